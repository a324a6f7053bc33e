/** Fisher's exact test, one-sided: how likely chance alone makes the first of two groups fail this often, or more. */
import type { Count } from './rates.ts'

/**
 * The failed pages are dealt out to both groups blindly (hypergeometric): the sum of what is at least as bad for the first.
 * It is exact for any size, so also where few pages ran or none failed.
 */
export function chanceOf(first: Count, second: Count): number {
  const failed = first.failed + second.failed
  const most = Math.min(first.pages, failed)
  const all = logChoose(first.pages + second.pages, first.pages)
  let chance = 0
  for (let k = first.failed; k <= most; k++) {
    const others = first.pages + second.pages - failed
    chance += Math.exp(logChoose(failed, k) + logChoose(others, first.pages - k) - all)
  }
  return Math.min(1, chance)
}

const logChoose = (n: number, k: number): number =>
  k < 0 || k > n ? Number.NEGATIVE_INFINITY : logFactorial(n) - logFactorial(k) - logFactorial(n - k)

/** Stirling's series; below 32 the product itself, where the series is too coarse. */
function logFactorial(n: number): number {
  if (n < 32) return Math.log(Array.from({ length: n }, (_, at) => at + 1).reduce((product, at) => product * at, 1))
  const series = 1 / (12 * n) - 1 / (360 * n ** 3) + 1 / (1260 * n ** 5)
  return n * Math.log(n) - n + Math.log(2 * Math.PI * n) / 2 + series
}
