import { expect, test } from '@jest/globals'
import { fc, rounds } from '../../../../shared/testing/src/soak.ts'
import { type PriceSpan, pricesOf } from './price-axis.ts'

const SIZE = 11
/** The lowest that the bars ever stand. */
const LOW = 150
const span = (from: number, to: number, height = LOW, places = 2): PriceSpan => ({ from, to, height, places })
const anywhere = () => true
const named = (one: PriceSpan, isClear: (y: number) => boolean = anywhere) =>
  pricesOf(one, SIZE, isClear).map(({ price }) => Number(price.toFixed(one.places)))

test('round prices stand evenly from the top down', () => {
  expect(named(span(63_400, 66_600))).toEqual([66_000, 65_500, 65_000, 64_500, 64_000])
  expect(named(span(0.15012, 0.15788, 150, 5))).toEqual([0.156, 0.154, 0.152])
})

const low = fc.double({ min: 1, max: 90_000, noNaN: true })
const part = fc.double({ min: 0.002, max: 0.4, noNaN: true })

test('beside the newest price and the time that is left of its bar at least two prices are named, in the lowest pane too', () => {
  fc.assert(
    fc.property(low, part, fc.integer({ min: 0, max: LOW }), (from, share, live) => {
      const isClear = (y: number) => y < live - 18 || y > live + 36
      const one = span(from, from * (1 + share), LOW, from < 1000 ? 5 : 2)
      expect(named(one, isClear).length).toBeGreaterThanOrEqual(2)
    }),
    { numRuns: rounds(20_000) },
  )
})

test('where neighbours of the round grid stand a hair too close, prices between them are named', () => {
  const isClear = (y: number) => y < 43 - 18 || y > 43 + 36
  expect(named(span(18_512.1, 25_498.76), isClear)).toEqual([24_500, 21_500, 20_000])
})

test('labels stand clear of each other, of tags and of the ends, each where its price is', () => {
  fc.assert(
    fc.property(low, part, fc.integer({ min: 60, max: 700 }), fc.nat(700), (from, share, height, tag) => {
      const one = span(from, from * (1 + share), height, 2)
      const ticks = pricesOf(one, SIZE, y => Math.abs(y - tag) > 18)
      for (const [at, { y, price }] of ticks.entries()) {
        expect(y - (ticks[at - 1]?.y ?? Number.NEGATIVE_INFINITY)).toBeGreaterThan(1.95 * SIZE)
        expect([y > SIZE, y < height - SIZE, Math.abs(y - tag) > 18]).toEqual([true, true, true])
        expect(y).toBeCloseTo(((one.to - price) / (one.to - one.from)) * height, 6)
        expect(Number(price.toFixed(2))).toBeCloseTo(price, 6)
      }
    }),
  )
})

test('where prices hardly move no price stands twice', () => {
  expect(named(span(1.001, 1.049))).toEqual([1.04, 1.03, 1.02, 1.01])
})

test('without a height or a span there is nothing to name', () => {
  expect([named(span(5, 5)), named(span(1, 2, 0))]).toEqual([[], []])
})
