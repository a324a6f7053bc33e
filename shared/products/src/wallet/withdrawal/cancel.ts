/** Taking a withdrawal back, until its review begins. */
import type { ParsedInputOf, Withdrawal, withdrawalCancelCall } from '@shared/contract'
import { paymentStates } from '@shared/contract/codes'
import { transact } from '@shared/engine/db/transact'
import type { SignedIn } from '@shared/engine/http/serve'
import { refuse } from '@shared/engine/refusals/refuse'
import { giveBack } from './desk.ts'
import { checkOpen, moveOn, ownWithdrawal, viewOf } from './rows.ts'

export function cancelWithdrawal(
  { id }: ParsedInputOf<typeof withdrawalCancelCall>,
  { context, user, language }: SignedIn,
): Withdrawal {
  return transact(context.db, tx => {
    const row = ownWithdrawal(tx, user, id)
    checkOpen(row)
    if (row.in_review === 1) refuse('review-begun')
    giveBack(tx, row)
    const change = { status: paymentStates.failed, fail_reason: 'cancelled' } as const
    return viewOf(tx, moveOn(tx, id, 'cancelled', change, context.clock.now()), language)
  })
}
