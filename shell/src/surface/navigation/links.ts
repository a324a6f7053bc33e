/**
 * Links that the server sends: 0 none · 1 in-app · 2 in the viewer · 3 article "news:12" · 4 in a new tab. Plain http is
 * never framed: 2 and 4 ask first, then open a new tab.
 */
import { linkTypes } from '@shared/contract/codes'
import { askToLeave } from '../overlay/leaving.ts'
import { go, hasRoute } from './go.ts'
import { isPlain } from './hosts.ts'

const VIEWER = '/outlink'

type Link = { linkType?: number | null | undefined; linkUrl?: string | null | undefined }

/** app: an address of the app · viewer: a site, shown in the viewer · tab: a site · ask: a site over plain http */
export type Lead = { kind: 'app' | 'viewer' | 'tab' | 'ask'; url: string }

const app = (way: string): Lead | null => (hasRoute(way) ? { kind: 'app', url: way } : null)
const inApp = (url: string) => url.startsWith('/') && !/^\/[/\\]/.test(url)
const viewerOf = (url: string) => `${VIEWER}?${new URLSearchParams({ url })}`

function articleOf(named: string): Lead | null {
  const [, kind = '', id = ''] = /^(\w+):(.+)$/.exec(named) ?? []
  return kind ? { kind: 'app', url: `/articleDetail?${new URLSearchParams({ kind, id })}` } : null
}

function outsideOf(url: string, isForViewer: boolean): Lead | null {
  if (isPlain(url, 'http:')) return { kind: 'ask', url }
  // a page of the exchange itself; which of its pages may be opened, the viewer knows
  if (isForViewer && url.startsWith('/api/')) return app(viewerOf(url))
  if (!isPlain(url, 'https:')) return null
  return { kind: isForViewer && hasRoute(VIEWER) ? 'viewer' : 'tab', url }
}

/** Where a link leads: the one judge for whoever draws it and whoever opens it. @returns null where it leads nowhere */
export function leadOf({ linkType, linkUrl }: Link): Lead | null {
  const url = linkUrl ?? ''
  if (linkType === linkTypes.path) return inApp(url) ? app(url) : null
  if (linkType === linkTypes.article) return articleOf(url)
  const isForViewer = linkType === linkTypes.viewer
  return isForViewer || linkType === linkTypes.tab ? outsideOf(url, isForViewer) : null
}

const opens: Readonly<Record<Lead['kind'], (url: string) => void>> = {
  app: url => go(url),
  viewer: url => go(viewerOf(url)),
  tab: url => void window.open(url, '_blank', 'noopener,noreferrer'),
  ask: askToLeave,
}

function follow(lead: Lead | null): boolean {
  if (lead) opens[lead.kind](lead.url)
  return lead !== null
}

/** An external jump: link types 2 and 4 only (specification, section 2). @returns whether it leads anywhere */
export function jumpExternal(type: number, url: string): boolean {
  const isOutside = type === linkTypes.viewer || type === linkTypes.tab
  return isOutside && follow(leadOf({ linkType: type, linkUrl: url }))
}

/** Opens whatever a banner, notice or message points to. */
export function openLink(link: { linkType?: number | null | undefined; linkUrl?: string | null | undefined }): void {
  follow(leadOf(link))
}
