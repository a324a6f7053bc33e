/** Compares how often two releases fail, although a few addresses may lie. */
import { chanceOf, logChoose } from './fisher.ts'
import type { Count } from './rates.ts'

/** The tests leave out so many addresses of each release: those that lies would help most. */
export const lies = 3

/** The exact sum is taken at so many failure rates. */
const steps = 60

/**
 * Returns how likely two equally good releases differ this much. The function leaves out three failures of the stable release
 * and three good pages of the canary, which liars could have claimed, and takes Fisher's chance of the rest. That chance alone
 * is up to 24 times too small. So the function sums how often two equal releases get one as small. It takes the worst failure
 * rate below an upper confidence bound, and adds the bound's own chance of being wrong (Berger and Boos, 1994).
 * @param limit the canary is worse below it; a result that is clearly above is Fisher's chance of all pages
 */
export function chanceDespiteLies(canary: Count, stable: Count, limit: number): number {
  const value = withoutLies(canary, stable)
  if (value >= limit) return chanceOf(canary, stable) // which is no smaller
  const wrong = limit / 10
  const highest = highestRate(canary.pages + stable.pages, canary.failed + stable.failed, wrong)
  const least = leastFailures(canary.pages, stable.pages, Math.max(value, smallest))
  const rates = Array.from({ length: steps }, (_, at) => highest * ((at + 1) / steps) ** 2)
  return Math.min(1, wrong + Math.max(...rates.map(rate => chanceAt(rate, canary.pages, stable.pages, least))))
}

function withoutLies(canary: Count, stable: Count): number {
  const [good, bad] = [Math.min(lies, canary.pages - canary.failed), Math.min(lies, stable.failed)]
  return chanceOf(
    { pages: canary.pages - good, failed: canary.failed },
    { pages: stable.pages - bad, failed: stable.failed - bad },
  )
}

/** By failures of the stable release: the fewest failures of the canary that look as bad, or its pages + 1. */
function leastFailures(pages: number, others: number, value: number): (failed: number) => number {
  const known: number[] = []
  let least = 0
  return failed => {
    for (let other = known.length; other <= failed; other++) {
      const stable = { pages: others, failed: other }
      while (least <= pages && withoutLies({ pages, failed: least }, stable) > value * (1 + rounding)) least++
      known.push(least)
    }
    return known[failed] ?? 0
  }
}

/** Chances below this one are far below every limit, so they all count as this one. */
const smallest = 1e-12
/** Relative error of a chance for the largest sizes, where it is a sum of large logarithms. */
const rounding = 1e-6

/** The chance of all results that look as bad, if both releases fail at this rate. */
function chanceAt(rate: number, pages: number, others: number, least: (failed: number) => number): number {
  const tail = new Float64Array(pages + 2)
  for (let failed = pages; failed >= 0; failed--) tail[failed] = (tail[failed + 1] ?? 0) + binomial(pages, failed, rate)
  const [mean, far] = [others * rate, 12 * Math.sqrt(others * rate) + 20]
  let chance = 0
  for (let other = Math.max(0, Math.floor(mean - far)); other <= Math.min(others, mean + far); other++)
    chance += binomial(others, other, rate) * (tail[least(other)] ?? 0)
  return chance
}

/** The upper confidence bound of the failure rate (Clopper and Pearson, 1934). */
function highestRate(pages: number, failed: number, chance: number): number {
  let [low, high] = [failed / pages, 1]
  for (let halving = 0; halving < 40; halving++) {
    const middle = (low + high) / 2
    if (atMost(pages, failed, middle) > chance) low = middle
    else high = middle
  }
  return high
}

function atMost(pages: number, failed: number, rate: number): number {
  let chance = 0
  for (let k = failed; k >= 0; k--) {
    const one = binomial(pages, k, rate)
    if (one < chance * Number.EPSILON) break // below the mean they only fall
    chance += one
  }
  return chance
}

const binomial = (n: number, k: number, rate: number): number =>
  rate < 1 ? Math.exp(logChoose(n, k) + k * Math.log(rate) + (n - k) * Math.log1p(-rate)) : Number(k === n)
