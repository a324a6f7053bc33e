/**
 * The server's times are UTC+8 texts; people see their own zone (specification, section 9).
 * The only file that brings luxon: import it with the screens that show times, not with the first paint.
 */
import { DateTime } from 'luxon'
import { isDayFirst, writeDay } from './day-first.ts'
import type { Days } from './days.ts'

const SERVER_ZONE = 'UTC+8'
const SERVER_FORMAT = 'yyyy-MM-dd HH:mm:ss'

/** A server's text ("2026-11-21 15:40:00", UTC+8) or milliseconds since 1970. */
export type Moment = string | number

/**
 * Milliseconds since 1970 of a server's text.
 * @throws RangeError when it is none
 */
export function fromServerTime(text: string): number {
  const time = DateTime.fromFormat(text, SERVER_FORMAT, { zone: SERVER_ZONE, locale: 'en-US' })
  if (!time.isValid) throw new RangeError(`"${text}" is no server time. It must read ${SERVER_FORMAT}, in UTC+8.`)
  return time.toMillis()
}

const at = (moment: Moment, zone: string): DateTime =>
  // English, so that a phone set to Thai or Arabic does not write its own digits and years.
  DateTime.fromMillis(typeof moment === 'string' ? fromServerTime(moment) : moment, { zone, locale: 'en-US' })

/** Milliseconds since 1970 as the server writes them; the begun second is cut off. */
export const toServerTime = (milliseconds: number): string => at(milliseconds, SERVER_ZONE).toFormat(SERVER_FORMAT)

/** Milliseconds at the last midnight of the server's clock: where "today" begins in UTC+8. */
export const startOfServerDay = (milliseconds: number): number =>
  at(milliseconds, SERVER_ZONE).startOf('day').toMillis()

/** Records: DD/MM/YYYY HH:mm:ss in the viewer's zone; in Japanese, Korean and Chinese YYYY-MM-DD HH:mm:ss. */
export const formatRecordTime = (moment: Moment, zone = 'default'): string =>
  at(moment, zone).toFormat(isDayFirst() ? 'dd/MM/yyyy HH:mm:ss' : SERVER_FORMAT)

/** Articles: YYYY-MM-DD HH:mm:ss in the viewer's zone. */
export const formatArticleTime = (moment: Moment, zone = 'default'): string =>
  at(moment, zone).toFormat('yyyy-MM-dd HH:mm:ss')

/** Days: DD/MM/YYYY in the viewer's zone; in Japanese, Korean and Chinese YYYY-MM-DD. */
export const formatDay = (moment: Moment, zone = 'default'): string => writeDay(at(moment, zone).toFormat('yyyy-MM-dd'))

/** Picked days as the bounds of a query: the first and the last second of the span, as the server writes them; an open end has none. */
export const serverBounds = ({ begin, end }: Days, zone = 'default'): { begin?: string; end?: string } => ({
  ...(begin && { begin: toServerTime(Math.min(...moments(DateTime.fromISO(begin, { zone }).startOf('day')))) }),
  ...(end && { end: toServerTime(Math.max(...moments(DateTime.fromISO(end, { zone }).endOf('day')))) }),
})

/** Where clocks go back over midnight the same local time comes twice, and luxon takes the one whose offset is today's. */
const moments = (local: DateTime): number[] => local.getPossibleOffsets().map(moment => moment.toMillis())
