/** Columns of tables. `pnpm tables` writes the types from the migrations, and keeps the notes. */
import type { Generated } from 'kysely'

export type Columns = {
  option_outcome: {
    user_id: string
    account: string
    ended: number
    won: number
    gained: number
    lost: number
  }
  /** An order that waits or ended unfilled, or a position. Decimals are text. */
  position: {
    id: string
    user_id: string
    /** Of the trading account: '' for money, 'demo', or a competition's entry. */
    account: Generated<string>
    parent_id: string | null
    trade_type: number
    symbol: string
    direction: 1 | 2
    order_type: number
    /** Base units; lots of a CFD; options. */
    quantity: string
    /** Of a limit order. */
    price: string | null
    /** Of a stop order. */
    trigger_price: string | null
    leverage: number
    margin_mode: 1 | 2
    /** What it holds (isolated, premium) or uses (cross); of a waiting order what it would. */
    margin: string
    /** What a waiting order keeps out of the free balance. */
    frozen: Generated<string>
    take_profit: string | null
    stop_loss: string | null
    /** How far the stop follows the best mark. */
    trailing: string | null
    /** The best mark since. */
    best: string | null
    /** Isolated: the price that liquidates it; null where no price does, and for cross. */
    liquidation: string | null
    set_id: string | null
    strike: string | null
    /** Of an option, per unit. */
    premium: string | null
    /** When an option ends, or a waiting order does; epoch ms. */
    expire_at: number | null
    open_price: string | null
    /** seq of the tick that opened it. */
    open_seq: number | null
    open_fee: string
    /** All night fees; a credit is negative. */
    night_fee: Generated<string>
    close_price: string | null
    close_seq: number | null
    close_fee: string | null
    /** Gross, once closed: in whole, with what was settled of it. */
    profit: string | null
    /** How much of its profit was paid out for losses of other cross legs while it ran. */
    settled: Generated<string>
    state: -1 | 0 | 1 | 3
    close_reason: number | null
    created_at: number
    opened_at: number | null
    closed_at: number | null
    /** What the insurance paid of its loss, fees and nights, because nobody's money could. */
    covered: Generated<string>
    /** Of a running CFD: the 05:00 that it is charged for next, epoch ms. */
    night_at: number | null
    /** The terms of its symbol that it keeps, as JSON: see kept-terms.ts. */
    terms: Generated<string>
  }
  position_count: {
    user_id: string
    account: string
    state: number
    trade_type: number
    symbol: string
    direction: number
    n: number
  }
  /** What an account's positions turned into money on one day (UTC+8), in minor units. */
  realized_day: {
    user_id: string
    account: string
    day: string
    minor: number
  }
}
