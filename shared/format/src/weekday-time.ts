/** When a market opens: a day of the week and a time. Without luxon, since lists of prices show it at their first paint. */
import { LOCALES, type Locale } from './languages.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a format costs far more than using one, and each row of a list has its own time. */
function formatFor(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(language, options)
  formats.set(key, made)
  return made
}

/**
 * "Mon 05:00", the day in the language, the time as a clock shows it everywhere.
 * @param text as the server writes it ("2026-11-23 05:00:00", UTC+8)
 * @param timeZone an IANA name; the viewer's own unless given
 * @throws RangeError when the text is no server time
 */
export function formatWeekdayTime(locale: Locale, text: string, timeZone?: string): string {
  const moment = new Date(`${text.replace(' ', 'T')}+08:00`)
  const zone = timeZone === undefined ? {} : { timeZone }
  const day = formatFor(LOCALES[locale].intl, { weekday: 'short', ...zone })
  const clock = formatFor('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...zone })
  return `${day.format(moment)} ${clock.format(moment)}`
}
