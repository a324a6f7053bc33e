/** The form of personal details: typed values over known ones, and their faults. No React, no words. */
import type { InputOf } from '@shared/contract'
import type { UserInfo, updateProfileCall } from '@shared/contract/calls/account'
import { genders } from '@shared/contract/codes'
import { type BirthdayFault, birthdayFault, isHomeAddress, isPersonName, squeezed } from '@shared/contract/person'
import type { FormModel } from 'shell/form'

export type Details = {
  surname: string
  firstName: string
  gender: NonNullable<UserInfo['gender']>
  birthday: string
  country: string
  address: string
}
export type Field = keyof Details
/** Only the edited fields; the others follow the profile. */
export type Typed = Partial<Details>
export type Fault = BirthdayFault | 'name' | 'address'

/** today: in UTC+8 */
export type DetailsContext = { user: UserInfo; today: string }

/** Fields proved by a document, which can no longer be edited. */
const proved: readonly Field[] = ['surname', 'firstName', 'birthday', 'country']

export const isLocked = ({ profileLocked }: UserInfo, field: Field): boolean =>
  profileLocked === true && proved.includes(field)

const known = (user: UserInfo): Details => ({
  surname: user.surname ?? '',
  firstName: user.firstName ?? '',
  gender: user.gender ?? genders.unset,
  birthday: user.birthday ?? '',
  country: user.country ?? '',
  address: user.address ?? '',
})

export const mergedDetails = (typed: Typed, user: UserInfo): Details => {
  const kept = Object.entries(typed).filter(([field]) => !isLocked(user, field as Field))
  return { ...known(user), ...Object.fromEntries(kept) }
}

const asKept = (value: string | number) => (typeof value === 'string' ? squeezed(value) : value)

/** The changed fields: sent on save, lost on leaving. */
export function changesOf(typed: Typed, user: UserInfo): InputOf<typeof updateProfileCall> {
  const [now, before] = [mergedDetails(typed, user), known(user)]
  const fields = (Object.keys(now) as Field[]).filter(field => asKept(now[field]) !== before[field])
  return Object.fromEntries(fields.map(field => [field, asKept(now[field])]))
}

const nameFault = (typed: string | undefined): Fault | null => (typed?.trim() && !isPersonName(typed) ? 'name' : null)

function faults(typed: Typed, { user, today }: DetailsContext): Partial<Record<Field, Fault>> {
  const { surname, firstName, birthday, address } = changesOf(typed, user)
  const found: Partial<Record<Field, Fault | null>> = {
    surname: nameFault(surname),
    firstName: nameFault(firstName),
    birthday: birthday ? birthdayFault(birthday, today) : null,
    address: address && !isHomeAddress(address) ? 'address' : null,
  }
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== null))
}

export const detailsModel: FormModel<Typed, DetailsContext, Field, Fault> = { blank: {}, faults }
