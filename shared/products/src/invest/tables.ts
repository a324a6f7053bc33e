import type { CodeOf, incomeStates, productOrderStates, productTypes } from '@shared/contract/codes'
import type { Decimal } from '@shared/money'

/** What is on offer; times are epoch ms. */
export type ProductRow = {
  id: string
  type: CodeOf<typeof productTypes>
  /** JSON: name, intro and purpose by language. */
  words: string
  /** JSON. */
  images: string
  currency: string
  cycle_days: number
  /** A fraction: of a day, a bond's of a year; null of a machine. */
  rate: Decimal | null
  level_limit: number
  /** Of a machine in units, as all its amounts. */
  min_amount: Decimal
  max_amount: Decimal
  hold_limit: Decimal | null
  /** The quota and what is left of it, in minor units; null: none. */
  total: number | null
  remaining: number | null
  sale_start: number
  sale_end: number | null
  start_delay_minutes: number
  redeem_fee_rate: Decimal | null
  agreement_id: string
  explain_id: string | null
  /** Of a machine: for a unit. */
  price: Decimal | null
  coin: string | null
  power_w: Decimal | null
  power_price: Decimal | null
  /** JSON: what is only told of it. */
  details: string
  min_raise: Decimal | null
  /** Of a bond: when all its orders start, or are refunded. */
  closes_at: number | null
  /** When the operator took it from sale. */
  closed_at: number | null
}

/** What a machine earns, a unit a day, from a moment on. */
export type OutputRow = { product_id: string; from_at: number; output: Decimal }

export type ProductOrderRow = {
  id: string
  user_id: string
  product_id: string
  client_order_id: string | null
  /** The product's terms as they were. */
  type: CodeOf<typeof productTypes>
  currency: string
  income_currency: string
  cycle_days: number
  rate: Decimal | null
  redeem_fee_rate: Decimal | null
  power_w: Decimal | null
  power_price: Decimal | null
  amount: Decimal
  units: number | null
  status: CodeOf<typeof productOrderStates>
  created_at: number
  /** Null of a bond that is still raised. */
  start_at: number | null
  /** How long it was frozen in all, ms: all that is due later is due so much later. */
  shifted: number
  frozen_at: number | null
  freeze_reason: string | null
  /** Incomes that came, idle ones too. */
  done: number
  total_income: Decimal
  /** Minor units: what is held or was paid while it lives, and the fixed income that is still to come. */
  principal: number
  promised: number
  ended_at: number | null
  end_reason: 'matured' | 'redeemed' | null
}

/** What came of a day, or of a bond's month. */
export type IncomeRow = {
  order_id: string
  n: number
  user_id: string
  due_at: number
  gross: Decimal
  power: Decimal
  net: Decimal
  currency: string
  price: Decimal | null
  state: CodeOf<typeof incomeStates>
}

export type InvestTables = {
  product: ProductRow
  product_output: OutputRow
  product_order: ProductOrderRow
  product_income: IncomeRow
}

declare module '@shared/engine/db/tables' {
  interface Tables extends InvestTables {}
}
