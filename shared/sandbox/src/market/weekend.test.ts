/** What a closed market jumps by is nobody's gain: whoever loses more than there is leaves the rest to the insurance. */
import { expect, test } from '@jest/globals'
import { varianceOf } from './process.ts'
import { type SymbolSpec, symbols } from './symbols.ts'

/** Saturday 05:00 to Monday 06:00, of which a quarter counts. */
const WEEKEND = (49 * 3600) / 4
const [DRAWS, WIDEST] = [4_000, 8]

/** Of a normal draw, how likely each of so many slices is. */
const draws = Array.from({ length: DRAWS }, (_, nth) => {
  const z = WIDEST * ((2 * nth + 1) / DRAWS - 1)
  return { z, share: ((Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * 2 * WIDEST) / DRAWS }
})

/** What a long and a short of two accounts make together over a weekend, by notional: each loses its margin at most. */
function gainOfBoth({
  reference,
  spread = '0',
  sigma,
  leverages,
  swapLong = '0',
  swapShort = '0',
}: SymbolSpec): number {
  const margin = 1 / Math.max(...leverages)
  const cost = Number(spread) / Number(reference)
  const variance = varianceOf(sigma, WEEKEND)
  const night = (Number(swapLong) + Number(swapShort)) / 360
  const made = (move: number) => Math.max(-margin, move - cost)
  return draws.reduce((sum, { z, share }) => {
    const move = Math.exp(Math.sqrt(variance) * z - variance / 2) - 1
    return sum + share * (made(move) + made(-move))
  }, -night)
}

const cfds = symbols.filter(({ spread }) => spread)

test('whoever holds both sides of a CFD over a weekend, each at the greatest leverage, loses by it on average', () => {
  const gaining = cfds.filter(spec => gainOfBoth(spec) >= 0)
  expect(gaining.map(({ symbol }) => symbol)).toEqual([])
  expect(cfds.length).toBeGreaterThan(0)
})
