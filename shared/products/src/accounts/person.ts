/**
 * Tells which accounts belong to one person. A person's key is a keyed hash of the document that proved the identity, so it
 * survives the account (docs/rules/account.md#identity). Names link nobody: two people may share a name and a birthday.
 */
import { createHmac } from 'node:crypto'
import { identityStates } from '@shared/contract/codes'
import type { Context } from '@shared/engine/context'
import type { Db } from '@shared/engine/db/open'
import { prepared } from '@shared/engine/db/query'
import { type Tx, transact } from '@shared/engine/db/transact'
import type { Keys } from '@shared/engine/keys'
import { accountHooks } from './hooks.ts'
import type { IdentityRow } from './tables.ts'

const VERIFIED = `kind = 'basic' AND state = ${identityStates.verified}`
/** An account's own. `state >= 0` is the condition of an index: what the desk rejected is not read. */
const OWN_VERIFIED = `user_id = ? AND ${VERIFIED} AND state >= 0`

const PERSON = `SELECT person FROM identity WHERE ${OWN_VERIFIED}`
const ACCOUNTS = 'SELECT user_id FROM identity WHERE person = ?'

/** The person's key; null until a basic identity is verified. */
export const personOf = (db: Db, userId: string): string | null =>
  (prepared(db, PERSON).get(userId) as { person: string } | undefined)?.person ?? null

const SINCE = `SELECT reviewed_at AS at FROM identity WHERE ${OWN_VERIFIED}`

/** When the desk verified the account's basic identity (epoch ms); null until it does. */
export const verifiedAt = (db: Db, userId: string): number | null =>
  (prepared(db, SINCE).get(userId) as { at: number } | undefined)?.at ?? null

/** All open accounts that are proved to be this person's, the given one among them. */
export function accountsOf(db: Db, userId: string): string[] {
  const person = personOf(db, userId)
  if (person === null) return [userId]
  return (prepared(db, ACCOUNTS).all(person) as { user_id: string }[]).map(row => row.user_id)
}

const keyOf = ({ secret }: Keys, document: string) =>
  createHmac('sha256', secret).update(`person\0${document}`).digest('hex').slice(0, 32)

const LINKED = 'SELECT person FROM linked_document WHERE document = ?'
const SET = 'UPDATE identity SET person = ? WHERE id = ?'
type Proof = Pick<IdentityRow, 'id' | 'user_id' | 'document'>

/** Writes down who is verified: what this account claimed, joined and borrowed before is the person's. */
export function knowPerson(tx: Tx, keys: Keys, { id, user_id: user, document }: Proof): void {
  const proved = keyOf(keys, document ?? id)
  const linked = prepared(tx, LINKED).get(proved) as { person: string } | undefined
  const person = linked?.person ?? proved
  prepared(tx, SET).run(person, id)
  accountHooks.of(tx).known(tx, user, person)
}

const UNKNOWN = `SELECT id, user_id, document FROM identity WHERE ${VERIFIED} AND person IS NULL`

/** At the start: identities that an older exchange verified. SQL has no key, so no migration can do it. */
export function knowPersons({ db, keys }: Context): void {
  const unknown = prepared(db, UNKNOWN).all() as Proof[]
  if (unknown.length === 0) return
  transact(db, tx => {
    for (const proof of unknown) knowPerson(tx, keys, proof)
  })
}

const LINK = 'INSERT OR REPLACE INTO linked_document (document, person) VALUES (?, ?)'
const MOVE = [
  'UPDATE linked_document SET person = ?2 WHERE person = ?1',
  'UPDATE identity SET person = ?2 WHERE person = ?1',
]

/**
 * The desk has found that two verified accounts are one person's. The link outlives both accounts.
 * @throws Error where one of them is not verified
 */
export function linkPersons(tx: Tx, userId: string, as: string, at: number): void {
  const [own, person] = [knownPerson(tx, userId), knownPerson(tx, as)]
  if (own === person) return
  for (const move of MOVE) prepared(tx, move).run(own, person)
  prepared(tx, LINK).run(own, person)
  accountHooks.of(tx).joined(tx, own, person, at)
}

function knownPerson(db: Db, userId: string): string {
  const person = personOf(db, userId)
  if (person === null) throw new Error(`${userId} has no verified identity`)
  return person
}
