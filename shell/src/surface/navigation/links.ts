/**
 * Links that the server sends: 0 none · 1 in-app · 2 in the viewer · 3 article "news:12" · 4 in a new tab. Plain http is
 * never framed: 2 and 4 ask first, then open a new tab.
 */
import { linkTypes } from '@shared/contract/codes'
import { liveConfig } from '../../remotes/live-config.ts'
import { askToLeave } from '../overlay/leaving.ts'
import { go, hasRoute } from './go.ts'

const VIEWER = '/outlink'

/** Nothing stands before the host: that would be there to make another one look like this one. */
function isPlain(url: string, scheme: 'https:' | 'http:'): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, username, password } = new URL(url)
  return protocol === scheme && !username && !password
}
const https = (url: string): boolean => isPlain(url, 'https:')
const fits = (host: string, pattern: string): boolean =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern

/** Whether this installation lists the site of an https address (config.json, "outlink"): such a link needs no question. */
export const isListed = (url: string): boolean =>
  https(url) && liveConfig().outlink.some(({ host }) => fits(new URL(url).host, host))

const inApp = (url: string) => url.startsWith('/') && !/^\/[/\\]/.test(url)

function openTab(url: string): boolean {
  if (!https(url)) return false
  window.open(url, '_blank', 'noopener,noreferrer')
  return true
}

function openViewer(url: string): boolean {
  if (!https(url)) return false
  if (!hasRoute(VIEWER)) return openTab(url)
  go(`${VIEWER}?${new URLSearchParams({ url })}`)
  return true
}

/** An external jump: link types 2 and 4 only (specification, section 2). */
export function jumpExternal(type: number, url: string): boolean {
  if (type !== linkTypes.viewer && type !== linkTypes.tab) return false
  if (isPlain(url, 'http:')) return askFirst(url)
  return type === linkTypes.viewer ? openViewer(url) : openTab(url)
}

function askFirst(url: string): boolean {
  askToLeave(url)
  return true
}

function openArticle(named: string): void {
  const [kind, id] = named.split(':')
  if (kind && id) go(`/articleDetail?${new URLSearchParams({ kind, id })}`)
}

/** Opens whatever a banner, notice or message points to. */
export function openLink(link: { linkType?: number | null | undefined; linkUrl?: string | null | undefined }): void {
  const url = link.linkUrl ?? ''
  if (link.linkType === linkTypes.path && inApp(url)) return go(url)
  if (link.linkType === linkTypes.article) return openArticle(url)
  jumpExternal(link.linkType ?? linkTypes.none, url)
}
