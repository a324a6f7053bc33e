/** What the wallet knows of a person beside the ledger. */
import { payoutKinds } from '@shared/contract/codes'
import type { Context } from '../context.ts'
import { run, sql } from '../db/query.ts'
import type { Tx } from '../db/transact.ts'

/** Withdrawals name the account that they went to: its row stays, and says nothing any more. */
const nobodys = {
  ...{ number: '', label: '', country: null, bank_name: null, number_kind: null },
  ...{ branch: null, swift: null, real_name: null },
}

/** What was asked for and what came of it is the ledger's; pictures, payees, banks and the desk's words are about the person. */
export function forgetWallet(tx: Tx, { clock }: Context, user: string): void {
  const accounts = sql.updateTable('payout_account').where('user_id', '=', user)
  run(tx, accounts.set({ ...nobodys, removed_at: clock.now() }))
  run(tx, sql.deleteFrom('asset_snapshot').where('user_id', '=', user))
  run(tx, sql.updateTable('recharge').set({ voucher: '[]', reason: null }).where('user_id', '=', user))
  const withdrawals = sql.updateTable('withdrawal').where('user_id', '=', user)
  run(tx, withdrawals.set({ payee: null, label: '', reason: null }))
  run(tx, withdrawals.set({ number: '' }).where('kind', '=', payoutKinds.bank))
}
