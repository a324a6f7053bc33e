/** Proof of payment: pictures, or the id of the transaction. */
import type { ParsedInputOf, Recharge, rechargeVoucherCall } from '@shared/contract'
import type { Db } from '../../db/open.ts'
import { transact } from '../../db/transact.ts'
import type { SignedIn } from '../../http/serve.ts'
import { refuse } from '../../refusals/refuse.ts'
import { hasUploaded } from '../../upload/index.ts'
import { checkOpen, moveOn, ownRecharge, viewOf } from './rows.ts'

/** Only pictures that this user uploaded as vouchers. @throws Refused field-invalid */
export function checkVoucher(db: Db, userId: string, paths: readonly string[]): void {
  if (!hasUploaded(db, userId, 'voucher', paths)) refuse('field-invalid', { field: 'voucher' })
}

/** "I have paid": the order goes to review; until it is decided, more may be added. */
export function addVoucher(
  { id, voucher = [], txHash = '' }: ParsedInputOf<typeof rechargeVoucherCall>,
  { box, user }: SignedIn,
): Recharge {
  return transact(box.db, tx => {
    const row = ownRecharge(tx, user, id)
    checkOpen(row)
    if (row.stage === 1) refuse('order-state', { state: 'pending' })
    if (voucher.length === 0 && txHash.trim() === '') refuse('voucher-needed')
    checkVoucher(tx, user, voucher)
    const now = box.clock.now()
    const proof = {
      ...(voucher.length > 0 && { voucher: JSON.stringify(voucher) }),
      ...(txHash.trim() !== '' && { tx_hash: txHash.trim() }),
    }
    const stage = row.stage === 3 ? {} : { stage: 3 as const, stage_at: now }
    return viewOf(tx, moveOn(tx, id, 'voucher', { ...proof, ...stage }, now))
  })
}
