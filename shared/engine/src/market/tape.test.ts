import { expect, test } from '@jest/globals'
import { openMarket, secret, spec, TEN } from '../../../sandbox/src/testing/market/market.ts'
import { fromStamp, realClock } from '../clock.ts'
import { createMarket } from './engine.ts'
import { parseTape, tapeStart } from './tape.ts'

const journey = {
  start: TEN,
  symbols: {
    BTCUSDT: [
      [0, '64000'],
      [3, '65000'],
      ['10:00:05', '64480'],
      ['2026-11-25 10:00:07', '60200.01'],
    ],
    XAUUSD: [[2, '3310']],
  },
  gaps: [
    { from: 8, to: 11, symbols: ['BTCUSDT'] },
    { from: '10:00:12', to: '10:00:14' },
  ],
}
const symbols = ['BTCUSDT', 'XAUUSD', 'ETHUSDT']

/** The newest price of each second, '' where none was recorded. */
function played(tape: unknown, seconds: number, symbol: string): string[] {
  const { market, clock } = openMarket({ symbols, tape })
  const prices = [market.last(symbol)?.price ?? '']
  clock.advance(seconds, now => prices.push(market.second(now).find(tick => tick.symbol === symbol)?.price ?? ''))
  return prices
}

test('each second has exactly the price on the tape; it holds until the next; in a gap there is none', () => {
  expect(played(journey, 14, 'BTCUSDT')).toEqual([
    ...['64000.00', '64000.00', '64000.00'],
    ...['65000.00', '65000.00'],
    ...['64480.00', '64480.00'],
    '60200.01',
    ...['', '', ''],
    '60200.01',
    ...['', ''],
    '60200.01',
  ])
})

test('the first price holds before its time too; a symbol that is not on the tape holds its reference', () => {
  expect(new Set(played(journey, 4, 'XAUUSD'))).toEqual(new Set(['3310.00']))
  expect(new Set(played(journey, 4, 'ETHUSDT'))).toEqual(new Set(['3200.00']))
})

test('in a gap the last tick grows old but stays open', () => {
  const { market, live, clock } = openMarket({ symbols, tape: journey })
  live(10)
  expect(market.last('BTCUSDT')).toMatchObject({ price: '60200.01', time: clock.now() - 3_000, open: true })
})

test('charts before the start end at the first price, and the running bar holds the tape', () => {
  const { market, live } = openMarket({
    symbols,
    tape: {
      symbols: {
        BTCUSDT: [
          [0, '50000'],
          [2, '51000'],
          [4, '49000'],
        ],
      },
    },
  })
  const bar = () => market.bars('BTCUSDT', '1m', undefined, 1).bars[0]?.slice(1, 5)
  expect(market.bars('BTCUSDT', '1d', undefined, 1).bars[0]?.[4]).toBe('50000.00')
  live(5)
  expect(bar()).toEqual([expect.any(String), '51000.00', '49000.00', '49000.00'])
  expect(market.bars('BTCUSDT', '1d', undefined, 500).bars).toHaveLength(500)
})

test('hours that nobody saw make the bars that they had made second by second', () => {
  const [seen, unseen] = [openMarket({ symbols, tape: journey }), openMarket({ symbols, tape: journey })]
  seen.live(7_200)
  unseen.clock.advance(7_199, () => {})
  unseen.live(1)
  const bars = ({ market }: typeof seen, symbol: string) =>
    market
      .bars(symbol, '1m', undefined, 121)
      .bars.map(([time, open, high, low, close]) => [time, open, high, low, close])
  for (const symbol of symbols) expect(bars(unseen, symbol)).toEqual(bars(seen, symbol))
  expect(unseen.market.last('BTCUSDT')).toMatchObject({ price: '60200.01', time: seen.clock.now() })
})

