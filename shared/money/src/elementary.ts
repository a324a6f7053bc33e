/**
 * Logarithm, exponential and normal distribution out of + − × ÷ √ alone. IEEE 754 fixes the last bit of these five, and of
 * none else: with Math.log and Math.exp, which each engine rounds as it likes, the phone's premium could differ from the
 * exchange's by a cent. Floats here are a model's quantities, as the market's process is; money they become in option.ts.
 */

/** ln 2 in two parts, the first short enough that its small multiples are exact (fdlibm, e_log.c). */
const LN2_HIGH = 0.6931471803691238
const LN2_LOW = 1.9082149292705877e-10
const LN2 = LN2_HIGH + LN2_LOW

/** Adds terms until the next one changes nothing. @param next the term of a number from 1 on, given the one before */
function series(first: number, next: (term: number, index: number) => number): number {
  let [sum, before, term] = [first, Number.NaN, first]
  for (let index = 1; sum !== before; index++) {
    term = next(term, index)
    before = sum
    sum += term
  }
  return sum
}

/** The natural logarithm of a number above zero. */
export function logarithm(x: number): number {
  let [factor, twos] = [x, 0]
  for (; factor > Math.SQRT2; twos++) factor /= 2
  for (; factor < Math.SQRT2 / 2; twos--) factor *= 2
  const ratio = (factor - 1) / (factor + 1)
  const square = ratio * ratio
  // artanh: Σ ratio^(2n+1)/(2n+1)
  const half = series(ratio, (term, n) => (term * square * (2 * n - 1)) / (2 * n + 1))
  return twos * LN2_HIGH + (2 * half + twos * LN2_LOW)
}

/** e to the power of x, for x between −700 and 700. */
export function exponential(x: number): number {
  const twos = Math.floor(x / LN2 + 0.5)
  const rest = x - twos * LN2_HIGH - twos * LN2_LOW
  let power = series(1, (term, n) => (term * rest) / n)
  for (let left = twos; left > 0; left--) power *= 2
  for (let left = twos; left < 0; left++) power /= 2
  return power
}

const DENSITY_AT_ZERO = 0.3989422804014327
/** Beyond it the tail is less than a double of 1 can tell. */
const FARTHEST = 8.3

/**
 * The standard normal distribution: how likely a draw is at most x. The series of G. Marsaglia, "Evaluating the Normal
 * Distribution", Journal of Statistical Software 11/4 (2004): ½ + φ(x)·Σ x^(2n+1)/(1·3·5·…·(2n+1)).
 */
export function normal(x: number): number {
  if (x > FARTHEST) return 1
  if (x < -FARTHEST) return 0
  const square = x * x
  const area = series(x, (term, n) => (term * square) / (2 * n + 1))
  return 0.5 + area * DENSITY_AT_ZERO * exponential(-square / 2)
}
