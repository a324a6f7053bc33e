import { expect, test } from '@jest/globals'
import { fc } from '../../testing/src/soak.ts'
import { big, compare, truncate } from './big.ts'
import {
  askPremium,
  bidPremium,
  buyerTolerance,
  fairPremium,
  highestPremium,
  isStrikeGood,
  lowestBid,
  type OptionTerms,
  optionBreakEven,
  optionCost,
  optionPayoff,
  optionReturn,
  sellBackValue,
  sellerTolerance,
  strikesAround,
} from './option.ts'
import { changeRate } from './profit.ts'
import { prices, sides } from './testing/values.ts'

type Published = { spot: number; strike: string; rate: number; carry: number; volatility: string; years: number }

/** A book's option on a spot price with interest: its forward price in place of the spot, the value discounted again. */
function published(side: OptionTerms['side'], { spot, strike, rate, carry, volatility, years }: Published): number {
  const price = (spot * Math.exp(carry * years)).toFixed(12)
  const value = fairPremium({ side, price, strike, volatility, seconds: years * 31_536_000 })
  return Number(value) * Math.exp(-rate * years)
}

/** J. Hull, Options, Futures, and Other Derivatives, 9th edition, section 15.8, example 15.6. */
const hull = { spot: 42, strike: '40', rate: 0.1, carry: 0.1, volatility: '0.2', years: 0.5 }
/**
 * E. Haug, Option Pricing Formulas, McGraw-Hill 1998, pages 2 to 8 (a stock; Black 1976), as QuantLib holds itself against
 * them: github.com/lballabio/QuantLib, test-suite/europeanoption.cpp, testValues.
 */
const haug = { spot: 60, strike: '65', rate: 0.08, carry: 0.08, volatility: '0.3', years: 0.25 }
const haugFutures = { spot: 19, strike: '19', rate: 0.1, carry: 0, volatility: '0.28', years: 0.75 }

test.each([
  ['Hull, call', 'long', hull, 2, '4.76'],
  ['Hull, put', 'short', hull, 2, '0.81'],
  ['Haug, call', 'long', haug, 4, '2.1334'],
  ['Haug, call on futures', 'long', haugFutures, 4, '1.7011'],
  ['Haug, put on futures', 'short', haugFutures, 4, '1.7011'],
] as const)('%s is worth what the book says', (_, side, example, places, value) =>
  expect(published(side, example).toFixed(places)).toBe(value),
)

/** The same, page 24, Black 1976 at 100 with r 0.1: years, volatility, then calls and puts on futures at 90, 100 and 110. */
const haugTable = [
  [0.1, '0.15', ['0.0205', '1.8734', '9.9413'], ['9.9210', '1.8734', '0.0408']],
  [0.1, '0.25', ['0.3150', '3.1217', '10.3556'], ['10.2155', '3.1217', '0.4551']],
  [0.1, '0.35', ['0.9474', '4.3693', '11.1381'], ['10.8479', '4.3693', '1.2376']],
  [0.5, '0.15', ['0.8069', '4.0232', '10.5769'], ['10.3192', '4.0232', '1.0646']],
  [0.5, '0.25', ['2.7026', '6.6997', '12.7857'], ['12.2149', '6.6997', '3.2734']],
  [0.5, '0.35', ['4.9329', '9.3679', '15.3086'], ['14.4452', '9.3679', '5.7963']],
] as const

test.each(haugTable)("Haug's table, %s years at a volatility of %s", (years, volatility, calls, puts) => {
  const values = { long: calls, short: puts }
  for (const side of ['long', 'short'] as const)
    for (const [nth, spot] of [90, 100, 110].entries()) {
      const value = published(side, { spot, strike: '100', rate: 0.1, carry: 0, volatility, years })
      // printed by a coarser normal distribution: QuantLib allows as much
      expect(Math.abs(value - Number(values[side][nth]))).toBeLessThan(1e-4)
    }
})

const hour: OptionTerms = { side: 'long', price: '64000', strike: '64000', volatility: '0.55', seconds: 3600 }

test('a rise for an hour at 64,000: 153.04, even at 64,153.04; at 64,500 it pays 500, 226.71 %', () => {
  const premium = askPremium(hour, '0.02')
  expect(premium).toBe('153.04')
  expect(optionBreakEven('long', '64000', premium)).toBe('64153.04')
  expect(optionBreakEven('short', '64000', premium)).toBe('63846.96')
  const payoff = optionPayoff('long', '1', '64000', '64500')
  expect([payoff, optionReturn(payoff, premium)]).toEqual(['500', '346.96'])
  expect(truncate(big(changeRate(premium, payoff)).times('100'), 2)).toBe('226.71')
  expect(optionPayoff('short', '1', '64000', '64500')).toBe('0')
})

