/** Nobody gains by the rounding of a price: a trader follows each step of the real process. */
import { expect, test } from '@jest/globals'
import { SPOT_ROUND_TRIP } from '@shared/money'
import { seed } from '../../../testing/src/soak.ts'
import { record } from './points.ts'
import { step } from './process.ts'
import { createSeeds } from './seeds.ts'
import { type SymbolSpec, symbols, token } from './symbols.ts'

const HOUR = 3600
const MONEY = 50_000
const monday = Date.UTC(2026, 10, 23, 2) / 1000
const seeds = createSeeds(seed.toString(16).padStart(64, '0'))

type Course = { spec: Omit<SymbolSpec, 'sort'>; price: number; roundTrip: string; hours: number }

/** All in after each fall of a step, all out after each rise. @returns what the money has become */
function afterTrading({ spec, price, roundTrip, hours }: Course): number {
  const kept = 1 - Number(roundTrip) / 2
  let [exact, before, money, held] = [price, record(price, spec.pricePrecision), MONEY, 0]
  for (let second = monday; second < monday + hours * HOUR; second++) {
    exact = step({ ...spec, sort: 0 }, seeds.at(second), exact, second)
    const now = record(exact, spec.pricePrecision)
    const trade = now < before ? 'buy' : now > before ? 'sell' : 'none'
    if (trade === 'buy') [held, money] = [held + (money / now) * kept, 0]
    if (trade === 'sell') [held, money] = [0, money + held * now * kept]
    before = now
  }
  return money + held * before
}

const listed = (price: string): Course => ({
  ...{ spec: token({ base: 'NOVA', price }), price: Number(price) },
  ...{ roundTrip: SPOT_ROUND_TRIP, hours: 6 },
})

test('with four decimals at 0.01, where a step is five times the fees, the same trades multiply the money', () => {
  const course = listed('0.01')
  expect(afterTrading({ ...course, spec: { ...course.spec, pricePrecision: 4 } })).toBeGreaterThan(1.5 * MONEY)
})

test.each(['0.0005', '0.0099', '0.01', '0.04', '0.25', '4.99', '400'])(
  'somebody who buys after each fall of a step and sells after each rise loses, on a token that is listed at %s',
  price => {
    const course = listed(price)
    expect(afterTrading(course)).toBeLessThan(MONEY)
    expect(afterTrading({ ...course, price: course.price / 10, hours: 1 })).toBeLessThan(MONEY)
  },
)

const coins = symbols.filter(({ takerFee }) => takerFee !== '0')

test.each(coins.map(spec => [spec.symbol, spec] as const))(
  'somebody who trades each step loses on contracts of %s, at its price, at a third of it and at a tenth',
  (_, spec) => {
    const roundTrip = String(Number(spec.makerFee) + Number(spec.takerFee))
    for (const part of [1, 0.3, 0.1])
      expect(afterTrading({ spec, price: Number(spec.reference) * part, roundTrip, hours: 1 })).toBeLessThan(MONEY)
  },
)
