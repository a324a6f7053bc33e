/** Where a notice leads, as an address for a link that can be seen, kept and opened in a new tab. */
import type { Notice } from '@shared/contract/calls/content'
import * as to from '@shared/contract/to'

export type NoticeLink = { href: string /** Out of the app: `openLink` decides how. */; outside: boolean }

type Given = Pick<Notice, 'linkType' | 'linkUrl'>

/** 0 none | 1 in-app path | 2 https in the viewer | 3 article "news:12" | 4 https in a new tab; null where nothing can be opened. */
export function noticeLink({ linkType, linkUrl }: Given, hasRoute: (path: string) => boolean): NoticeLink | null {
  const url = linkUrl ?? ''
  if (linkType === 1) return hasRoute(url) ? { href: `#${url}`, outside: false } : null
  if (linkType === 3) return article(url)
  return (linkType === 2 || linkType === 4) && /^https:\/\//i.test(url) ? { href: url, outside: true } : null
}

function article(named: string): NoticeLink | null {
  const [, kind, id] = /^(\w+):(.+)$/.exec(named) ?? []
  return kind && id ? { href: `#${to.articleDetail({ kind, id })}`, outside: false } : null
}
