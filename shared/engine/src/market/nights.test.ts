/** Holding one side of a CFD gains nothing on average: no credit beats the spread, no convexity the fee. */
import { expect, test } from '@jest/globals'
import { creditLeft, nightFee, sum } from '@shared/money'
import { varianceOf } from './process.ts'
import { type SymbolSpec, symbols } from './symbols.ts'

const DAY = 86_400
/** Tuesday to Saturday: nights that its 05:00 counts for, and days that prices moved since the one before. A weekend counts a quarter. */
const WEEK = [
  { nights: '1', days: 1.5 },
  { nights: '1', days: 1 },
  { nights: '3', days: 1 },
  { nights: '1', days: 1 },
  { nights: '1', days: 1 },
] as const
const rollovers = Array.from({ length: 286 }, (_, nth) => WEEK[nth % 5] ?? WEEK[0])
const PRICES = [0.1, 1, 10]

/** What nights have charged of one unit after each 05:00, a credit below zero, where the price stands still. */
function charged(rate: string, price: string, spread: string): number[] {
  let all = '0'
  return rollovers.map(({ nights }) => {
    const fee = nightFee('100000', price, '1', rate, nights, creditLeft(spread, all))
    all = sum([all, fee]).toString()
    return Number(all) / 100_000
  })
}

/** A profit in yen counts by the closing price: E[1/P] grows by the variance. In units of the notional. */
const convexity = ({ quoteCurrency, sigma, factors }: SymbolSpec, days: number): number => {
  const own = factors.find(([name]) => name.endsWith(quoteCurrency))?.[1] ?? 1
  return quoteCurrency === 'USD' ? 0 : Math.expm1(varianceOf(sigma * own, days * DAY))
}

const cfds = symbols.filter(({ spread }) => spread)
const cases = cfds.flatMap(spec => PRICES.map(times => [spec.symbol, times, spec] as const))

test.each(cases)(
  'neither side of %s gains on average over one to four hundred nights, at %s times its price',
  (_, times, spec) => {
    const price = Number(spec.reference) * times
    const cost = Number(spec.spread)
    const spread = String(cost * 100_000)
    for (const side of ['long', 'short'] as const) {
      const rate = (side === 'long' ? spec.swapLong : spec.swapShort) ?? '0'
      let days = 0
      charged(rate, String(price), spread).forEach((fee, nth) => {
        days += rollovers[nth]?.days ?? 0
        const made = price * convexity(spec, days) * (side === 'long' ? -1 : 1)
        // a hair for what floats lose
        expect([side, nth, made - cost - fee <= 1e-9 || made - cost - fee]).toEqual([side, nth, true])
      })
    }
  },
)
