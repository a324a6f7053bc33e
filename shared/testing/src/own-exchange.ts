/** An exchange that a suite of screens has for itself: `exchange()` is this one until the suite ends. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from '@jest/globals'
import { parseTape, type Tape } from '@shared/engine/market/tape'
import { type RunningExchange, startHosted } from './exchange-host.ts'
import { exchangeVariable } from './exchange-process.ts'
import { growInto } from './grown.ts'

/** @param args as `pnpm sandbox` takes them, beside a clock that a test moves */
export function ownExchange(...args: string[]): void {
  own(undefined, args)
}

function own(tape: Tape | undefined, args: readonly string[]): void {
  let running: RunningExchange | undefined
  const data = mkdtempSync(join(tmpdir(), 'exchange-'))
  beforeAll(async () => {
    await growInto(data, { tape })
    running = await startHosted(['--clock', 'manual', '--data', data, ...args])
    process.env[exchangeVariable()] = JSON.stringify(running.address)
  })
  afterAll(async () => {
    await running?.stop()
    rmSync(data, { recursive: true })
  })
}

/** Prices are those of a tape (the exchange's market/tape.ts). */
export function tapedExchange(json: object): void {
  const tape = parseTape(json)
  const folder = mkdtempSync(join(tmpdir(), 'tape-'))
  const file = join(folder, 'tape.json')
  writeFileSync(file, JSON.stringify(tape))
  own(tape, ['--tape', file])
  afterAll(() => rmSync(folder, { recursive: true }))
}
