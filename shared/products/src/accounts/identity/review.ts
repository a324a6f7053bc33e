/** The sandbox's desk, where it was told to decide by itself: an application says that nobody looked at it. */
import { identityStates } from '@shared/contract/codes'
import type { Context } from '@shared/engine/context'
import { prepared } from '@shared/engine/db/query'
import { type Tx, transact } from '@shared/engine/db/transact'
import { guarded } from '@shared/engine/guarded'
import { reasonOf } from '@shared/engine/reasons/stored'
import { approve, type By, isHeldByOther, openIdentity, reject } from './desk.ts'

/** Of one second; by hand, since no bound value proves the condition of the index. */
const DUE = `SELECT id FROM identity WHERE state = ${identityStates.underReview} AND submitted_at <= ?
  ORDER BY submitted_at LIMIT 100`

export function reviewIdentities({ db, keys, log, settings }: Context, now: number): void {
  if (settings.autoReview === null) return
  const due = prepared(db, DUE).all(now - settings.autoReview * 1000) as { id: string }[]
  for (const { id } of due)
    guarded(log, `identity ${id}`, () => transact(db, tx => review(tx, id, { now, keys, automatic: true })))
}

function review(tx: Tx, id: string, by: By): void {
  const row = openIdentity(tx, id)
  // that somebody else holds the document is nobody's business but theirs
  if (isHeldByOther(tx, row)) reject(tx, row, { reason: reasonOf('identity', 'not-verified'), fields: [] }, by)
  else approve(tx, row, by)
}
