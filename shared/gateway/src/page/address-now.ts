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
  const without = (text: string, ending: string) => {
    let to = text.length
    while (to > 0 && ending.indexOf(text.charAt(to - 1)) >= 0) to--
    return text.slice(0, to)
  }
  const { hash, pathname, search } = location
  const path = /^\/%(?:23|3f)/i.test(pathname) ? decoded(pathname) : pathname
  const [, , after = ''] = /^(\/(?:index\.html)?\?.*?)%23(\/.*|%2f.*)/i.exec(path + search) || []
  const parts = after ? ['/', after[0] === '/' ? after : decoded(after)] : (path + search).split('#')
  const behind = hash.slice(1) || parts[1] || ''
  const address = /^[/\w-]/.test(behind) ? behind : parts[0] || ''
  const [before = ''] = address.split('?')
  const named = before === address ? without(decoded(address), '.,;:!?)]}>\'"’”»。、，！？）」』】') : before
  const bare = without(named, '/')
  let from = 0
  while (bare[from] === '/') from++
  return bare === '/index.html' ? '/' : `/${bare.slice(from)}`
}
