/** How much each of many may take within a minute. */

/** Whom nobody bounds: of more than this, the one that came first begins anew, and nobody is turned away for another. */
const mostKnown = 100_000

/** @returns takes an amount where it is still there; each has their own */
export function minuteBudget(most: number, now: () => number = Date.now): (who: string, amount?: number) => boolean {
  let minute = 0
  const taken = new Map<string, number>()
  return (who, amount = 1) => {
    const at = Math.floor(now() / 60_000)
    if (at !== minute) taken.clear()
    minute = at
    const sum = (taken.get(who) ?? 0) + amount
    if (sum > most) return false
    taken.delete(who)
    taken.set(who, sum)
    for (const first of taken.keys()) if (taken.size > mostKnown) taken.delete(first)
    return true
  }
}
