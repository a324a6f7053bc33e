/** What people tell of themselves, read as it is kept (docs/rules/account.md#personal-information). */
import { LEAST_AGE } from '@shared/contract/limits'
import { birthdayFault, isHomeAddress, isPersonName, squeezed } from '@shared/contract/person'
import { dayOf } from '@shared/engine/clock'
import { refuse } from '@shared/engine/refusals/refuse'
import { findCountry } from '@shared/format/countries'

/** @throws Refused field-invalid */
export const readPersonName = (field: string, typed: string): string =>
  isPersonName(typed) ? squeezed(typed) : refuse('field-invalid', { field })

type Names = { surname: string; firstName: string }

/**
 * Some people have a single name: '' for the other one.
 * @param at the call's names of the two fields
 * @throws Refused field-invalid, at the first name where both are empty
 */
export function readNames(typed: Names, at: Names = { surname: 'surname', firstName: 'firstName' }): Names {
  const read = (part: keyof Names) => typed[part].trim() && readPersonName(at[part], typed[part])
  const names = { surname: read('surname'), firstName: read('firstName') }
  return names.surname || names.firstName ? names : refuse('field-invalid', { field: at.firstName })
}

/** @throws Refused field-invalid */
export const readHomeAddress = (field: string, typed: string): string =>
  isHomeAddress(typed) ? squeezed(typed) : refuse('field-invalid', { field })

/** @throws Refused field-invalid */
export function readCountry(typed: string): string {
  const code = typed.trim().toUpperCase()
  return findCountry(code) ? code : refuse('field-invalid', { field: 'country' })
}

/** @throws Refused field-invalid for no day, or one that nobody was born on; under-age */
export function readBirthday(typed: string, now: number): string {
  const day = typed.trim()
  const fault = birthdayFault(day, dayOf(now))
  if (fault === 'no-day') refuse('field-invalid', { field: 'birthday' })
  return fault ? refuse('under-age', { field: 'birthday', n: LEAST_AGE }) : day
}
