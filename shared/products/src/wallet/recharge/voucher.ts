/** Proof of payment: pictures, or the id of the transaction. */

import type { ParsedInputOf, Recharge, rechargeVoucherCall } from '@shared/contract'
import { rechargeStages } from '@shared/contract/codes'
import { MOST_PROOFS } from '@shared/contract/limits'
import type { Db } from '@shared/engine/db/open'
import { all, sql } from '@shared/engine/db/query'
import { transact } from '@shared/engine/db/transact'
import type { SignedIn } from '@shared/engine/http/serve'
import { refuse } from '@shared/engine/refusals/refuse'
import { bareEnds } from '@shared/format/typed'
import { isTransactionId } from '@shared/money'
import { hasUploaded } from '../../upload/index.ts'
import { checkOpen, moveOn, ownRecharge, viewOf } from './rows.ts'

/** Only pictures that this user uploaded as vouchers. @throws Refused field-invalid */
export function checkVoucher(db: Db, userId: string, paths: readonly string[]): void {
  if (!hasUploaded(db, userId, 'voucher', paths)) refuse('field-invalid', { field: 'voucher' })
}

/** The id of a transaction has the form of its network. @throws Refused field-invalid */
function checkTransactionId(network: string, id: string): void {
  if (id && !isTransactionId(network, id)) refuse('field-invalid', { field: 'txHash' })
}

/** Each is a step, and each step is told: there is an end to them. @throws Refused too-many */
function checkRoom(db: Db, rechargeId: string): void {
  const steps = sql.selectFrom('recharge_step').select('seq').where('recharge_id', '=', rechargeId)
  if (all(db, steps.where('code', '=', 'voucher')).length >= MOST_PROOFS) refuse('too-many', { n: MOST_PROOFS })
}

/** "I have paid": the order goes to review; until it is decided, more may be added. */
export function addVoucher(
  { id, voucher = [], txHash = '' }: ParsedInputOf<typeof rechargeVoucherCall>,
  { context, user, language }: SignedIn,
): Recharge {
  const transactionId = bareEnds(txHash)
  return transact(context.db, tx => {
    const row = ownRecharge(tx, user, id)
    checkOpen(row)
    if (row.stage === rechargeStages.address) refuse('order-state', { state: 'pending' })
    if (voucher.length === 0 && !transactionId) refuse('voucher-needed')
    checkTransactionId(row.network, transactionId)
    checkVoucher(tx, user, voucher)
    checkRoom(tx, id)
    const now = context.clock.now()
    const proof = {
      ...(voucher.length > 0 && { voucher: JSON.stringify(voucher) }),
      ...(transactionId && { tx_hash: transactionId }),
    }
    const { review } = rechargeStages
    const stage = row.stage === review ? {} : { stage: review, stage_at: now }
    return viewOf(tx, moveOn(tx, id, 'voucher', { ...proof, ...stage }, now), language)
  })
}
