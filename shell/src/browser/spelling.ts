/** The one spelling of the address in the browser's bar. */

/** "#home" is "#/home"; without a hash the path before it is the address: /kline?symbol=X. What else stands there is dropped. */
export function spelling(): string {
  const { hash, pathname, search } = location
  if (hash.startsWith('#/')) return `/${hash}`
  if (/^#[\w-]/.test(hash)) return `/#/${hash.slice(1)}`
  return pathname === '/' || pathname === '/index.html' ? '/#/' : `/#${pathname}${search}`
}

/** Path and query within the app, e.g. "/kline" and "?symbol=X". */
export function spelled(): { path: string; search: string } {
  const address = spelling().slice('/#'.length)
  const query = address.indexOf('?')
  return query < 0 ? { path: address, search: '' } : { path: address.slice(0, query), search: address.slice(query) }
}
