/** Days and times in short, for an axis and what stands beside it. Without luxon: the chart shows them at its first paint. */
import { formatClock } from './clock.ts'
import { LOCALES, type Locale } from './languages.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** The day stands before the month in English too, as in the specification's DD/MM/YYYY. */
const languageOf = (locale: Locale): string => (locale === 'en-US' ? 'en-GB' : LOCALES[locale].intl)

/** Making a format costs far more than using one. */
function write(locale: Locale, ms: number, options: Intl.DateTimeFormatOptions, zone: string | undefined): string {
  const key = `${locale} ${zone} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known.format(ms)
  const made = new Intl.DateTimeFormat(languageOf(locale), { ...options, ...(zone && { timeZone: zone }) })
  formats.set(key, made)
  return made.format(ms)
}

/** "22 Nov". @param zone an IANA name; the viewer's own unless given */
export const formatDayMonth = (locale: Locale, ms: number, zone?: string): string =>
  write(locale, ms, { day: 'numeric', month: 'short' }, zone)

/** "22 Nov 2026" */
export const formatDayMonthYear = (locale: Locale, ms: number, zone?: string): string =>
  write(locale, ms, { day: 'numeric', month: 'short', year: 'numeric' }, zone)

/** "Nov 2026" */
export const formatMonthYear = (locale: Locale, ms: number, zone?: string): string =>
  write(locale, ms, { month: 'short', year: 'numeric' }, zone)

/** "09:30", as a clock shows it everywhere. */
export const formatMinute = (ms: number, zone?: string): string =>
  write('en-US', ms, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, zone)

const dayOf = (ms: number): string => new Date(ms).toDateString()

/** "19:15:27", on another day than today "29 Nov 19:15:27", in the viewer's own zone. */
export const formatMoment = (locale: Locale, ms: number): string =>
  dayOf(ms) === dayOf(Date.now()) ? formatClock(ms) : `${formatDayMonth(locale, ms)} ${formatClock(ms)}`

/** The viewer's own zone, by its IANA name. */
export const viewerZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
