/** Taking a recharge back, until its review begins. */

import type { ParsedInputOf, Recharge, rechargeCancelCall } from '@shared/contract'
import { paymentStates, rechargeStages } from '@shared/contract/codes'
import { transact } from '../../db/transact.ts'
import type { SignedIn } from '../../http/serve.ts'
import { refuse } from '../../refusals/refuse.ts'
import { checkOpen, moveOn, ownRecharge, viewOf } from './rows.ts'

export function cancelRecharge(
  { id }: ParsedInputOf<typeof rechargeCancelCall>,
  { context, user }: SignedIn,
): Recharge {
  return transact(context.db, tx => {
    const row = ownRecharge(tx, user, id)
    checkOpen(row)
    if (row.stage === rechargeStages.review) refuse('review-begun')
    return viewOf(
      tx,
      moveOn(tx, id, 'cancelled', { status: paymentStates.failed, fail_reason: 'cancelled' }, context.clock.now()),
    )
  })
}
