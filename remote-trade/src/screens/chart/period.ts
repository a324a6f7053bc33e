/** Periods: how long a bar lasts and where it begins. Times are epoch milliseconds; days, weeks and months are those of UTC+8. */
import { type CandlePeriod, candlePeriod } from '@shared/contract/calls/trade'
import { formatLength } from '@shared/format/duration'
import type { Locale } from '@shared/format/languages'
import type { Period } from 'klinecharts'

export const periods: readonly CandlePeriod[] = candlePeriod.options
export const DEFAULT_PERIOD: CandlePeriod = '15m'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
export const UTC8 = 8 * HOUR
/** The exchange's days are those of UTC+8; by POSIX, a zone east of Greenwich has a minus. */
export const EXCHANGE_ZONE = 'Etc/GMT-8'
/** Epoch day 0 was a Thursday: three days after the Monday of its week. */
const SINCE_MONDAY = 3

type Span = 'minute' | 'hour' | 'day' | 'week' | 'month'

/** As the library counts them. */
const kinds: Readonly<Record<CandlePeriod, Period & { type: Span }>> = {
  '1m': { type: 'minute', span: 1 },
  '5m': { type: 'minute', span: 5 },
  '15m': { type: 'minute', span: 15 },
  '30m': { type: 'minute', span: 30 },
  '1h': { type: 'hour', span: 1 },
  '4h': { type: 'hour', span: 4 },
  '1d': { type: 'day', span: 1 },
  '1w': { type: 'week', span: 1 },
  '1M': { type: 'month', span: 1 },
}
export const kindOf = (period: CandlePeriod): Period => kinds[period]

/** The period that the library names by type and span. */
export const periodOf = ({ type, span }: Period): CandlePeriod =>
  periods.find(period => kinds[period].type === type && kinds[period].span === span) ?? DEFAULT_PERIOD

/** "15 minutes" in a language. */
export function periodWords(locale: Locale, period: CandlePeriod): string {
  const { type, span } = kinds[period]
  return formatLength(locale, span, type)
}

export const readPeriod = (text: string | undefined): CandlePeriod =>
  periods.find(period => period === text) ?? DEFAULT_PERIOD

/** Days and longer are days of the exchange: a bar of the 21st says 21 wherever it is looked at. */
export const isByDay = (period: CandlePeriod): boolean => ['day', 'week', 'month'].includes(kinds[period].type)

const lengths = { minute: MINUTE, hour: HOUR } as const
const dayStart = (time: number) => time - ((((time + UTC8) % DAY) + DAY) % DAY)
const dayNumber = (start: number) => Math.round((start + UTC8) / DAY)

/** 00:00 UTC+8 of the first of the month that lies `later` months after the one that holds `time`. */
function monthStart(time: number, later: number): number {
  const there = new Date(time + UTC8)
  return Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + later) - UTC8
}

/** Where the bar begins that holds a moment. */
export function bucketOf(period: CandlePeriod, time: number): number {
  const { type, span } = kinds[period]
  const day = dayStart(time)
  if (type === 'minute' || type === 'hour') return time - ((time - day) % (span * lengths[type]))
  if (type === 'week') return day - ((dayNumber(day) + SINCE_MONDAY) % 7) * DAY
  return type === 'month' ? monthStart(time, 0) : day
}

/** Where the next bar begins. */
export function nextBucket(period: CandlePeriod, time: number): number {
  const { type, span } = kinds[period]
  const start = bucketOf(period, time)
  if (type === 'minute' || type === 'hour') return start + span * lengths[type]
  if (type === 'month') return monthStart(time, 1)
  return start + (type === 'week' ? 7 * DAY : DAY)
}
