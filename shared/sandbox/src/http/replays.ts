/** Remembers the key of each opened request for ten minutes: no network may deliver one twice. */

const KEPT = 600_000

export type Replays = {
  /** True the first time; false where the key was seen in the last ten minutes. @param now real time, ms */
  isNew(key: string, now: number): boolean
}

/** Two generations of ten minutes each: what is older than both is forgotten at once, without a sweep. */
export function createReplays(): Replays {
  let young = new Map<string, number>()
  let old = new Map<string, number>()
  let since = 0
  const turn = (now: number) => {
    if (now < since + KEPT) return
    old = now < since + 2 * KEPT ? young : new Map()
    young = new Map()
    since = now
  }
  return {
    isNew(key, now) {
      turn(now)
      const before = young.get(key) ?? old.get(key)
      if (before !== undefined && now < before + KEPT) return false
      young.set(key, now)
      return true
    },
  }
}
