/** A function that is asked once for each name; what it could not find is asked for again. */
export function memo<T>(find: (name: string) => Promise<T | undefined>): (name: string) => Promise<T | undefined> {
  const known = new Map<string, T>()
  return async name => {
    const found = known.get(name) ?? (await find(name))
    if (found !== undefined) known.set(name, found)
    return found
  }
}
