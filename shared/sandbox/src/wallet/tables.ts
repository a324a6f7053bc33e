import type { CodeOf, paymentStates, rechargeStages } from '@shared/contract/codes'

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

/** A network that takes and pays nothing at the moment. */
export type NetworkPauseRow = { network: string; reason: string }

/** Money that came from outside (or went there), valued in USDT when it was posted: what profit is free of. */
export type InflowRow = { entry_id: number; user_id: string; value: number; at: number }

/** A user's total assets in USDT at 00:00 (UTC+8) of a day. */
export type AssetSnapshotRow = { user_id: string; day: string; total: string }

export type WalletTables = {
  recharge: RechargeRow
  recharge_step: RechargeStepRow
  network_pause: NetworkPauseRow
  inflow: InflowRow
  asset_snapshot: AssetSnapshotRow
}
