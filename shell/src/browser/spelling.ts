/** The one spelling of the address in the browser's bar. */

/**
 * Path, query and hash as the link was written. Messengers send "#" as "%23" and "?" as "%3F": /%23/kline is /#/kline,
 * /%3Fs%3DCODE is /?s=CODE, and /?s=CODE%23/login is /?s=CODE#/login.
 */
export function meant(): string {
  const { hash, pathname, search } = location
  if (hash) return pathname + search + hash
  const path = /^\/%(?:23|3f)/i.test(pathname) ? decoded(pathname) : pathname
  const [, before, after = ''] = /^(\/(?:index\.html)?\?.*?)%23(\/.*|%2f.*)/i.exec(path + search) ?? []
  return before ? `${before}#${after.startsWith('/') ? after : decoded(after)}` : path + search
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

/** What a messenger takes from the sentence into a link: a full stop, a bracket, a quotation mark. No path ends so. */
const MARKS = /(?<![.,;:!?)\]}>'"’”»。、，！？）」』】])[.,;:!?)\]}>'"’”»。、，！？）」』】]+$/

function withoutMarks(address: string): string {
  if (address.includes('?')) return address
  const path = decoded(address)
  const short = path.replace(MARKS, '')
  return short === path ? address : short
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
