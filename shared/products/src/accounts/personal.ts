/** What a person changes in their profile (docs/rules/account.md#personal-information). */
import type { ParsedInputOf, updateProfileCall } from '@shared/contract'
import { run, sql } from '@shared/engine/db/query'
import { type Tx, transact } from '@shared/engine/db/transact'
import type { SignedIn } from '@shared/engine/http/serve'
import { refuse } from '@shared/engine/refusals/refuse'
import { readBirthday, readCountry, readHomeAddress, readPersonName } from './details.ts'
import { isLocked } from './identity/index.ts'
import { confirmAddress, newAddress } from './new-address.ts'
import { stillSignedIn } from './session.ts'
import type { User } from './tables.ts'
import { userById } from './user.ts'

type Input = ParsedInputOf<typeof updateProfileCall>
type Details = Partial<Pick<User, 'surname' | 'first_name' | 'gender' | 'birthday' | 'country' | 'address'>>

/** Proved by a document: what stands there no longer changes by hand. */
const locked = { surname: 'surname', first_name: 'firstName', birthday: 'birthday', country: 'country' } as const

/** An empty field is one that is not told. */
const told = (typed: string, read: (typed: string) => string) => (typed.trim() === '' ? null : read(typed))

/** @throws Refused field-invalid, under-age */
function readDetails({ surname, firstName, gender, birthday, country, address }: Input, now: number): Details {
  return {
    ...(surname !== undefined && { surname: told(surname, typed => readPersonName('surname', typed)) }),
    ...(firstName !== undefined && { first_name: told(firstName, typed => readPersonName('firstName', typed)) }),
    ...(gender !== undefined && { gender }),
    ...(birthday !== undefined && { birthday: told(birthday, typed => readBirthday(typed, now)) }),
    ...(country !== undefined && { country: told(country, readCountry) }),
    ...(address !== undefined && { address: told(address, typed => readHomeAddress('address', typed)) }),
  }
}

/** @throws Refused profile-locked, naming the field, where one that a document proves would become another */
function checkLocked(tx: Tx, userId: string, details: Details): void {
  if (!isLocked(tx, userId)) return
  const user = userById(tx, userId)
  for (const [column, field] of Object.entries(locked) as [keyof typeof locked, string][])
    if (details[column] !== undefined && details[column] !== user[column]) refuse('profile-locked', { field })
}

/** All of it, or nothing. @throws Refused as confirmAddress does where a new phone or email is given */
export async function updateProfile(input: Input, caller: SignedIn): Promise<null> {
  const { context, user: id } = caller
  const details = readDetails(input, context.clock.now())
  const address = newAddress(userById(context.db, id), input)
  const adopt = address && (await confirmAddress(address, input, caller))
  transact(context.db, tx => {
    stillSignedIn(tx, caller)
    checkLocked(tx, id, details)
    if (Object.keys(details).length > 0) run(tx, sql.updateTable('user').set(details).where('id', '=', id))
    adopt?.(tx)
  })
  return null
}
