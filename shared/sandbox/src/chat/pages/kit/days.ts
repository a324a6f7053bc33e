/** The lines between the days of a conversation. */
import type { Locale } from '@shared/format/languages'
import { formatDayMonth, formatDayMonthYear } from '@shared/format/short-time'

const dayOf = (at: number): string => new Date(at).toDateString()

export const isSameDay = (one: number, other: number): boolean => dayOf(one) === dayOf(other)

export type DayWords = { today: string; yesterday: string }

/** "Today", "Yesterday", "22 Nov", of another year "22 Nov 2025". @param at, now ms */
export function dayName(locale: Locale, words: DayWords, at: number, now: number): string {
  if (isSameDay(at, now)) return words.today
  const before = new Date(now)
  before.setDate(before.getDate() - 1)
  if (isSameDay(at, before.getTime())) return words.yesterday
  const thisYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  return (thisYear ? formatDayMonth : formatDayMonthYear)(locale, at)
}
