/** A call and its input as the phone writes them: path, query, body. */

type Fields = Readonly<Record<string, unknown>>

/** `{id}` of a path is taken from the input. @returns the path, and what is left to be said */
export function fillPath(path: string, input: Fields): { path: string; rest: Record<string, unknown> } {
  const rest = { ...input }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return name === 'path' ? value : encodeURIComponent(value)
  })
  return { path: filled, rest }
}

/** Neither null nor undefined is said. @returns '' or '?a=1&b=2' */
export function queryOf(input: Fields): string {
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== null)
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return query && `?${query}`
}
