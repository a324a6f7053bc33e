/** Which addresses outside of the app an installation knows (config.json, "outlink"), and which pages are its own. */
import { liveConfig } from '../../remotes/live-config.ts'
import { fileUrl } from '../transport/files.ts'

/** Nothing stands before the host: that would be there to make another one look like this one. */
export function isPlain(url: string, scheme: 'https:' | 'http:'): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, username, password } = new URL(url)
  return protocol === scheme && !username && !password
}

const fits = (host: string, pattern: string): boolean =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern

const listedAs = (url: string) =>
  isPlain(url, 'https:') ? liveConfig().outlink.find(({ host }) => fits(new URL(url).host, host)) : undefined

/** Whether this installation lists the site of an https address: such a link needs no question. */
export const isListed = (url: string): boolean => listedAs(url) !== undefined

/** Whether the site lets itself be framed, by what the installation says of it. */
export const mayFrame = (url: string): boolean => listedAs(url)?.frame === true

/** A page that the exchange itself publishes, named by its path: what it runs, if anything, runs in a sandbox. */
export function isOwnPage(path: string): boolean {
  if (!path.startsWith('/') || !URL.canParse(path, location.href)) return false
  const [page, folder] = [path, fileUrl('content/')].map(of => new URL(of, location.href))
  return page?.origin === location.origin && folder !== undefined && page.pathname.startsWith(folder.pathname)
}
