/** Taking a recharge back, until its review begins. */

import type { ParsedInputOf, Recharge, rechargeCancelCall } from '@shared/contract'
import { paymentStates, rechargeStages } from '@shared/contract/codes'
import { transact } from '@shared/engine/db/transact'
import type { SignedIn } from '@shared/engine/http/serve'
import { refuse } from '@shared/engine/refusals/refuse'
import { checkOpen, moveOn, ownRecharge, viewOf } from './rows.ts'

export function cancelRecharge(
  { id }: ParsedInputOf<typeof rechargeCancelCall>,
  { context, user, language }: SignedIn,
): Recharge {
  return transact(context.db, tx => {
    const row = ownRecharge(tx, user, id)
    checkOpen(row)
    if (row.stage === rechargeStages.review) refuse('review-begun')
    return viewOf(
      tx,
      moveOn(tx, id, 'cancelled', { status: paymentStates.failed, fail_reason: 'cancelled' }, context.clock.now()),
      language,
    )
  })
}
