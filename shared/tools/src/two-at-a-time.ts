import { ticking } from './ticking.ts'

/**
 * Does the work for every item, two at a time: more would only share the same cores.
 * @param doing e.g. "building", which is said with the names of those two where it takes long
 * @returns results in the items' order
 */
export async function twoAtATime<T, R>(
  doing: string,
  items: readonly T[],
  nameOf: (item: T) => string,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const waiting = [...items.entries()]
  const results: R[] = []
  const underWay = new Set<T>()
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, item] = next
      underWay.add(item)
      results[at] = await work(item)
      underWay.delete(item)
    }
  }
  const words = () => `${doing} ${Array.from(underWay, nameOf).join(' and ')}`
  await ticking(words, Promise.all([worker(), worker()]))
  return results
}
