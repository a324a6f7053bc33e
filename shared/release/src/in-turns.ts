/** Sixteen at a time: a release has hundreds of files, and a process may hold only so many open. */
export async function inTurns<T, R>(items: readonly T[], act: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let at = 0; at < items.length; at += 16) results.push(...(await Promise.all(items.slice(at, at + 16).map(act))))
  return results
}
