/** The session that runs: when it began and when it ends. */
import type { SymbolInfo, Ticker } from '@shared/contract'
import { isClosed } from '@shared/contract/symbols'
import { fromServerTime } from '@shared/format/time'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const WEEK = 7 * DAY
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** "Mon 06:00" in ms since Monday 00:00; NaN where it says something else. */
function ofWeek(text: string): number {
  const [day = '', time = ''] = text.split(' ')
  const [hours, minutes] = time.split(':').map(Number)
  const index = days.indexOf(day)
  return index < 0 ? Number.NaN : index * DAY + (hours ?? Number.NaN) * HOUR + (minutes ?? Number.NaN) * (HOUR / 60)
}

/** ms since Monday 00:00 UTC+8; the epoch was a Thursday, 08:00 there. */
const sinceMonday = (moment: number): number => (moment + 3 * DAY + 8 * HOUR) % WEEK

/** When the session that ends at a moment began; undefined where the symbol's hours know of none. */
export function beganAt({ sessions }: Pick<SymbolInfo, 'sessions'>, ends: number): number | undefined {
  const end = sinceMonday(ends)
  for (const session of sessions) {
    const [from = Number.NaN, to = Number.NaN] = session.split('-').map(ofWeek)
    const length = (to - from + WEEK) % WEEK
    if (to % WEEK === end && length > 0) return ends - length
  }
  return undefined
}

export type Session =
  /** @param part of it that is over, 0 to 1; undefined where nobody knows its beginning */
  | { state: 'open'; began: number | undefined; ends: number; part: number | undefined }
  | { state: 'closed'; opens: number }

type Hours = Pick<Ticker, 'marketState' | 'nextOpenTime' | 'nextCloseTime'>

/** Null where the market never rests, or nobody says when. @param now of the server */
export function sessionOf(info: SymbolInfo, hours: Hours | null, now: number): Session | null {
  const { nextOpenTime, nextCloseTime } = hours ?? {}
  if (isClosed(hours)) return nextOpenTime ? { state: 'closed', opens: fromServerTime(nextOpenTime) } : null
  if (!nextCloseTime) return null
  const ends = fromServerTime(nextCloseTime)
  const began = beganAt(info, ends)
  const part = began === undefined ? undefined : Math.min(1, Math.max(0, (now - began) / (ends - began)))
  return { state: 'open', began, ends, part }
}
