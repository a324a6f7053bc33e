/** What the wallet knows of a person beside the ledger. */
import { payoutKinds } from '@shared/contract/codes'
import { changing, deleting, type Forgetting, setOf } from '@shared/engine/db/portions'
import type { PayoutAccountRow, RechargeRow, WithdrawalRow } from './tables.ts'

/** Withdrawals name the account that they went to: its row stays, and says nothing any more. */
const nobodys: Forgetting<PayoutAccountRow> = {
  ...{ number: "''", label: "''", country: 'NULL', bank_name: 'NULL', number_kind: 'NULL' },
  ...{ branch: 'NULL', swift: 'NULL', real_name: 'NULL', removed_at: '?' },
  ...{ id: null, user_id: null, kind: null, network: null, currency: null },
  ...{ is_default: null, usable_from: null, client_order_id: null, created_at: null },
}
const asked: Forgetting<RechargeRow> = {
  ...{ voucher: "'[]'", reason_words: 'NULL' },
  ...{ id: null, user_id: null, currency: null, network: null, amount: null, credited: null },
  ...{ pay_currency: null, pay_rate: null, pay_amount: null, status: null, stage: null, stage_at: null },
  ...{ fail_reason: null, reason_code: null, reason_lang: null, tx_hash: null, client_order_id: null },
  ...{ created_at: null, expires_at: null },
}
const paidOut: Forgetting<WithdrawalRow> = {
  ...{ payee: 'NULL', label: "''", reason_words: 'NULL', number: `iif(kind = ${payoutKinds.bank}, '', number)` },
  ...{ id: null, user_id: null, account_id: null, kind: null, currency: null, network: null },
  ...{ amount: null, fee: null, value: null, pay_currency: null, pay_rate: null, pay_amount: null },
  ...{ status: null, in_review: null, fail_reason: null, reason_code: null, reason_lang: null },
  ...{ tx_hash: null, client_order_id: null, created_at: null },
}

/** What was asked for and what came of it is the ledger's; pictures, payees, banks and the desk's words are about the person. */
export const walletPortions = {
  'payout-accounts': changing('payout_account', setOf(nobodys), {
    by: ['rowid'],
    values: ({ clock }) => [clock.now()],
  }),
  snapshots: deleting('asset_snapshot', { key: 'user_id, day' }),
  hours: deleting('asset_hour', { key: 'user_id, at' }),
  recharges: changing('recharge', setOf(asked)),
  withdrawals: changing('withdrawal', setOf(paidOut)),
}
