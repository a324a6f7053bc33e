/** Whether something is said for the first time, in bounded memory: of many more, the oldest are forgotten. */

/** @param most of each of two generations; the older one is dropped as a third begins */
export function firstTimes(most = 100_000): (key: string) => boolean {
  let [young, old] = [new Set<string>(), new Set<string>()]
  return key => {
    if (young.has(key) || old.has(key)) return false
    if (young.size >= most) [young, old] = [new Set(), young]
    young.add(key)
    return true
  }
}
