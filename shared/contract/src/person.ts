/** What people tell of themselves: the phone says what is wrong before, the exchange refuses by it (docs/rules/account.md#personal-information). */
import { LEAST_AGE } from './limits.ts'

/** Letters of any script, and what stands between them. */
const PERSON_NAME = /^\p{L}[\p{L}\p{M} .'’·-]*$/u
/** What looks like another text, or like nothing: control, direction and format marks, fillers. */
export const INVISIBLE = /[\p{C}\p{DI}]/u
const DAY = /^\d{4}-\d\d-\d\d$/
const OLDEST = '1900-01-01'

/** As it is kept: one space where there were several, none at the ends. */
export const squeezed = (typed: string): string => typed.normalize('NFC').trim().replace(/\s+/g, ' ')

export const isPersonName = (typed: string): boolean => PERSON_NAME.test(squeezed(typed))

export function isHomeAddress(typed: string): boolean {
  const address = squeezed(typed)
  return address !== '' && !INVISIBLE.test(address)
}

function isOnCalendar(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`)
  return DAY.test(day) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

/** Whoever was born on this day or before it is of age today. */
const lastGrownUp = (today: string): string => `${Number(today.slice(0, 4)) - LEAST_AGE}${today.slice(4)}`

/** no-day: none of the calendar, or one that nobody was born on · under-age */
export type BirthdayFault = 'no-day' | 'under-age'

/** @param day yyyy-MM-dd @param today the day in UTC+8 @returns null where nothing is wrong */
export function birthdayFault(day: string, today: string): BirthdayFault | null {
  if (!isOnCalendar(day) || day < OLDEST || day > today) return 'no-day'
  return day > lastGrownUp(today) ? 'under-age' : null
}
