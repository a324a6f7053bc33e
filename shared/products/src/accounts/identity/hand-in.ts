/** Taking in an identity of either kind: one at a time, five a day. */
import { identityStates } from '@shared/contract/codes'
import { MOST_IDENTITIES_A_DAY } from '@shared/contract/limits'
import { dayStart } from '@shared/engine/clock'
import { all, run, sql } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import { newId } from '@shared/engine/ids'
import { noReason } from '@shared/engine/reasons/stored'
import { refuse } from '@shared/engine/refusals/refuse'
import type { IdentityKind, IdentityRow } from '../tables.ts'
import { newestOf } from './rows.ts'

/**
 * @returns the rejected one before it, whose good photos are kept
 * @throws Refused already-done while one is reviewed or verified, no-more-today
 */
export function mayHandIn(tx: Tx, userId: string, kind: IdentityKind, now: number): IdentityRow | undefined {
  const before = newestOf(tx, userId, kind)
  if (before && before.state !== identityStates.rejected) refuse('already-done')
  const today = sql.selectFrom('identity').select('id').where('user_id', '=', userId).where('kind', '=', kind)
  if (all(tx, today.where('submitted_at', '>=', dayStart(now))).length >= MOST_IDENTITIES_A_DAY) refuse('no-more-today')
  return before
}

export type HandedIn = {
  userId: string
  kind: IdentityKind
  details: object
  /** Of one document, however it was typed; null where none belongs to it. */
  document: string | null
  clientOrderId: string
  now: number
}

export function handIn(tx: Tx, { userId, kind, details, document, clientOrderId, now }: HandedIn): IdentityRow {
  const row: IdentityRow = {
    id: newId('K'),
    user_id: userId,
    kind,
    state: identityStates.underReview,
    details: JSON.stringify(details),
    document,
    ...noReason,
    reject_fields: '[]',
    automatic: 0,
    client_order_id: clientOrderId,
    submitted_at: now,
    reviewed_at: null,
    person: null,
  }
  run(tx, sql.insertInto('identity').values(row))
  return row
}
