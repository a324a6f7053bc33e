/** A data folder whose prices had fewer decimals goes on with more. */
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { CandlePeriod } from '@shared/contract'
import { migrations } from '../../../sandbox/src/domains/migrations.ts'
import { secret, spec } from '../../../sandbox/src/testing/market/market.ts'
import { fromStamp, type ManualClock, manualClock } from '../clock.ts'
import type { Context } from '../context.ts'
import { migrate } from '../db/migrate.ts'
import { type Db, openDatabase } from '../db/open.ts'
import { createMarket } from './engine.ts'
import type { MarketEngine } from './port.ts'
import type { SymbolSpec } from './symbols.ts'
import { marketVerify, type Verification } from './verify.ts'

const DOGE = spec('DOGEUSDT')
const coarse = { ...DOGE, pricePrecision: DOGE.pricePrecision - 2 }

let db: Db
let clock: ManualClock
beforeEach(() => {
  db = openDatabase(':memory:')
  migrate(db, migrations)
  clock = manualClock(fromStamp('2026-11-25 10:00:30'))
})
afterEach(() => db.close())

/** As after a restart with a version that quotes a symbol so. */
function loaded(quoted: SymbolSpec): MarketEngine {
  const market = createMarket({ db, clock, keys: { secret } }, [quoted])
  market.load()
  return market
}
const live = (market: MarketEngine, seconds: number) => clock.advance(seconds, now => market.second(now))

/** All that is told of the past, as numbers. */
function toldBy(market: MarketEngine) {
  const bars = (period: CandlePeriod) =>
    market.bars('DOGEUSDT', period, undefined, 200).bars.map(bar => bar.map(Number))
  const [ticker] = market.tickers()
  const { price, high24h, low24h, change, turnover24h } = ticker ?? {}
  const ticks = [1, 90, 200].map(ago => market.tickAt('DOGEUSDT', clock.now() - ago * 1000)?.price)
  return {
    bars: (['1m', '15m', '1h', '1d'] as const).map(bars),
    prices: [price, high24h, low24h, change, turnover24h, ...ticks].map(Number),
    spark: market.spark('DOGEUSDT').map(Number),
  }
}

test('keeps every price, bar and daily figure when a version quotes more decimals', () => {
  const before = loaded(coarse)
  live(before, 400)
  const told = toldBy(before)
  const after = loaded(DOGE)
  expect(toldBy(after)).toEqual(told)
  expect(after.last('DOGEUSDT')?.price).toBe(`${before.last('DOGEUSDT')?.price}00`)
})

test('market verify finds each tick and bar where the seed puts it, from before the new decimals and since', () => {
  live(loaded(coarse), 400)
  clock.advance(100, () => {})
  live(loaded({ ...coarse, pricePrecision: coarse.pricePrecision + 1 }), 200)
  const market = loaded(DOGE)
  live(market, 200)
  const context = { db, keys: { secret }, market } as unknown as Context
  db.exec('BEGIN')
  const args = { positionals: ['2026-11-25', 'DOGEUSDT'], options: {} }
  expect(marketVerify.run(context, args) as Verification).toMatchObject({ ticks: 801, differences: [] })
  db.exec('UPDATE symbol_refined SET places = places - 1')
  expect(() => marketVerify.run(context, args)).toThrow('are not what its seed makes')
  db.exec('ROLLBACK')
})

test('changes nothing at the next start', () => {
  live(loaded(coarse), 60)
  const told = toldBy(loaded(DOGE))
  expect(toldBy(loaded(DOGE))).toEqual(told)
})

test('refuses a data folder with more decimals than this version quotes, and leaves it as it is', () => {
  const market = loaded(DOGE)
  live(market, 60)
  const told = toldBy(market)
  expect(() => loaded(coarse)).toThrow('DOGEUSDT is kept with 6 decimals: this version, which quotes 4, is too old')
  expect(toldBy(loaded(DOGE))).toEqual(told)
})
