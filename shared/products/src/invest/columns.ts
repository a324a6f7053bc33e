/** Columns of tables. `pnpm tables` writes the types from the migrations, and keeps the notes. */
import type { Generated } from 'kysely'

export type Columns = {
  income_untold: {
    user_id: string
    day: number
    currency: string
    whole: number
    minor: number
  }
  /** What is on offer; times are epoch ms. */
  product: {
    id: string
    type: 1 | 2 | 3
    /** JSON: name, intro and purpose by language. */
    words: string
    /** JSON. */
    images: string
    currency: string
    cycle_days: number
    /** A fraction: of a day, a bond's of a year; null of a machine. */
    rate: string | null
    level_limit: number
    /** Of a machine in units, as all its amounts. */
    min_amount: string
    max_amount: string
    hold_limit: string | null
    /** The quota and what is left of it, in minor units; null: none. */
    total: number | null
    remaining: number | null
    sale_start: number
    sale_end: number | null
    start_delay_minutes: number
    redeem_fee_rate: string | null
    agreement_id: string
    explain_id: string | null
    /** Of a machine: for a unit. */
    price: string | null
    coin: string | null
    power_w: string | null
    power_price: string | null
    /** JSON: what is only told of it. */
    details: string
    min_raise: string | null
    /** Of a bond: when all its orders start, or are refunded. */
    closes_at: number | null
    /** When the operator took it from sale. */
    closed_at: number | null
  }
  product_held: {
    product_id: string
    user_id: string
    principal: number
    units: number
  }
  /** What came of a day, or of a bond's month. */
  product_income: {
    order_id: string
    n: number
    user_id: string
    due_at: number
    gross: string
    power: string
    net: string
    currency: string
    price: string | null
    state: 1 | 2
  }
  product_order: {
    id: string
    user_id: string
    product_id: string
    client_order_id: string | null
    /** The product's terms as they were. */
    type: number
    currency: string
    income_currency: string
    cycle_days: number
    rate: string | null
    redeem_fee_rate: string | null
    power_w: string | null
    power_price: string | null
    amount: string
    units: number | null
    status: 0 | 1 | 2 | 3 | -1
    created_at: number
    /** Null of a bond that is still raised. */
    start_at: number | null
    /** How long it was frozen in all, ms: all that is due later is due so much later. */
    shifted: number
    frozen_at: number | null
    reason_words: string | null
    /** Incomes that came, idle ones too. */
    done: number
    total_income: string
    /** Minor units: what is held or was paid while it lives, and the fixed income that is still to come. */
    principal: number
    promised: number
    ended_at: number | null
    end_reason: string | null
    reason_code: string | null
    reason_lang: string | null
  }
  product_order_count: {
    user_id: string
    type: number
    status: number
    n: number
  }
  product_order_sum: {
    user_id: string
    type: number
    currency: string
    income_currency: string
    principal: number
    income_whole: Generated<number>
    income_minor: Generated<number>
    day: Generated<number>
    day_whole: Generated<number>
    day_minor: Generated<number>
  }
  /** What a machine earns, a unit a day, from a moment on. */
  product_output: {
    product_id: string
    from_at: number
    output: string
  }
  yield_owed: {
    currency: string
    minor: number
  }
  yield_unit_days: {
    currency: string
    product_id: string
    days: number
  }
}
