import { expect, test } from '@jest/globals'
import { openMarket, secret, spec, type TestMarket } from '../../../sandbox/src/testing/market/market.ts'
import { manualClock } from '../clock.ts'
import { transact } from '../db/transact.ts'
import { createMarket } from './engine.ts'
import type { MarketEngine } from './port.ts'
import { createSeeds, hashOf } from './seeds.ts'
import { DAY_SECONDS } from './sessions.ts'
import { barsBetween } from './store.ts'

const three = ['BTCUSDT', 'XAUUSD', 'EURUSD']

/** The same data, found again by a new process at a later time. */
function reopened({ db, clock }: TestMarket, seconds: number, symbols = three): MarketEngine {
  const later = manualClock(clock.now() + seconds * 1000)
  const market = createMarket({ db, clock: later, keys: { secret } }, symbols.map(spec))
  market.load()
  return market
}

const minutes = ({ db }: TestMarket, symbol: string) => barsBetween(db, symbol, '1m', 0, Number.MAX_SAFE_INTEGER)

test('each second every open symbol has one tick, numbered, in its precision', () => {
  const { market, clock } = openMarket({ symbols: three })
  const before = market.all()
  clock.advance(1, now => {
    const ticks = market.second(now)
    expect(ticks.map(tick => [tick.symbol, tick.time, tick.seq, tick.open])).toEqual(
      three.map(symbol => [symbol, now, 2, true]),
    )
    expect(market.all()).toEqual(ticks)
    expect(ticks.map(tick => tick.price)).not.toEqual(before.map(tick => tick.price))
    expect(ticks.map(tick => tick.price.split('.')[1]?.length)).toEqual([2, 2, 5])
  })
})

test('a second is lived once: the same one again, or an earlier one, has no ticks', () => {
  const { market, clock, live } = openMarket({ symbols: three })
  live(3)
  const all = market.all()
  expect(market.second(clock.now() + 400)).toEqual([])
  expect(market.second(clock.now() - 2_000)).toEqual([])
  expect(market.all()).toEqual(all)
})

test('in closed hours the last tick stands, marked closed; at the opening ticks go on', () => {
  const friday = openMarket({ symbols: three, start: '2026-11-28 04:59:58' })
  friday.live(3)
  expect(friday.market.all().map(tick => [tick.seq, tick.open])).toEqual([
    [4, true],
    [2, false],
    [2, false],
  ])
  const sunday = openMarket({ symbols: ['EURUSD'], start: '2026-11-30 04:59:58' })
  expect(sunday.market.last('EURUSD')).toMatchObject({ price: '1.08500', seq: 1, open: false })
  sunday.live(2)
  expect(sunday.market.last('EURUSD')).toMatchObject({ seq: 2, open: true, time: sunday.clock.now() })
})

test('when the work on a second fails, the second was not lived: it comes again, the same', () => {
  const { market, clock, live } = openMarket({ symbols: three })
  live(2)
  const before = market.all()
  const fail = () => {
    throw new Error('no')
  }
  expect(() => market.second(clock.now() + 1000, fail)).toThrow('no')
  expect(market.all()).toEqual(before)
  const again = market.second(clock.now() + 1000)
  const other = openMarket({ symbols: three })
  other.live(3)
  expect(again).toEqual(other.market.all())
})

test('a transaction that failed without a word is noticed at the next beat', () => {
  const { market, clock, db } = openMarket({ symbols: three })
  db.exec('BEGIN')
  market.beat(db as never, clock.now() + 1000)
  db.exec('ROLLBACK')
  clock.advance(2, () => {})
  const ticks = transact(db, tx => market.beat(tx, clock.now()))
  expect(ticks.map(tick => tick.seq)).toEqual([2, 2, 2])
})

test('seconds that passed unseen moved price and bars as if they had been seen, and recorded no tick', () => {
  const seen = openMarket({ symbols: three })
  const unseen = openMarket({ symbols: three })
  seen.live(1_800)
  unseen.clock.advance(1_799, () => {})
  unseen.live(1)
  expect(unseen.market.all().map(tick => tick.price)).toEqual(seen.market.all().map(tick => tick.price))
  expect(unseen.market.all().map(tick => tick.seq)).toEqual([2, 2, 2])
  for (const symbol of three) expect(minutes(unseen, symbol)).toEqual(minutes(seen, symbol))
})

test('the second of a restart is lived by its first beat: each open symbol has a tick of it', () => {
  const stopped = openMarket({ symbols: three })
  stopped.live(5)
  const market = reopened(stopped, 60)
  const now = stopped.clock.now() + 60_000
  expect(market.second(now).map(tick => [tick.time, tick.seq])).toEqual(three.map(() => [now, 7]))
})

test('a downtime of up to an hour is filled second by second from the process', () => {
  const steady = openMarket({ symbols: three })
  const stopped = openMarket({ symbols: three })
  stopped.live(100)
  const market = reopened(stopped, 3_500)
  expect(market.all().map(tick => tick.seq)).toEqual([101, 101, 101])
  market.second(stopped.clock.now() + 3_501_000)
  steady.live(3_601)
  expect(market.all().map(tick => tick.price)).toEqual(steady.market.all().map(tick => tick.price))
  for (const symbol of three) expect(minutes(stopped, symbol)).toEqual(minutes(steady, symbol))
})

