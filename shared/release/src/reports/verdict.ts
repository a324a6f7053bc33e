/** Whether a canary is worse than the stable release beyond chance. */
import { chanceOf } from './fisher.ts'
import type { Count } from './rates.ts'

/** The chance, at most, that a canary as good as the stable release is ever called worse in a whole watch. */
export const level = 0.01
/** Fewer pages, one of each address, on either side say nothing. */
export const fewestPages = 20

export type Verdict = {
  worse: boolean
  /** Of so bad a result, or a worse one, from two releases that are alike; undefined where there are too few pages. */
  chance: number | undefined
  /** What the chance had to stay below at this look. */
  limit: number
}

/**
 * One of several looks at numbers that grow. Who looks often is fooled often: each look gets the same part of the level
 * (Bonferroni's correction), which holds however the looks depend on each other. It costs little: the chance of a canary
 * that really fails falls by powers of ten with its pages, so a hundredth of the level asks for about twice the pages.
 */
export function judge(canary: Count, stable: Count, looks: number): Verdict {
  const limit = level / looks
  if (Math.min(canary.pages, stable.pages) < fewestPages) return { worse: false, chance: undefined, limit }
  const chance = chanceOf(canary, stable)
  return { worse: chance < limit, chance, limit }
}