test('sold back at once it loses what both markups and both roundings take', () => {
  // fair 150.0358…: 153.0365 up, 147.0351 down
  expect(bidPremium(hour, '0.02')).toBe('147.03')
  expect([optionCost('0.03', '153.04'), sellBackValue('0.03', '147.03')]).toEqual(['4.5912', '4.4109'])
})

test('the highest premium at a tolerance is that of a mark moved against the buyer', () => {
  expect(highestPremium(hour, '0.02', '0.001')).toBe(askPremium({ ...hour, price: '64064' }, '0.02'))
  expect(highestPremium({ ...hour, side: 'short' }, '0.02', '0.001')).toBe(
    askPremium({ ...hour, side: 'short', price: '63936' }, '0.02'),
  )
})

test.each(['long', 'short'] as const)(
  'a part of the premium of a %s is a tolerance of the mark that keeps it, and no millionth more',
  side => {
    const terms = { ...hour, side }
    const most = Number(askPremium(terms, '0.02')) * 1.05
    const tolerance = buyerTolerance(terms, '0.02', '0.05', '0.01')
    const after = (more: string) => Number(highestPremium(terms, '0.02', big(tolerance).plus(more).toString()))
    expect(after('0')).toBeLessThanOrEqual(most)
    expect(after('0.000001')).toBeGreaterThan(most)
    const least = Number(bidPremium(terms, '0.02')) * 0.95
    const sold = sellerTolerance(terms, '0.02', '0.05', '0.01')
    const left = (more: string) => Number(lowestBid(terms, '0.02', big(sold).plus(more).toString()))
    expect(left('0')).toBeGreaterThanOrEqual(least)
    expect(left('0.000001')).toBeLessThan(least)
  },
)

test('a tolerance of the mark is never wider than the exchange takes', () => {
  expect(buyerTolerance({ ...hour, seconds: 31_536_000 }, '0.02', '5', '0.01')).toBe('0.01')
  expect(sellerTolerance({ ...hour, seconds: 31_536_000 }, '0.02', '1', '0.01')).toBe('0.01')
})

test('as it ends it is worth what it pays, and nothing is bought below a cent', () => {
  expect(fairPremium({ ...hour, seconds: 0, price: '64010.5' })).toBe('10.5')
  expect(fairPremium({ ...hour, seconds: 0, price: '63990' })).toBe('0')
  expect(askPremium({ ...hour, seconds: 1, price: '60000' }, '0.02')).toBe('0.01')
})

test('rise less fall is the forward, worth never less than paid at once nor more than the price', () =>
  fc.assert(
    fc.property(
      prices,
      fc.integer({ min: -3, max: 3 }),
      fc.integer({ min: 1, max: 604_800 }),
      (price, steps, seconds) => {
        const strike = big(price).plus(String(steps)).toString()
        const value = (side: OptionTerms['side']) => fairPremium({ ...hour, side, price, strike, seconds })
        const forward = big(price).minus(big(strike))
        expect(
          compare(
            big(value('long'))
              .minus(big(value('short')))
              .minus(forward)
              .abs(),
            '0.0000001',
          ),
        ).toBeLessThan(0)
        for (const side of ['long', 'short'] as const)
          expect(compare(value(side), optionPayoff(side, '1', strike, price))).toBeGreaterThanOrEqual(0)
      },
    ),
  ))

test('no way of buying and selling back at one price wins', () =>
  fc.assert(
    fc.property(sides, prices, fc.integer({ min: 0, max: 604_800 }), (side, price, seconds) => {
      const terms = { ...hour, side, price, strike: strikesAround(price, '100')[2] ?? price, seconds }
      expect(compare(bidPremium(terms, '0.02'), askPremium(terms, '0.02'))).toBeLessThan(0)
    }),
  ))

test('five strikes stand around the nearest, and one is good within three steps of it', () => {
  expect(strikesAround('64049.99', '100')).toEqual(['63800', '63900', '64000', '64100', '64200'])
  expect(strikesAround('64050', '100')[2]).toBe('64100')
  expect(strikesAround('3302.5', '5')).toEqual(['3295', '3300', '3305', '3310', '3315'])
  const good = (strike: string) => isStrikeGood(strike, '64010', '100')
  expect(['63600', '63700', '64300', '64400', '64050'].map(good)).toEqual([false, true, true, false, false])
})
