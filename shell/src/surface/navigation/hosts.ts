/** Which addresses outside of the app an installation knows (config.json, "outlink"). */
import { liveConfig } from '../../remotes/live-config.ts'

/** Nothing stands before the host: that would be there to make another one look like this one. */
export function isPlain(url: string, scheme: 'https:' | 'http:'): boolean {
  // without both strokes a browser takes it for a path of this very site
  if (!url.toLowerCase().startsWith(`${scheme}//`) || !URL.canParse(url)) return false
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
