/** A wild market for random accounts: mostly small moves, at times a leap over every margin. */
import { fc, rounds } from '../../../testing/src/soak.ts'
import { tapeOf } from './test-orders.ts'

export const RUNS = rounds(400)
const SECONDS = RUNS * 30
const symbols = { BTCUSDT: 64_000, ETHUSDT: 3_200 }

const leap = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -40, max: 40 }) },
  { weight: 2, arbitrary: fc.integer({ min: -900, max: 900 }) },
)
const walk = (start: number, moves: readonly number[]): [number, string][] => {
  let price = start
  return moves.map((move, second) => {
    price = Math.min(start * 3, Math.max(start / 3, price * (1 + move / 10_000)))
    return [second, price.toFixed(2)]
  })
}
const [moves = []] = fc.sample(
  fc.array(fc.array(leap, { minLength: SECONDS, maxLength: SECONDS }), { minLength: 2, maxLength: 2 }),
  { numRuns: 1 },
)
export const tape = tapeOf(
  Object.fromEntries(Object.entries(symbols).map(([symbol, price], i) => [symbol, walk(price, moves[i] ?? [])])),
)
