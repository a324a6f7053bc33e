/** Compares how fast two releases are, although a few addresses may lie. */
import type { SpeedKind as Kind } from '@shared/contract/calls/shell'
import { lies } from './despite-lies.ts'
import { logChoose } from './fisher.ts'
import { chanceIn, type SpeedChance, type Speeds, upperTail, type Voice, voicesOf } from './speed.ts'

/** The sum leaves out this part of all ways to deal the voices out, and counts it as speaking against the first group. */
const leftOut = 1e-8
/** Places that are less likely than this change nothing. */
const negligible = 1e-15

/**
 * Mann and Whitney's test without the three fastest addresses of the first group and the three slowest of the second, which
 * liars could have claimed. Leaving them out makes equal releases look different. So the function goes back to the test's own
 * assumption: chance alone decides which voices are the first group's. It sums over all places in the order of voices that the
 * third fastest of the first group and the third slowest of the second may have.
 * @param limit the first group is slower below it; a result that is clearly above is no smaller than that of all voices
 */
export function slowerDespiteLies(first: Speeds, second: Speeds, kind: Kind, limit: number): SpeedChance {
  const sorted = voicesOf(first, second, kind).sort((a, b) => a.score - b.score)
  const voices = sorted.filter(voice => voice.first).length
  const others = sorted.length - voices
  const all = chanceIn(sorted)
  if (Math.min(voices, others) <= lies) return { chance: all, voices, others }
  const kept = withoutLies(sorted)
  const rough = chanceIn(kept)
  const chance = rough < limit ? chanceOfDifference(sorted, differenceOf(kept)) : Math.max(all, rough)
  return { chance, voices, others }
}

function withoutLies(sorted: readonly Voice[]): Voice[] {
  const [own, other] = [sorted.filter(voice => voice.first), sorted.filter(voice => !voice.first)]
  return [...own.slice(lies), ...other.slice(0, -lies)]
}

/** The first group's mean minus the second's. */
function differenceOf(voices: readonly Voice[]): number {
  const mean = (all: readonly Voice[]) => all.reduce((sum, { score }) => sum + score, 0) / all.length
  return mean(voices.filter(voice => voice.first)) - mean(voices.filter(voice => !voice.first))
}

/** The chance of so large a difference, or a larger one, in two equal groups. */
function chanceOfDifference(sorted: readonly Voice[], difference: number): number {
  const own = sorted.filter(voice => voice.first).length
  const given = differenceGiven(sorted, own)
  let [chance, seen] = [0, 0]
  for (let low = lies - 1; low < sorted.length && seen < 1 - leftOut; low++) {
    let before = 0
    for (let high = sorted.length - lies; high > low; high--) {
      const part = partOf(sorted.length, own, low, high)
      if (part < before && part < negligible) break // they only fall
      before = part
      seen += part
      if (part > negligible) chance += part * given(low, high, difference)
    }
  }
  return chance + Math.max(0, 1 - seen)
}

/** How likely the third fastest of the first group is at `low`, and the third slowest of the second at `high`. */
function partOf(all: number, own: number, low: number, high: number): number {
  const ends = logChoose(low, lies - 1) + logChoose(all - 1 - high, lies - 1)
  return Math.exp(ends + logChoose(high - low - 1, own - all + high) - logChoose(all, own))
}

/** The chance of a difference, given both places: by the normal distribution, with the mean and variance of random draws. */
function differenceGiven(sorted: readonly Voice[], own: number) {
  const all = sorted.length
  const drawn = drawing(sorted.map(({ score }) => score))
  const [ours, theirs] = [own - lies, all - own - lies]
  return (low: number, high: number, difference: number): number => {
    const below = drawn(0, low, low - lies + 1) // of the second group
    const above = drawn(high + 1, all, all - high - lies) // of the first
    const between = drawn(low + 1, high, own - all + high) // of the first, and the rest of the second
    const mean = (between.mean + above.mean) / ours - (between.total - between.mean + below.mean) / theirs
    const both = between.variance * (1 / ours + 1 / theirs) ** 2
    const deviation = Math.sqrt(both + above.variance / ours ** 2 + below.variance / theirs ** 2)
    return deviation > 0 ? upperTail((difference - mean) / deviation) : Number(difference <= mean)
  }
}

/** Mean and variance of the sum of `count` voices, drawn at random from `from` to before `to`. */
function drawing(scores: readonly number[]) {
  const [sums, squares] = [[0], [0]]
  for (const [at, score] of scores.entries()) {
    sums.push((sums[at] ?? 0) + score)
    squares.push((squares[at] ?? 0) + score ** 2)
  }
  const within = (of: readonly number[], from: number, to: number) => (of[to] ?? 0) - (of[from] ?? 0)
  return (from: number, to: number, count: number) => {
    const [size, total] = [to - from, within(sums, from, to)]
    const spread = Math.max(0, within(squares, from, to) - total ** 2 / (size || 1))
    const variance = size > 1 ? (count * (size - count) * spread) / (size * (size - 1)) : 0
    return { total, mean: size > 0 ? (count * total) / size : 0, variance }
  }
}
