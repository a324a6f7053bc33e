/** What people tell of themselves, read as it is kept (docs/rules/account.md#personal-information). */
import { LEAST_AGE } from '@shared/contract/limits'
import { findCountry } from '@shared/format/countries'
import { dayOf } from '../clock.ts'
import { refuse } from '../refusals/refuse.ts'
import { INVISIBLE } from './identifier.ts'

/** Letters of any script, and what stands between them. */
const PERSON_NAME = /^\p{L}[\p{L}\p{M} .'’·-]*$/u
const OLDEST = '1900-01-01'

const squeezed = (typed: string) => typed.normalize('NFC').trim().replace(/\s+/g, ' ')

/** @throws Refused field-invalid */
export function readPersonName(field: string, typed: string): string {
  const name = squeezed(typed)
  return PERSON_NAME.test(name) ? name : refuse('field-invalid', { field })
}

/** @throws Refused field-invalid */
export function readHomeAddress(field: string, typed: string): string {
  const address = squeezed(typed)
  return address === '' || INVISIBLE.test(address) ? refuse('field-invalid', { field }) : address
}

/** @throws Refused field-invalid */
export function readCountry(typed: string): string {
  const code = typed.trim().toUpperCase()
  return findCountry(code) ? code : refuse('field-invalid', { field: 'country' })
}

function isOnCalendar(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

/** Whoever was born on this day or before it is of age today, by the calendar of UTC+8. */
function lastGrownUp(now: number): string {
  const today = dayOf(now)
  return `${Number(today.slice(0, 4)) - LEAST_AGE}${today.slice(4)}`
}

/** @throws Refused field-invalid for no day, or one that nobody was born on; under-age */
export function readBirthday(typed: string, now: number): string {
  const day = typed.trim()
  if (!isOnCalendar(day) || day < OLDEST || day > dayOf(now)) refuse('field-invalid', { field: 'birthday' })
  return day > lastGrownUp(now) ? refuse('under-age', { field: 'birthday', n: LEAST_AGE }) : day
}
