/** What a CFD must be worth over a rest bears four deviations of what its price may jump by. */
import { expect, test } from '@jest/globals'
import {
  type Big,
  big,
  bookedProfit,
  type Decimal,
  dollarsPer,
  markPrice,
  nightFee,
  restLeverage,
  restRequired,
  type Side,
} from '@shared/money'
import { fromStamp } from '../clock.ts'
import { type Rest, restAfter, restMargin } from './gap.ts'
import { CLOSED_WEIGHT, varianceOf } from './process.ts'
import { type SymbolSpec, symbolOf, symbols } from './symbols.ts'

const second = (time: string) => fromStamp(`2026-11-${time}`) / 1000
const cfds = symbols.filter(({ spread }) => spread)
const spec = (name: string) => symbolOf(name) as SymbolSpec

test('the rest after a second is the night of metals, or the weekend of all', () => {
  const [gold, euro, coin] = ['XAUUSD', 'EURUSD', 'BTCUSDT'].map(name => spec(name).hours)
  const night = { from: second('25 05:00:00'), to: second('25 06:00:00') }
  expect(restAfter(gold ?? [], second('24 12:00:00'))).toEqual(night)
  expect(restAfter(gold ?? [], night.from - 1)).toEqual(night)
  expect(restAfter(gold ?? [], second('27 12:00:00'))).toEqual({
    from: second('28 05:00:00'),
    to: second('30 06:00:00'),
  })
  expect(restAfter(euro ?? [], second('24 12:00:00'))).toEqual({
    from: second('28 05:00:00'),
    to: second('30 05:00:00'),
  })
  expect(restAfter(coin ?? [], second('24 12:00:00'))).toBeUndefined()
})

/** Of one lot, by prices as they are told. */
function worthAt(of: SymbolSpec, side: Side, entry: string, priceOf: (name: string) => string): string {
  const { contractSize = '1', quoteCurrency, pricePrecision, spread, symbol } = of
  const size = big(contractSize).times(dollarsPer(quoteCurrency, priceOf))
  return bookedProfit(side, size, entry, markPrice(side, priceOf(symbol), { spread, pricePrecision }))
}

const weekend = (of: SymbolSpec) => restAfter(of.hours, second('27 12:00:00')) ?? { from: 0, to: 0 }
const nights = (of: SymbolSpec) => restAfter(of.hours, second('25 12:00:00')) ?? { from: 0, to: 0 }

/** Prices of all symbols after a jump of so many deviations, each in its own way. */
function jumped(of: SymbolSpec, deviations: number, times: number, closed: number) {
  const moved = (name: string, way: number) => {
    const { sigma, reference, pricePrecision } = spec(name)
    const variance = varianceOf(sigma, 1 + CLOSED_WEIGHT * closed)
    const scale = name === of.symbol || of.symbol === 'EURJPY' ? times : 1
    const jump = Math.exp(way * Math.abs(deviations) * Math.sqrt(variance) - (deviations === 0 ? 0 : variance / 2))
    return (Number(reference) * scale * jump).toFixed(pricePrecision)
  }
  const way = Math.sign(deviations)
  if (of.symbol !== 'EURJPY') return (name: string) => moved(name, way)
  const product = (Number(moved('EURUSD', way)) * Number(moved('USDJPY', way))).toFixed(3)
  return (name: string) => (name === 'EURJPY' ? product : moved(name, way))
}

type Position = { of: SymbolSpec; side: Side; times: number; opened: number }

/** What a lot loses by a jump of four deviations against it, and what was required of it. */
function overJump({ of, side, times, opened }: Position, rest: Rest): [lost: Big, required: Decimal] {
  const before = jumped(of, 0, times, 0)
  const after = jumped(of, side === 'long' ? -4 : 4, times, rest.to - rest.from)
  const entry = (Number(before(of.symbol)) * opened).toFixed(of.pricePrecision)
  const size = big(of.contractSize ?? '1').times(dollarsPer(of.quoteCurrency, before))
  const rate = (side === 'long' ? of.swapLong : of.swapShort) ?? '0'
  const fee = nightFee(size, before(of.symbol), '1', rate, '1', '0')
  const lost = big(worthAt(of, side, entry, before))
    .minus(worthAt(of, side, entry, after))
    .plus(fee)
  return [lost, restRequired(restMargin(of, rest), size, markPrice(side, before(of.symbol), of), entry)]
}

const sides: readonly Side[] = ['long', 'short']
const cases = cfds.flatMap(of => sides.map(side => [of.symbol, side, of] as const))

test.each(cases)('a %s %s loses no more by four deviations and its night fee than the rest requires', (_, side, of) => {
  const positions = [0.3, 1, 3, 10].flatMap(times => [0.8, 1, 1.25].map(opened => ({ of, side, times, opened })))
  for (const rest of [weekend(of), nights(of)])
    for (const position of positions) {
      const [lost, required] = overJump(position, rest)
      expect([position.times, position.opened, lost.lte(required)]).toEqual([position.times, position.opened, true])
    }
})

test('over a weekend a position opens with these leverages at most, over a night with all', () => {
  const most = (of: SymbolSpec, rest = weekend(of)) =>
    of.leverages.findLast(one => one <= (restLeverage(restMargin(of, rest)) ?? one))
  expect(Object.fromEntries(cfds.map(of => [of.symbol, most(of)]))).toEqual({
    ...{ XAUUSD: 20, XAGUSD: 20, XPTUSD: 20, XPDUSD: 20, EURJPY: 20 },
    ...{ EURUSD: 50, GBPUSD: 50, USDJPY: 50, AUDUSD: 50, USDCAD: 100, USDCHF: 50, NZDUSD: 50 },
  })
  for (const of of cfds.filter(({ category }) => category === 2)) expect(most(of, nights(of))).toBe(of.leverages.at(-1))
})
