/** The sandbox's desk, where it was told to decide by itself: it goes by the limits alone, and the loan says that nobody looked at it. */
import { loanStates } from '@shared/contract/codes'
import type { Context } from '@shared/engine/context'
import { type Tx, transact } from '@shared/engine/db/transact'
import { guarded } from '@shared/engine/guarded'
import { reasonOf } from '@shared/engine/reasons/stored'
import { compare } from '@shared/money'
import { openLoan, pass, reject, take } from './desk.ts'
import { addEvent } from './events.ts'
import { hasOverdue, limitOf } from './limits.ts'
import { openLoans } from './rows.ts'
import type { LoanRow } from './tables.ts'

type Step = (tx: Tx, context: Context, row: LoanRow, now: number) => void

export function reviewLoans(context: Context, now: number): void {
  const { db, log } = context
  const { autoReview } = context.settings
  if (autoReview === null) return
  for (const row of openLoans(db)) {
    const step = stepOf(row, now - row.created_at, autoReview * 1000)
    if (step) guarded(log, `loan ${row.id}`, () => transact(db, tx => step(tx, context, openLoan(tx, row.id), now)))
  }
}

/** In hand after half of its time. */
function stepOf({ status }: LoanRow, waited: number, whole: number): Step | undefined {
  if (waited >= whole) return decide
  return status === loanStates.pendingReview && waited * 2 >= whole ? inHand : undefined
}

const inHand: Step = (tx, _, row, now) => void take(tx, row, now)

function decide(tx: Tx, context: Context, row: LoanRow, now: number): void {
  addEvent(tx, row, 'sandbox-desk', now)
  const { limit, used } = limitOf(tx, row.user_id, row.type)
  if (hasOverdue(tx, row.user_id)) reject(tx, row, reasonOf('loan', 'overdue'), now)
  else if (compare(used, limit) > 0) reject(tx, row, reasonOf('loan', 'limits'), now)
  else pass(tx, context, row, now)
}
