/** Does the work for every item, two at a time: more would only share the same cores. @returns results in the items' order */
export async function twoAtATime<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const waiting = [...items.entries()]
  const results: R[] = []
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await work(next[1])
  }
  await Promise.all([worker(), worker()])
  return results
}
