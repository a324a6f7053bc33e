/** Takes a word off the address before the hash, so that it is neither seen, shared nor acted on again; '' where it is not there. */
export function takeQuery(name: string): string {
  const query = new URLSearchParams(location.search)
  const value = query.get(name) ?? ''
  if (!query.has(name)) return value
  query.delete(name)
  const rest = query.toString()
  history.replaceState(history.state, '', location.pathname + (rest && `?${rest}`) + location.hash)
  return value
}
