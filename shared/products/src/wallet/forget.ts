/** What the wallet knows of a person beside the ledger. */
import { payoutKinds } from '@shared/contract/codes'
import { changing, deleting } from '@shared/engine/db/portions'

/** Withdrawals name the account that they went to: its row stays, and says nothing any more. */
const NOBODYS = `number = '', label = '', country = NULL, bank_name = NULL, number_kind = NULL,
  branch = NULL, swift = NULL, real_name = NULL, removed_at = ?`
const PAID_OUT = `payee = NULL, label = '', reason_words = NULL, number = iif(kind = ${payoutKinds.bank}, '', number)`

/** What was asked for and what came of it is the ledger's; pictures, payees, banks and the desk's words are about the person. */
export const walletPortions = {
  'payout-accounts': changing('payout_account', NOBODYS, { by: ['rowid'], values: ({ clock }) => [clock.now()] }),
  snapshots: deleting('asset_snapshot', { key: 'user_id, day' }),
  recharges: changing('recharge', "voucher = '[]', reason_words = NULL"),
  withdrawals: changing('withdrawal', PAID_OUT),
}
