import { expect, test } from '@jest/globals'
import { fc } from '../../testing/src/soak.ts'
import { big } from './big.ts'
import { fairestOdds, isFine, placesFor, priceStep } from './steps.ts'

const SPOT = '0.002'
const LISTED = { fall: '10', least: 4, most: 8 }

test.each([
  [0, '1'],
  [2, '0.01'],
  [8, '0.00000001'],
])('the step of a price with %s decimals is %s', (places, step) => expect(priceStep(places)).toBe(step))

test.each([
  ['0.5', 4, true], // 0.0001 is 0.02 %
  ['0.49', 4, false],
  ['0.01', 4, false],
  ['0.05', 5, true],
])('of %s with %s decimals a step is at most a tenth of 0.2 %%: %s', (price, places, isFineThere) =>
  expect(isFine(price, places, SPOT)).toBe(isFineThere),
)

test.each([
  ['400', 4],
  ['5', 4],
  ['4.99', 5],
  ['0.25', 6],
  ['0.01', 7],
  ['0.0005', 8],
  ['0.00049', null],
])(
  "names the fewest decimals whose step is a tenth of a round trip's cost, also after a fall to a tenth: %s",
  (price, places) => expect(placesFor(price, SPOT, LISTED)).toBe(places),
)

test('with the decimals that it names, a step is at most a tenth of the cost at a tenth of the price, and one fewer is too few', () => {
  const cents = fc.integer({ min: 50_000, max: 100_000_000_000_000 })
  fc.assert(
    fc.property(cents, units => {
      const price = big(String(units)).times('0.00000001')
      const places = placesFor(price, SPOT, LISTED) ?? Number.NaN
      const steps = (decimals: number) => price.times(SPOT).div('10').div(priceStep(decimals)).toString()
      expect(Number(steps(places))).toBeGreaterThanOrEqual(10)
      if (places > LISTED.least) expect(Number(steps(places - 1))).toBeLessThan(10)
    }),
  )
})

test.each([
  ['NZDUSD', { price: '0.602', places: 5, volatility: '0.1', seconds: 30 }, '0.8647'],
  ['BTCUSDT', { price: '64000', places: 2, volatility: '0.55', seconds: 30 }, '0.9997'],
] as const)('of %s odds below the bound give nobody a gain', (_, rounded, odds) =>
  expect(fairestOdds(rounded)).toBe(odds),
)

test('the bound is lower for a shorter time, a lower price and a quieter market', () => {
  const usual = { price: '0.602', places: 5, volatility: '0.1', seconds: 60 }
  for (const change of [{ seconds: 30 }, { price: '0.3' }, { volatility: '0.05' }, { places: 4 }])
    expect(Number(fairestOdds({ ...usual, ...change }))).toBeLessThan(Number(fairestOdds(usual)))
})
