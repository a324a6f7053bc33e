/** When a message was sent, as far as a reader cares. */
import { formatRelative } from '@shared/format/duration'
import type { Locale } from '@shared/format/languages'
import { formatDayMonth } from '@shared/format/short-time'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const WEEK = 7

/** Midnights between them, by the reader's own clock: what was sent at 23:50 is of yesterday ten minutes later. */
export function daysBetween(at: number, now: number): number {
  const midnight = (ms: number) => new Date(ms).setHours(0, 0, 0, 0)
  return Math.round((midnight(now) - midnight(at)) / DAY)
}

/** "now", "4 min. ago", "yesterday", "5 days ago", "12 Nov". */
export function formatSent(locale: Locale, at: number, now: number): string {
  const days = daysBetween(at, now)
  // seconds would stand still until the next minute
  if (days <= 0) return formatRelative(locale, now - at < MINUTE ? 0 : at - now, 'short')
  return days < WEEK ? formatRelative(locale, -days * DAY) : formatDayMonth(locale, at)
}
