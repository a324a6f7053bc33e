/** An exchange with its years of candles: grown once in a run of the tests, and each suite goes on from a copy, as from a restart. */
import { hash } from 'node:crypto'
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openingOf, type Tape } from '@shared/engine/market/tape'
import { startHosted } from './exchange-host.ts'
import { moment } from './moment.ts'
import { once, room } from './once-a-run.ts'

async function grow(data: string, start: number, ...args: string[]): Promise<void> {
  const exchange = await startHosted(['--clock', 'manual', '--data', data, ...args], { SANDBOX_START: String(start) })
  await exchange.stop()
}

async function growAt(opening: Tape, data: string): Promise<void> {
  const file = join(data, 'tape.json')
  writeFileSync(file, JSON.stringify(opening))
  await grow(data, moment(), '--tape', file)
  rmSync(file)
}

type Growth = { tape?: Tape | undefined; demo?: boolean | undefined; clock?: 'manual' | 'real' | undefined }

/**
 * Fills an empty folder with the data of an exchange that was stopped before its first second, where a run of the tests
 * keeps one: tapes that begin alike have the same history. Under a real clock (default manual) it is as old as the run.
 */
export async function growInto(data: string, { tape, demo = false, clock = 'manual' }: Growth = {}): Promise<void> {
  const opening = tape && openingOf(tape)
  if (!room() || (tape && !opening) || (tape && demo)) return
  const name = opening ? `exchange-${hash('sha256', JSON.stringify(opening)).slice(0, 16)}` : `exchange-${clock}`
  const start = clock === 'real' ? Date.now() : moment()
  const growUsual = (made: string) => grow(made, start, ...(demo ? ['--demo'] : []))
  const grown = await once(demo ? `${name}-demo` : name, opening ? made => growAt(opening, made) : growUsual)
  cpSync(grown, data, { recursive: true })
}
