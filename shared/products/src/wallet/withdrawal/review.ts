/** The sandbox's desk, where it was told to decide by itself: the order says that nobody looked at it. */
import { paymentStates, userStates } from '@shared/contract/codes'
import type { Context } from '@shared/engine/context'
import { prepared } from '@shared/engine/db/query'
import { type Tx, transact } from '@shared/engine/db/transact'
import { guarded } from '@shared/engine/guarded'
import type { WithdrawalRow } from '../tables.ts'
import { openWithdrawal, pay, take } from './desk.ts'
import { addStep } from './rows.ts'

/** It can be cancelled as long as a recharge takes to be decided, and is paid after three times that. */
const PAID_AFTER = 3

/** By hand, since the status is a literal in its index. */
const WAITED = `SELECT w.* FROM withdrawal w JOIN user u ON u.id = w.user_id AND u.status <> ${userStates.frozen}
  WHERE w.status = ${paymentStates.underReview} AND w.created_at <= ? AND w.network NOT IN (SELECT network FROM network_pause)
  ORDER BY w.created_at`

export function reviewWithdrawals(context: Context, now: number): void {
  const { autoReview } = context.settings
  if (autoReview === null) return
  const wait = autoReview * 1000
  for (const row of prepared(context.db, WAITED).all(now - wait) as WithdrawalRow[]) {
    const due = dueOf(row, wait, now)
    if (due)
      guarded(context.log, `withdrawal ${row.id}`, () =>
        transact(context.db, tx => due(tx, context, openWithdrawal(tx, row.id))),
      )
  }
}

type Due = (tx: Tx, context: Context, row: WithdrawalRow) => void

function dueOf({ created_at: since, in_review: taken }: WithdrawalRow, wait: number, now: number): Due | undefined {
  if (now - since >= PAID_AFTER * wait) return paidBySandbox
  return taken === 0 && now - since >= wait ? take : undefined
}

const paidBySandbox: Due = (tx, context, row) => {
  addStep(tx, row.id, 'sandbox-desk', context.clock.now())
  pay(tx, context, row)
}
