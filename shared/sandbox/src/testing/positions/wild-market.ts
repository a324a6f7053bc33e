/** A wild market for random accounts: mostly small moves, at times a leap over every margin. */
import { fc, rounds } from '../../../../testing/src/soak.ts'
import { tapeOf } from './orders.ts'

export const RUNS = rounds(400)

const leap = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -40, max: 40 }) },
  { weight: 2, arbitrary: fc.integer({ min: -900, max: 900 }) },
)
type Quoted = { price: number; places: number; calm: number }
/** @param calm how much smaller its moves are */
const walk = ({ price: start, places, calm }: Quoted, moves: readonly number[]): [number, string][] => {
  let price = start
  return moves.map((move, second) => {
    price = Math.min(start * 3, Math.max(start / 3, price * (1 + move / 10_000 / calm)))
    return [second, price.toFixed(places)]
  })
}

const coins = {
  BTCUSDT: { price: 64_000, places: 2, calm: 1 },
  ETHUSDT: { price: 3_200, places: 2, calm: 1 },
}
const quoted = {
  XAUUSD: { price: 3_300, places: 2, calm: 4 },
  EURUSD: { price: 1.085, places: 5, calm: 8 },
  USDJPY: { price: 155, places: 3, calm: 8 },
}

function wild(symbols: Record<string, Quoted>, seconds: number) {
  const each = Object.entries(symbols)
  const [moves = []] = fc.sample(
    fc.array(fc.array(leap, { minLength: seconds, maxLength: seconds }), {
      minLength: each.length,
      maxLength: each.length,
    }),
    { numRuns: 1 },
  )
  return tapeOf(Object.fromEntries(each.map(([symbol, one], i) => [symbol, walk(one, moves[i] ?? [])])))
}

/** Of two coins. */
export const tape = wild(coins, RUNS * 30)
/** Of coins, metals and currencies. */
export const wideTape = (seconds: number) => wild({ ...coins, ...quoted }, seconds)
