import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from '@jest/globals'
import { openMarket, spec, TEN } from '../../../sandbox/src/testing/market/market.ts'
import { lots, rounds, seed } from '../../../testing/src/soak.ts'
import { fromStamp, stamp } from '../clock.ts'
import { openDatabase } from '../db/open.ts'
import { toDecimal } from './points.ts'
import { pulseSecond, ticksBetween } from './store.ts'

const folder = mkdtempSync(join(tmpdir(), 'market-'))
const file = join(folder, 'exchange.db')
let child: ChildProcess | undefined
afterAll(() => {
  child?.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

/** Runs the process until it has told of so many ticks, then kills it. @returns all that it told */
async function killedAfter(lines: number, start: string): Promise<string[]> {
  const script = fileURLToPath(new URL('../../../sandbox/src/testing/market/beating.ts', import.meta.url))
  const running = spawn(process.execPath, ['--no-warnings', script, file, start], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child = running
  const told: string[] = []
  for await (const line of createInterface({ input: running.stdout }))
    if (told.push(line) === lines) running.kill('SIGKILL')
  return told
}

/** The ticks of the file as the process prints them. */
function recorded(): { lines: string[]; second: number } {
  const db = openDatabase(file)
  const lines = ['BTCUSDT', 'XAUUSD'].flatMap(symbol =>
    ticksBetween(db, symbol, 0, Number.MAX_SAFE_INTEGER).map(
      ({ second, seq, points }) => `${symbol} ${second} ${seq} ${toDecimal(points, spec(symbol).pricePrecision)}`,
    ),
  )
  const second = pulseSecond(db) ?? 0
  db.close()
  return { lines, second }
}

const below = lots()
/** After so many ticks told. */
const kills = Array.from({ length: rounds(40) }, () => 1 + below(333))

test(`killed ${kills.length} times at any moment: every tick that was told is there, and the bars are those of an unbroken run (SEED=${seed})`, async () => {
  const symbols = ['BTCUSDT', 'XAUUSD']
  const told: string[] = []
  let second = fromStamp(TEN) / 1000
  for (const lines of kills) {
    told.push(...(await killedAfter(lines, stamp(second * 1000))))
    const { lines: kept, second: reached } = recorded()
    const there = new Set(kept)
    expect(told.filter(line => !there.has(line))).toEqual([])
    // each symbol has a tick of every second, none twice
    expect(kept).toHaveLength(2 * (reached - fromStamp(TEN) / 1000 + 1))
    second = reached
  }
  const survivor = openMarket({ file, start: stamp(second * 1000), symbols })
  survivor.live(61)
  const unbroken = openMarket({ symbols })
  unbroken.live(second - fromStamp(TEN) / 1000 + 61)
  expect(survivor.market.all()).toEqual(unbroken.market.all())
  for (const symbol of symbols)
    for (const period of ['1m', '15m', '1h', '1d'] as const)
      expect(survivor.market.bars(symbol, period, undefined, 20)).toEqual(
        unbroken.market.bars(symbol, period, undefined, 20),
      )
  survivor.db.close()
})
