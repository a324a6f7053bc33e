/** Spans of days that a person picks: their own, "yyyy-MM-dd", both ends included. What a server asks for: `serverBounds` of the times. */
import { writeDay } from './day-first.ts'

const DAY = 86_400_000

/** Without an end it is open there. */
export type Days = { begin?: string | undefined; end?: string | undefined }

/** Beyond them a day's bounds, in another zone, have years that no server writes in four digits. */
const [FIRST, LAST] = ['1970-01-02', '9999-12-30']

/** The 31st of February is none. */
const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  text >= FIRST &&
  text <= LAST &&
  new Date(`${text}T00:00Z`).getUTCDate() === Number(text.slice(8))
const dayOf = (text = '') => (isDay(text) ? text : undefined)

/** As an address holds them: what is no day is left out. */
export const daysOf = ({ begin, end }: Days): Days => ({ begin: dayOf(begin), end: dayOf(end) })

export const isBackwards = ({ begin, end }: Days): boolean => Boolean(begin && end && begin > end)

/** "01/11/2026 – 22/11/2026"; undefined without a bound. */
export const daysLabel = ({ begin, end }: Days): string | undefined =>
  begin || end ? `${begin ? writeDay(begin) : '…'} – ${end ? writeDay(end) : '…'}` : undefined

/**
 * The last so many days up to today: 1 is today alone.
 * @param zone an IANA name; the viewer's own unless given
 */
export function recentDays(now: number, days: number, zone?: string): { begin: string; end: string } {
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', ...(zone && { timeZone: zone }) })
  const end = format.format(now)
  return { begin: new Date(Date.parse(end) - (days - 1) * DAY).toISOString().slice(0, 10), end }
}
