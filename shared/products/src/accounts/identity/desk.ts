/** What the desk decides on identities; each decision, what it fills in and its message in one transaction. */
import { identityStates } from '@shared/contract/codes'
import { prepared, run, sql } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import type { Keys } from '@shared/engine/keys'
import { notify } from '@shared/engine/messages/notify'
import { reasonValues, type StoredReason } from '@shared/engine/reasons/stored'
import { accountHooks } from '../hooks.ts'
import { knowPerson } from '../person.ts'
import type { IdentityRow } from '../tables.ts'
import { advancedOf, basicOf, identityById, reasonKindOf, settle } from './rows.ts'

/** Who decided, and when; the exchange's keys tell who the document's holder is. */
export type By = { now: number; keys: Keys; automatic?: boolean }

/** @throws Error with words for the operator */
export function openIdentity(tx: Tx, id: string): IdentityRow {
  const row = identityById(tx, id)
  if (!row) throw new Error(`There is no identity ${id}`)
  if (row.state !== identityStates.underReview)
    throw new Error(`${id} was ${row.state === identityStates.verified ? 'approved' : 'rejected'} before`)
  return row
}

const HOLDER = `SELECT user_id FROM identity WHERE document = ? AND state = ${identityStates.verified}`

/** Who proved who they are by the same document. */
const holderOf = (tx: Tx, { document }: IdentityRow): string | undefined =>
  (prepared(tx, HOLDER).get(document) as { user_id: string } | undefined)?.user_id

export const isHeldByOther = (tx: Tx, row: IdentityRow): boolean => holderOf(tx, row) !== undefined

/** @throws Error where somebody else was verified by the same document */
export function approve(tx: Tx, row: IdentityRow, by: By): void {
  const holder = holderOf(tx, row)
  if (holder) throw new Error(`${row.id}: this document is ${holder}'s, who is verified by it. Reject it`)
  const done = decide(tx, row, { state: identityStates.verified }, by)
  if (row.kind === 'basic') knowPerson(tx, by.keys, row)
  accountHooks.of(tx).progressed(tx, row.user_id)
  run(
    tx,
    sql
      .updateTable('user')
      .set(row.kind === 'basic' ? provedBy(row) : { address: advancedOf(row).address })
      .where('id', '=', row.user_id),
  )
  tell(tx, done, by.now)
}

/** What the document proves becomes the profile. */
function provedBy(row: IdentityRow) {
  const { surname, firstName, birthday, country } = basicOf(row)
  return { surname: surname || null, first_name: firstName || null, birthday, country }
}

export type Rejection = {
  reason: StoredReason
  /** What is to be brought anew. */
  fields: readonly string[]
}

/** @throws Error where it has no such field */
export function reject(tx: Tx, row: IdentityRow, { reason, fields }: Rejection, by: By): void {
  const known = fieldsOf(row)
  const strange = fields.find(field => !known.includes(field))
  if (strange !== undefined) throw new Error(`${row.id} has no ${strange}. It has ${known.join(', ')}`)
  tell(
    tx,
    decide(tx, row, { state: identityStates.rejected, ...reason, reject_fields: JSON.stringify(fields) }, by),
    by.now,
  )
}

/** Its fields by the names that the call has for them. */
export function fieldsOf(row: IdentityRow): string[] {
  if (row.kind === 'advanced') return Object.keys(advancedOf(row))
  const { photos, ...paper } = basicOf(row)
  return [...Object.keys(photos), ...Object.keys(paper)]
}

const decide = (tx: Tx, { id }: IdentityRow, change: Partial<IdentityRow>, { now, automatic = false }: By) =>
  settle(tx, id, { ...change, reviewed_at: now, automatic: Number(automatic) })

function tell(tx: Tx, row: IdentityRow, at: number): void {
  const { id, user_id: user, kind, state } = row
  const level = kind === 'basic' ? 'identity' : 'advanced'
  const told =
    state === identityStates.verified
      ? ({ template: `${level}-verified`, values: {} } as const)
      : ({ template: `${level}-rejected`, values: reasonValues(reasonKindOf(row), row) } as const)
  const path = `/renzhengResult?kind=${kind}`
  notify(tx, { user, eventKey: `identity:${id}`, tab: 'system', ...told, path, at })
}
