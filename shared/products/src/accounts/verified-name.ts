/** The name that a document proved: a bank account in another one is not this person's. */
import { identityStates } from '@shared/contract/codes'
import type { Db } from '@shared/engine/db/open'
import { composeName, type Fit, fitOf } from '@shared/format/person-name'
import { stateOf } from './identity/index.ts'
import { simplified } from './simplified.ts'
import { userById } from './user.ts'

type VerifiedName = { name: string; fit(typed: string): Fit }

/** undefined until a basic identity is verified. */
export function verifiedNameOf(db: Db, userId: string): VerifiedName | undefined {
  if (stateOf(db, userId, 'basic') !== identityStates.verified) return undefined
  const { first_name, surname, country } = userById(db, userId)
  const named = { surname: simplified(surname ?? ''), firstName: simplified(first_name ?? ''), country }
  return {
    name: composeName({ surname, firstName: first_name, country }),
    fit: typed => fitOf(named, simplified(typed)),
  }
}
