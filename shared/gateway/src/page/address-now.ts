/**
 * The path that the page's address names, as the shell reads it (shell/src/browser/spelling.ts). Sent as its own source text
 * (index-page.ts).
 */
export function addressNow(): string {
  const decoded = (text: string) => {
    try {
      return decodeURIComponent(text)
    } catch {
      return text
    }
  }
  const { hash, pathname, search } = location
  const parts = ((/^\/%(23|3f)/i.test(pathname) ? decoded(pathname) : pathname) + search + hash).split('#')
  const address = (/^[/\w-]/.test(parts[1] || '') ? parts[1] : parts[0]) || ''
  const before = address.split('?')[0] || ''
  const hasQuery = before !== address
  const named = hasQuery ? before : decoded(before)
  let from = 0
  let to = named.length
  while (!hasQuery && to > 0 && !/[\w/]/.test(named.charAt(to - 1))) to--
  while (named[from] === '/') from++
  while (to > from && named[to - 1] === '/') to--
  return named === '/index.html' ? '/' : `/${named.slice(from, to)}`
}
