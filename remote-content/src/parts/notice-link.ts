/** Where a notice leads, as an address for a link that can be seen, kept and opened in a new tab. */
import type { Notice } from '@shared/contract/calls/content'
import { leadOf } from 'shell/navigation'

/**
 * outside: out of the app, `openLink` decides how. Such a link has no address where it asks before it leads on: a middle
 * click would pass the question by.
 */
export type NoticeLink = { href: string; outside: false } | { href?: string; outside: true }

/** null where nothing can be opened. */
export function noticeLink(link: Pick<Notice, 'linkType' | 'linkUrl'>): NoticeLink | null {
  const lead = leadOf(link)
  if (!lead || lead.kind === 'ask') return lead && { outside: true }
  return lead.kind === 'app' ? { href: `#${lead.url}`, outside: false } : { href: lead.url, outside: true }
}