test('days that nobody saw make the bars that they had made hour by hour, over a weekend too', () => {
  const some = ['BTCUSDT', 'XAUUSD']
  const turn: [string, string] = ['2026-11-26 13:37:21', '63999.5']
  const tape = { ...journey, symbols: { ...journey.symbols, BTCUSDT: [...journey.symbols.BTCUSDT, turn] } }
  const [seen, unseen] = [openMarket({ symbols: some, tape }), openMarket({ symbols: some, tape })]
  const hours = 4 * 24 + 1
  for (let hour = 0; hour < hours; hour++) {
    seen.clock.advance(3599, () => {})
    seen.live(1)
  }
  unseen.clock.advance(hours * 3600 - 1, () => {})
  unseen.live(1)
  const bars = ({ db }: typeof seen) =>
    db.prepare('SELECT symbol, period, time, open, high, low, close FROM candle ORDER BY symbol, period, time').all()
  expect(bars(unseen)).toEqual(bars(seen))
})

test('closed hours stay closed on a tape', () => {
  const saturday = {
    symbols: {
      EURUSD: [
        [0, '1.1'],
        [3, '1.2'],
      ],
    },
  }
  const { market, live } = openMarket({ start: '2026-11-28 04:59:58', symbols: ['EURUSD'], tape: saturday })
  live(5)
  expect(market.last('EURUSD')).toMatchObject({ price: '1.10000', open: false })
})

test('a tape goes on where it was after a restart', () => {
  const steps = {
    symbols: {
      BTCUSDT: [
        [0, '1'],
        [5, '2'],
      ],
    },
  }
  const { db, market, live, clock } = openMarket({ symbols: ['BTCUSDT'], tape: steps })
  live(4)
  const again = createMarket({ db, clock, keys: { secret }, tape: parseTape(steps) }, [spec('BTCUSDT')])
  again.load()
  clock.advance(1, now => again.second(now))
  expect([market.last('BTCUSDT')?.price, again.last('BTCUSDT')?.price]).toEqual(['1.00', '2.00'])
})

test('no seed made these prices, so none is published; the source says so', () => {
  const { market } = openMarket({ symbols, tape: journey })
  expect(market.source).toBe('tape')
  expect(market.seed('2026-11-25')).toBeUndefined()
  expect(openMarket({ symbols: ['BTCUSDT'] }).market.source).toBe('process')
})

test('a tape needs a manual clock, and data of its own', () => {
  const { db, clock } = openMarket({ symbols: ['BTCUSDT'] })
  const tape = parseTape(journey)
  expect(() => createMarket({ db, clock: realClock(), keys: { secret }, tape })).toThrow('needs a manual clock')
  expect(() => createMarket({ db, clock, keys: { secret }, tape }).load()).toThrow('use another folder')
})

test('the start is for the clock', () => {
  expect(tapeStart(parseTape(journey))).toBe(fromStamp(TEN))
  expect(tapeStart(parseTape({ symbols: {} }))).toBeUndefined()
})

test.each([
  [{ symbols: { NOPE: [[0, '1']] } }, 'names NOPE, which is not quoted'],
  [{ symbols: {}, gaps: [{ from: 0, to: 1, symbols: ['NOPE'] }] }, 'names NOPE'],
  [{ symbols: { BTCUSDT: [[0, '1.234']] } }, 'is no price of 2 decimal places'],
  [{ symbols: { BTCUSDT: [[0, 64_000]] } }, 'not readable at symbols.BTCUSDT.0.1'],
  [{ symbols: { BTCUSDT: [] } }, 'not readable at symbols.BTCUSDT'],
  [{ symbols: {}, prices: {} }, 'not readable at prices'],
  [{ symbols: { BTCUSDT: [['soon', '1']] } }, 'not readable at symbols.BTCUSDT.0.0'],
])('a tape that is wrong says where: %j', (tape, words) => {
  expect(() => parseTape(tape)).toThrow(words)
})

test('prices out of order are refused when the tape is put on', () => {
  const backwards = {
    symbols: {
      BTCUSDT: [
        ['10:00:09', '1'],
        [5, '2'],
      ],
    },
  }
  expect(() => openMarket({ symbols, tape: backwards })).toThrow('BTCUSDT are not in order of time at number 2')
})
