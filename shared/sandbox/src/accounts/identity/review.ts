/** The sandbox's desk, where it was told to decide by itself: an application says that nobody looked at it. */
import { identityStates } from '@shared/contract/codes'
import type { Context } from '../../context.ts'
import { all, sql } from '../../db/query.ts'
import { type Tx, transact } from '../../db/transact.ts'
import { guarded } from '../../guarded.ts'
import { approve, type By, isHeldByOther, openIdentity, reject } from './desk.ts'

/** Why it cannot be approved is nobody's business but the other one's. */
const UNPROVED = 'This document could not be verified.'

export function reviewIdentities({ db, keys, log, settings }: Context, now: number): void {
  if (settings.autoReview === null) return
  const due = sql.selectFrom('identity').select('id').where('state', '=', identityStates.underReview)
  for (const { id } of all(db, due.where('submitted_at', '<=', now - settings.autoReview * 1000)))
    guarded(log, `identity ${id}`, () => transact(db, tx => review(tx, id, { now, keys, automatic: true })))
}

function review(tx: Tx, id: string, by: By): void {
  const row = openIdentity(tx, id)
  if (isHeldByOther(tx, row)) reject(tx, row, { reason: UNPROVED, fields: [] }, by)
  else approve(tx, row, by)
}
