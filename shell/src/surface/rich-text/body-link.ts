/** Where a link in an article leads, and whether the person is told before. */
import type { Way } from '@shared/contract/address'

export type BodyLink =
  /** A page of the app, e.g. "/kline?symbol=BTCUSDT". */
  | { kind: 'inside'; path: Way }
  /** A site that the installation lists. */
  | { kind: 'listed'; url: string }
  /** Any other site: its true host is named first. */
  | { kind: 'outside'; url: string; host: string }
  /** For the browser: a letter. */
  | { kind: 'mail' }
  | { kind: 'dead' }

export type Known = {
  hasRoute(path: string): path is Way
  isListed(url: string): boolean
}

/** @param href as it passed the sanitiser: "https://…", "#/…", "/…" or "mailto:…" */
export function readLink(href: string, { hasRoute, isListed }: Known): BodyLink {
  if (/^mailto:/i.test(href)) return { kind: 'mail' }
  if (/^#?\//.test(href)) return inside(href.replace(/^#/, ''), hasRoute)
  const url = parse(href)
  if (!url) return { kind: 'dead' }
  return isListed(url.href) ? { kind: 'listed', url: url.href } : { kind: 'outside', url: url.href, host: url.host }
}

/** An address that is not live would lead Home without a word. */
const inside = (path: string, hasRoute: Known['hasRoute']): BodyLink =>
  hasRoute(path) ? { kind: 'inside', path } : { kind: 'dead' }

/** https without a name or password before the host: those are there to make another host look like this one. */
function parse(href: string): URL | null {
  try {
    const url = new URL(href)
    return url.protocol === 'https:' && !url.username && !url.password ? url : null
  } catch {
    return null // not an address
  }
}
