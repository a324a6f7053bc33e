/**
 * Links that the server sends: 0 none · 1 in-app · 2 in the viewer · 3 article "news:12" · 4 in a new tab. Plain http is
 * never framed: 2 and 4 ask first, then open a new tab.
 */
import { linkTypes } from '@shared/contract/codes'
import { askToLeave } from '../overlay/leaving.ts'
import { go, hasRoute } from './go.ts'
import { isPlain } from './hosts.ts'

const VIEWER = '/outlink'

const https = (url: string): boolean => isPlain(url, 'https:')
const inApp = (url: string) => url.startsWith('/') && !/^\/[/\\]/.test(url)

function openTab(url: string): boolean {
  if (!https(url)) return false
  window.open(url, '_blank', 'noopener,noreferrer')
  return true
}

function openViewer(url: string): boolean {
  const own = url.startsWith('/api/') // of the exchange itself; which of its pages may be opened, the viewer knows
  if (!own && !https(url)) return false
  if (!hasRoute(VIEWER)) return !own && openTab(url)
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
