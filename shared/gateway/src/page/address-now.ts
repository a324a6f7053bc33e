/** The path that the page's address names, as the shell reads it. Sent as its own source text (index-page.ts). */
export function addressNow(): string {
  const place = location.hash.length > 1 ? location.hash.slice(1) : location.pathname
  const path = place.split('?')[0] || ''
  let from = 0
  let to = path.length
  while (path[from] === '/') from++
  while (to > from && path[to - 1] === '/') to--
  return `/${path.slice(from, to)}`
}
