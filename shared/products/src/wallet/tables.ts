import type { bankNumberKinds, CodeOf, paymentStates, payoutKinds, rechargeStages } from '@shared/contract/codes'

/** An order to bring money in. Amounts in minor units. */
export type RechargeRow = {
  id: string
  user_id: string
  currency: string
  network: string
  amount: number
  /** Bank: what is paid, in which currency and at which rate, fixed at apply. */
  pay_currency: string | null
  pay_rate: string | null
  pay_amount: string | null
  status: CodeOf<Omit<typeof paymentStates, 'paidOut'>>
  stage: CodeOf<typeof rechargeStages>
  /** Since when the stage stands: the sandbox's desk counts from it. */
  stage_at: number
  credited: number | null
  fail_reason: 'expired' | 'cancelled' | 'not-arrived' | null
  /** The desk's words on a rejection. */
  reason: string | null
  tx_hash: string | null
  /** JSON array of uploaded paths. */
  voucher: string
  client_order_id: string
  created_at: number
  expires_at: number
}

export type RechargeStepRow = { recharge_id: string; seq: number; code: string; at: number }

/** Where a person has money paid out to. */
export type PayoutAccountRow = {
  id: string
  user_id: string
  kind: CodeOf<typeof payoutKinds>
  /** "BANK" for a bank. */
  network: string
  /** A chain's address in its checked form, or a bank's number, plain. */
  number: string
  country: string | null
  /** What the bank pays out. */
  currency: string | null
  bank_name: string | null
  number_kind: CodeOf<typeof bankNumberKinds> | null
  branch: string | null
  swift: string | null
  real_name: string | null
  label: string
  is_default: 0 | 1
  usable_from: number
  client_order_id: string
  created_at: number
  removed_at: number | null
}

/** An order to send money out, with where it goes as it was then. Amounts in minor units; `value` in USDT. */
export type WithdrawalRow = {
  id: string
  user_id: string
  account_id: string
  kind: PayoutAccountRow['kind']
  number: string
  label: string
  /** Bank: whom it pays, in a line. */
  payee: string | null
  currency: string
  network: string
  /** All that leaves the balance, the fee in it. */
  amount: number
  fee: number
  value: number
  pay_currency: string | null
  pay_rate: string | null
  pay_amount: string | null
  status: CodeOf<Omit<typeof paymentStates, 'delivered'>>
  /** The desk has it in hand. */
  in_review: 0 | 1
  fail_reason: 'payout-failed' | 'cancelled' | null
  /** The desk's words on a rejection. */
  reason: string | null
  tx_hash: string | null
  client_order_id: string
  created_at: number
}

export type WithdrawalStepRow = { withdrawal_id: string; seq: number; code: string; at: number }

/** A network that takes and pays nothing at the moment. */
export type NetworkPauseRow = { network: string; reason: string }

/** Money that came from outside (or went there), valued in USDT when it was posted: what profit is free of. */
export type InflowRow = { entry_id: number; user_id: string; value: number; at: number }

/** A user's total assets in USDT at 00:00 (UTC+8) of a day. */
export type AssetSnapshotRow = { user_id: string; day: string; total: string }

export type WalletTables = {
  recharge: RechargeRow
  recharge_step: RechargeStepRow
  payout_account: PayoutAccountRow
  withdrawal: WithdrawalRow
  withdrawal_step: WithdrawalStepRow
  network_pause: NetworkPauseRow
  inflow: InflowRow
  asset_snapshot: AssetSnapshotRow
}

declare module '@shared/engine/db/tables' {
  interface Tables extends WalletTables {}
}
