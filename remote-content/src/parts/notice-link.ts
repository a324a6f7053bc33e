/** Where a notice leads, as an address for a link that can be seen, kept and opened in a new tab. */

import type { Notice } from '@shared/contract/calls/content'
import { linkTypes } from '@shared/contract/codes'
import * as to from '@shared/contract/to'

export type NoticeLink = { href: string /** Out of the app: `openLink` decides how. */; outside: boolean }

type Given = Pick<Notice, 'linkType' | 'linkUrl'>

/** null where nothing can be opened. */
export function noticeLink({ linkType, linkUrl }: Given, hasRoute: (path: string) => boolean): NoticeLink | null {
  const url = linkUrl ?? ''
  if (linkType === linkTypes.path) return hasRoute(url) ? { href: `#${url}`, outside: false } : null
  if (linkType === linkTypes.article) return article(url)
  if (linkType === linkTypes.viewer && ownPage.test(url)) return viewer(to.outlink({ url }), hasRoute)
  return (linkType === linkTypes.viewer || linkType === linkTypes.tab) && /^https:\/\//i.test(url)
    ? { href: url, outside: true }
    : null
}

/** A page of the exchange itself; whether it is one that may be opened, the viewer knows. */
const ownPage = /^\/api\//

const viewer = (way: string, hasRoute: (path: string) => boolean): NoticeLink | null =>
  hasRoute(way) ? { href: `#${way}`, outside: false } : null

function article(named: string): NoticeLink | null {
  const [, kind, id] = /^(\w+):(.+)$/.exec(named) ?? []
  return kind && id ? { href: `#${to.articleDetail({ kind, id })}`, outside: false } : null
}
