/** The one spelling of the address in the browser's bar. */

/** Path, query and hash as the link was written. Messengers send "#" as "%23" and "?" as "%3F": /%23/kline is /#/kline. */
export function meant(): string {
  const { hash, pathname, search } = location
  return (/^\/%(23|3f)/i.test(pathname) ? decoded(pathname) : pathname) + search + hash
}

/** "#home" is "#/home"; without a hash the path before it is the address: /kline?symbol=X. What else stands there is dropped. */
export function spelling(): string {
  const [before = '', ...after] = meant().split('#')
  const address = after.join('#')
  if (address.startsWith('/')) return `/#${withoutMarks(address)}`
  if (/^[\w-]/.test(address)) return `/#/${withoutMarks(address)}`
  return /^\/(?:index\.html)?(?:\?|$)/.test(before) ? '/#/' : `/#${withoutMarks(before)}`
}

/** Path and query within the app, e.g. "/kline" and "?symbol=X". */
export function spelled(): { path: string; search: string } {
  const address = spelling().slice('/#'.length)
  const query = address.indexOf('?')
  return query < 0 ? { path: address, search: '' } : { path: address.slice(0, query), search: address.slice(query) }
}

/** A messenger takes a full stop, a bracket or a quotation mark of the sentence into a link. No path ends so. */
function withoutMarks(address: string): string {
  return address.includes('?') ? address : decoded(address).replace(/(?<![^\w/])[^\w/]+$/, '')
}

/** Nothing encoded; what cannot be decoded stays. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
