/** Whether a canary is worse than the stable release beyond chance: it fails more often, or it is slower. */
import { type SpeedKind as Kind, speedKinds as kinds } from '@shared/contract/calls/shell'
import { chanceDespiteLies } from './despite-lies.ts'
import type { Count } from './rates.ts'
import { slowerDespiteLies } from './slower-despite-lies.ts'
import type { Speeds } from './speed.ts'

/** The chance, at most, that a canary as good as the stable release is ever called worse in a whole watch. */
export const level = 0.01
/** Fewer pages, one of each address, on either side say nothing. */
export const fewestPages = 20
/** Failures, and each kind of speed: each has its part of the level. */
export const tests = 1 + kinds.length

/** What is known of a release: pages of which some failed, one of each address, and how fast they were. */
export type Known = { count: Count; speeds: Speeds }

export type Verdict = {
  worse: boolean
  /** Of so bad a result, or a worse one, from two releases that are alike; undefined where there are too few pages. */
  chance: number | undefined
  /** The same of being so slow, of the kind that speaks most against it; undefined where too few measured. */
  slower: { kind: Kind; chance: number } | undefined
  /** What the chances had to stay below at this look. */
  limit: number
}

/**
 * One of several looks at numbers that grow. Who looks often is fooled often: each look gets the same part of the level
 * (Bonferroni's correction), which holds however the looks depend on each other. It costs little: the chance of a canary
 * that really fails falls by powers of ten with its pages, so a hundredth of the level asks for about twice the pages.
 */
export function judge(canary: Known, stable: Known, looks: number): Verdict {
  const limit = level / tests / looks
  const few = Math.min(canary.count.pages, stable.count.pages) < fewestPages
  const chance = few ? undefined : chanceDespiteLies(canary.count, stable.count, limit)
  const slower = slowest(canary.speeds, stable.speeds, limit)
  return { worse: (chance ?? 1) < limit || (slower?.chance ?? 1) < limit, chance, slower, limit }
}

/** The two releases of one day. */
export type Pair = { canary: Known; stable: Known }

/**
 * Judges each day by itself: one address has another name the next day, and a day that went well must hide no other. The days
 * share the level as looks do.
 * @param pairs one for each day of the whole watch, at least one
 * @returns all days, and the one to show: that speaks most against the canary, or the one with most addresses if it is worse on none
 */
export function judgeDays<P extends Pair>(pairs: readonly P[], looks: number): { shown: Judged<P>; days: Judged<P>[] } {
  const days = pairs.map(pair => ({ ...pair, ...judge(pair.canary, pair.stable, looks * pairs.length) }))
  return { shown: days.reduce((worst, one) => (speaksMore(one, worst) ? one : worst)), days }
}

type Judged<P extends Pair> = P & Verdict

function speaksMore(one: Judged<Pair>, other: Judged<Pair>): boolean {
  const [chance, least] = [leastOf(one), leastOf(other)]
  return chance < least || (chance === least && one.canary.count.pages > other.canary.count.pages)
}

const leastOf = ({ worse, chance = 1, slower }: Verdict): number => (worse ? Math.min(chance, slower?.chance ?? 1) : 1)

function slowest(canary: Speeds, stable: Speeds, limit: number): Verdict['slower'] {
  const judged = kinds.map(kind => ({ kind, ...slowerDespiteLies(canary, stable, kind, limit) }))
  const known = judged.filter(({ voices, others }) => Math.min(voices, others) >= fewestPages)
  const [first] = known.sort((a, b) => a.chance - b.chance)
  return first && { kind: first.kind, chance: first.chance }
}