test('a longer downtime is bridged: no minute is missing, each opens where the last closed, closed hours stay empty', () => {
  const stopped = openMarket({ symbols: three })
  stopped.live(95)
  const market = reopened(stopped, 30 * 3600)
  const btc = minutes(stopped, 'BTCUSDT').slice(-1_800)
  expect(btc.every((bar, i) => i === 0 || bar.time === (btc[i - 1]?.time ?? 0) + 60)).toBe(true)
  const before = stopped.clock.now() / 1000
  const bridged = btc.filter(bar => bar.time > before)
  expect(bridged).toHaveLength(30 * 60 - 1)
  expect(bridged.slice(1).map(bar => bar.open)).toEqual(bridged.slice(0, -1).map(bar => bar.close))
  const closed = (bar: { time: number }) =>
    (bar.time + 8 * 3600) % DAY_SECONDS >= 5 * 3600 && (bar.time + 8 * 3600) % DAY_SECONDS < 6 * 3600
  expect(minutes(stopped, 'XAUUSD').filter(closed)).toEqual([])
  market.second(stopped.clock.now() + 30 * 3600_000 + 1000)
  expect(market.last('BTCUSDT')?.seq).toBe(97)
})

test('after half a year away each period is there as long as it is kept, and nothing is there twice', () => {
  const stopped = openMarket({ symbols: ['BTCUSDT'] })
  stopped.live(5)
  const market = reopened(stopped, 180 * DAY_SECONDS, ['BTCUSDT'])
  const count = (period: '1m' | '15m' | '1h' | '1d') => market.bars('BTCUSDT', period, undefined, 500)
  expect(count('1d').bars).toHaveLength(500)
  const days = barsBetween(stopped.db, 'BTCUSDT', '1d', 0, Number.MAX_SAFE_INTEGER)
  expect(days).toHaveLength(1826)
  expect(days.slice(1).every((bar, i) => bar.time === (days[i]?.time ?? 0) + DAY_SECONDS)).toBe(true)
})

test('ticks are kept for 24 hours and candles as long as their period says', () => {
  const { db, market, clock, live } = openMarket({ symbols: ['BTCUSDT'] })
  live(10)
  clock.advance(DAY_SECONDS - 5, () => {})
  live(1)
  const { first, count } = db.prepare('SELECT min(second) AS first, count(*) AS count FROM tick').get() as never
  expect([first, count]).toEqual([clock.now() / 1000 - DAY_SECONDS, 6])
  const oldest = db.prepare("SELECT min(time) AS time FROM candle WHERE period = '1m'").get()?.time
  expect(oldest).toBe(Math.floor(clock.now() / 3_600_000) * 3600 - 3 * DAY_SECONDS)
  expect(market.tickAt('BTCUSDT', clock.now() + 30_500)?.seq).toBe(12)
  expect(market.tickAt('BTCUSDT', clock.now() - 600_000)).toBeUndefined()
})

test('the hash of a seed is published with its day, the seed when the day is over, both once in the log', () => {
  const lines: unknown[] = []
  const { db } = openMarket({ symbols: [] })
  const clock = manualClock(Date.parse('2026-11-25T23:59:58+08:00'))
  const market = createMarket({ db, clock, keys: { secret }, log: (...line) => lines.push(line) }, [spec('XAUUSD')])
  market.load()
  const seed = createSeeds(secret).at(clock.now() / 1000)
  expect(market.seed('2026-11-25')).toEqual({ day: '2026-11-25', hash: hashOf(seed), seed: null })
  clock.advance(3, now => market.second(now))
  expect(market.seed('2026-11-25')?.seed).toBe(seed)
  expect(market.seed('2026-11-26')?.seed).toBeNull()
  expect(lines).toEqual([
    ['market-seed-hash', { day: '2026-11-25', hash: hashOf(seed) }],
    ['market-seed', { day: '2026-11-25', seed }],
    ['market-seed-hash', { day: '2026-11-26', hash: market.seed('2026-11-26')?.hash }],
  ])
})

test('a symbol that joins later gets its history then, and lists keep their order', () => {
  const old = openMarket({ symbols: ['BTCUSDT', 'EURUSD'] })
  old.live(5)
  const market = reopened(old, 0, ['BTCUSDT', 'XAUUSD', 'EURUSD'])
  expect(market.all().map(tick => [tick.symbol, tick.seq])).toEqual([
    ['BTCUSDT', 6],
    ['XAUUSD', 1],
    ['EURUSD', 6],
  ])
})

test('before load the market says what to do', () => {
  const { db, clock } = openMarket({ symbols: ['BTCUSDT'] })
  const market = createMarket({ db, clock, keys: { secret } })
  expect(() => market.all()).toThrow('call load() before')
})
