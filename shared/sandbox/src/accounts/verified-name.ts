/** The name that a document proved: a bank account in another one is not this person's. */
import { identityStates } from '@shared/contract/codes'
import type { Db } from '../db/open.ts'
import { stateOf } from './identity/index.ts'
import { userById } from './user.ts'

/** As banks compare names: without case, accents' composition and the order of its words. */
const plain = (name: string): string =>
  name
    .normalize('NFKC')
    .toUpperCase()
    .split(/[\s.'’-]+/)
    .filter(Boolean)
    .sort()
    .join(' ')

/** undefined until a basic identity is verified. */
export function verifiedNameOf(db: Db, userId: string): { name: string; fits(other: string): boolean } | undefined {
  if (stateOf(db, userId, 'basic') !== identityStates.verified) return undefined
  const { first_name: firstName, surname } = userById(db, userId)
  const name = [firstName, surname].filter(Boolean).join(' ')
  return { name, fits: other => plain(other) === plain(name) }
}
