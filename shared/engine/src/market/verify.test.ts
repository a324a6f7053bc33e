import { beforeAll, beforeEach, expect, test } from '@jest/globals'
import { openMarket, secret, spec, type TestMarket } from '../../../sandbox/src/testing/market/market.ts'
import { manualClock } from '../clock.ts'
import type { Context } from '../context.ts'
import { createMarket } from './engine.ts'
import type { MarketEngine } from './port.ts'
import { createSeeds, hashOf } from './seeds.ts'
import { marketVerify, type Verification } from './verify.ts'

const symbols = ['BTCUSDT', 'XAUUSD']
let lived: TestMarket
let market: MarketEngine

/** Lives 400 seconds, is down for three hours, lives again over midnight. */
beforeAll(() => {
  lived = openMarket({ symbols, start: '2026-11-25 20:50:30' })
  lived.live(400)
  const clock = manualClock(lived.clock.now() + 3 * 3_600_000)
  market = createMarket({ db: lived.db, clock, keys: { secret } }, symbols.map(spec))
  market.load()
  clock.advance(400, now => market.second(now))
})
beforeEach(() => lived.db.exec('BEGIN'))

const verify = (day: string, symbol: string) => {
  const context = { db: lived.db, keys: { secret }, market } as unknown as Context
  try {
    return marketVerify.run(context, { positionals: [day, symbol], options: {} }) as Verification
  } finally {
    lived.db.exec('ROLLBACK')
  }
}

test.each(symbols)('every tick of %s is what the seed makes, before and after the downtime', symbol => {
  const result = verify('2026-11-25', symbol)
  expect(result).toMatchObject({ day: '2026-11-25', symbol, differences: [] })
  // 20:50:30 to 20:57:10, then 23:57:11 to 23:59:59
  expect(result.ticks).toBe(401 + 169)
  expect(result.bars).toBeGreaterThanOrEqual(7)
  expect(result.seed && hashOf(result.seed)).toBe(result.hash)
})

test('the running day is checked as far as it goes, and its seed is not told', () => {
  const { ticks, seed } = verify('2026-11-26', 'BTCUSDT')
  expect([ticks, seed]).toEqual([400 - 169, null])
})

test.each([
  [
    "UPDATE tick SET points = points + 1 WHERE symbol = 'BTCUSDT' AND second = (SELECT min(second) + 200 FROM tick)",
    'tick',
  ],
  [
    "INSERT INTO tick SELECT second + 1000, symbol, seq, points FROM tick WHERE symbol = 'BTCUSDT' AND second = (SELECT min(second) + 300 FROM tick)",
    'tick: recorded \\d+, computed no price',
  ],
  [
    "UPDATE candle SET high = high + 1 WHERE symbol = 'BTCUSDT' AND period = '1m' AND time = (SELECT min(second) / 60 * 60 + 120 FROM tick)",
    'bar',
  ],
  ["UPDATE market_seed SET hash = 'another' WHERE day = '2026-11-25'", 'seed: recorded another'],
])('a changed record is found and named: %s', (change, named) => {
  lived.db.exec(change)
  expect(() => verify('2026-11-25', 'BTCUSDT')).toThrow(
    new RegExp(
      `^1 records of BTCUSDT on 2026-11-25 are not what its seed makes:\\n2026-11-25 \\d\\d:\\d\\d:\\d\\d ${named}`,
    ),
  )
})

test('an exchange that swapped its key cannot hide it', () => {
  lived.db.exec('ROLLBACK; BEGIN')
  const context = { db: lived.db, keys: { secret: 'ab'.repeat(32) }, market } as unknown as Context
  const args = { positionals: ['2026-11-25', 'BTCUSDT'], options: {} }
  expect(() => marketVerify.run(context, args)).toThrow('are not what its seed makes')
  lived.db.exec('ROLLBACK')
})

test.each([
  ['2026-11-25', 'NOPE', 'is not quoted here'],
  ['25.11.2026', 'BTCUSDT', 'is no day'],
  ['2020-01-01', 'BTCUSDT', 'Nothing of BTCUSDT on 2020-01-01 is kept'],
])('market verify %s %s says what is wrong', (day, symbol, words) => {
  expect(() => verify(day, symbol)).toThrow(words)
})

test('the seed that was published recomputes the day by itself', () => {
  const { seed } = verify('2026-11-25', 'XAUUSD')
  expect(seed).toBe(createSeeds(secret).at(Date.parse('2026-11-25T20:00:00+08:00') / 1000))
})
