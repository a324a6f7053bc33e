/** Fisher's exact test, one-sided: how likely chance alone makes the first of two groups fail this often, or more. */
import type { Count } from './rates.ts'

/**
 * The failed pages are dealt out to both groups blindly (hypergeometric): the sum of what is at least as bad for the first.
 * It is exact for any size, so also where few pages ran or none failed.
 */
export function chanceOf(first: Count, second: Count): number {
  const failed = first.failed + second.failed
  const well = first.pages + second.pages - failed
  const all = logChoose(first.pages + second.pages, first.pages)
  let chance = 0
  for (let k = first.failed; k <= Math.min(first.pages, failed); k++) {
    const one = Math.exp(logChoose(failed, k) + logChoose(well, first.pages - k) - all)
    if (one < chance * Number.EPSILON) break // past the middle they only fall
    chance += one
  }
  return Math.min(1, chance)
}

/** Of the number of ways to choose k of n; minus infinity where there is none. */
export const logChoose = (n: number, k: number): number =>
  k < 0 || k > n ? Number.NEGATIVE_INFINITY : logFactorial(n) - logFactorial(k) - logFactorial(n - k)

const small = [0]
for (let n = 1; n < 32; n++) small.push((small.at(-1) ?? 0) + Math.log(n))

/** Stirling's series; below 32, where it is too coarse, from a table. */
function logFactorial(n: number): number {
  const known = small[n]
  if (known !== undefined) return known
  return n * Math.log(n) - n + Math.log(2 * Math.PI * n) / 2 + 1 / (12 * n) - 1 / (360 * n ** 3) + 1 / (1260 * n ** 5)
}
