/** Columns of tables. `pnpm tables` writes the types from the migrations, and keeps the notes. */
import type { Generated } from 'kysely'

export type Columns = {
  asset_hour: {
    user_id: string
    at: number
    total: string
    inflow: string
  }
  /** A user's total assets in USDT at 00:00 (UTC+8) of a day. */
  asset_snapshot: {
    user_id: string
    day: string
    total: string
  }
  /** Money that came from outside (or went there), valued in USDT when it was posted: what profit is free of. */
  inflow: {
    entry_id: Generated<number>
    user_id: string
    value: number
    at: number
  }
  inflow_day: {
    user_id: string
    day: string
    type: number
    whole: number
    minor: number
  }
  /** A network that takes and pays nothing at the moment. */
  network_pause: {
    network: string
    reason: string
  }
  /** Where a person has money paid out to. */
  payout_account: {
    id: string
    user_id: string
    kind: 1 | 2
    /** "BANK" for a bank. */
    network: string
    /** A chain's address in its checked form, or a bank's number, plain. */
    number: string
    country: string | null
    /** What the bank pays out. */
    currency: string | null
    bank_name: string | null
    number_kind: number | null
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
  /** An order to bring money in. Amounts in minor units. */
  recharge: {
    id: string
    user_id: string
    currency: string
    network: string
    amount: number
    /** Bank: what is paid, in which currency and at which rate, fixed at apply. */
    pay_currency: string | null
    pay_rate: string | null
    pay_amount: string | null
    status: 0 | 1 | -1 | -2
    stage: 1 | 2 | 3
    /** Since when the stage stands: the sandbox's desk counts from it. */
    stage_at: number
    credited: number | null
    fail_reason: string | null
    reason_words: string | null
    tx_hash: string | null
    /** JSON array of uploaded paths. */
    voucher: string
    client_order_id: string
    created_at: number
    expires_at: number
    reason_code: string | null
    reason_lang: string | null
  }
  recharge_count: {
    user_id: string
    status: number
    currency: string
    n: number
  }
  recharge_day: {
    user_id: string
    day: string
    currency: string
    value: number
  }
  recharge_step: {
    recharge_id: string
    seq: number
    code: string
    at: number
  }
  /** An order to send money out, with where it goes as it was then. Amounts in minor units; `value` in USDT. */
  withdrawal: {
    id: string
    user_id: string
    account_id: string
    kind: 1 | 2
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
    status: 0 | 2 | -1 | -2
    /** The desk has it in hand. */
    in_review: 0 | 1
    fail_reason: string | null
    reason_words: string | null
    tx_hash: string | null
    client_order_id: string
    created_at: number
    reason_code: string | null
    reason_lang: string | null
  }
  withdrawal_count: {
    user_id: string
    status: number
    currency: string
    n: number
  }
  withdrawal_day: {
    user_id: string
    day: string
    currency: string
    value: number
  }
  withdrawal_step: {
    withdrawal_id: string
    seq: number
    code: string
    at: number
  }
}
