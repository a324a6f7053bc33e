/** What a closed market jumps by is nobody's gain: whoever loses more than there is leaves the rest to the insurance. */
import { expect, test } from '@jest/globals'
import { CFD_MAINTENANCE } from '@shared/money'
import { fromStamp } from '../clock.ts'
import { restAfter, restMargin } from './gap.ts'
import { CLOSED_WEIGHT, varianceOf } from './process.ts'
import { type SymbolSpec, symbols } from './symbols.ts'

const [DRAWS, WIDEST] = [4_000, 8]

/** Of a normal draw, how likely each of so many slices is. */
const draws = Array.from({ length: DRAWS }, (_, nth) => {
  const z = WIDEST * ((2 * nth + 1) / DRAWS - 1)
  return { z, share: ((Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * 2 * WIDEST) / DRAWS }
})

/** Any hour between the nights and the weekend. */
const NOON = fromStamp('2026-11-27 12:00:00') / 1000
const NEXT_DAY = fromStamp('2026-11-23 12:00:00') / 1000

type Worths = readonly [long: number, short: number]

/**
 * What a long and a short of two accounts make together over a rest, by notional. Each loses at most what it is worth.
 * Spreads are not counted: whoever holds both sides for a year has paid them once.
 */
function gainOfBoth({ sigma, hours, swapLong, swapShort }: SymbolSpec, from: number, [long, short]: Worths): number {
  const rest = restAfter(hours, from) ?? { from: 0, to: 0 }
  const variance = varianceOf(sigma, 1 + CLOSED_WEIGHT * (rest.to - rest.from))
  const night = (Number(swapLong) + Number(swapShort)) / 360
  return draws.reduce((sum, { z, share }) => {
    const move = Math.exp(Math.sqrt(variance) * z - variance / 2) - 1
    return sum + share * (Math.max(-long, move) + Math.max(-short, -move))
  }, -night)
}

/** What the exchange leaves a leg at its greatest leverage: all of the margin, half of it, or what the rest requires. */
function worthsOf(spec: SymbolSpec, from: number, ofRest: number): number[] {
  const rest = restAfter(spec.hours, from)
  const required = rest ? Number(restMargin(spec, rest)) * ofRest : 0
  const margin = 1 / Math.max(...spec.leverages)
  return [margin, margin * Number(CFD_MAINTENANCE), 0].map(worth => Math.max(worth, required))
}

const cfds = symbols.filter(({ spread }) => spread)
const gaining = (ofRest: number) =>
  cfds.filter(spec =>
    [NOON, NEXT_DAY].some(from => {
      const worths = worthsOf(spec, from, ofRest)
      return worths.some(long => worths.some(short => gainOfBoth(spec, from, [long, short]) >= 0))
    }),
  )

test('whoever holds both sides of a CFD over a rest loses by it on average, whatever either side is worth', () => {
  expect(gaining(1).map(({ symbol }) => symbol)).toEqual([])
  expect(cfds.length).toBeGreaterThan(0)
})

test('without what the rest requires both sides gain', () => {
  expect(gaining(0).map(({ symbol }) => symbol)).toEqual(cfds.map(({ symbol }) => symbol))
})
