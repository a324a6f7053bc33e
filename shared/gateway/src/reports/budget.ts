/** How much each of many may take within a minute. */

/** Whom nobody bounds: of more than twice this, those that came first begin anew, and nobody is turned away for another. */
const mostKnown = 50_000

/** @returns takes an amount where it is still there; each has their own */
export function minuteBudget(most: number, now: () => number = Date.now): (who: string, amount?: number) => boolean {
  let minute = 0
  // in halves: to take the first out of one map costs as many steps as were taken out before
  let early = new Map<string, number>()
  let late = new Map<string, number>()
  return (who, amount = 1) => {
    const at = Math.floor(now() / 60_000)
    if (at !== minute || late.size === mostKnown) [early, late] = [at === minute ? late : new Map(), new Map()]
    minute = at
    const sum = (late.get(who) ?? early.get(who) ?? 0) + amount
    if (sum > most) return false
    late.set(who, sum)
    return true
  }
}
