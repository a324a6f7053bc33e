import type {
  CodeOf,
  closeReasons,
  directions,
  marginModes,
  orderTypes,
  positionStates,
  tradeTypes,
} from '@shared/contract/codes'
import type { Decimal } from '@shared/money'

/** What an order, a position and what is left of either have in common. Decimals are text. */
type Common = {
  id: string
  user_id: string
  /** Of the trading account: '' for money, 'demo', or a competition's entry. */
  account: string
  parent_id: string | null
  trade_type: CodeOf<typeof tradeTypes>
  symbol: string
  direction: CodeOf<typeof directions>
  order_type: CodeOf<typeof orderTypes>
  /** Base units; lots of a CFD; options. */
  quantity: Decimal
  /** Of a limit order. */
  price: Decimal | null
  /** Of a stop order. */
  trigger_price: Decimal | null
  leverage: number
  margin_mode: CodeOf<typeof marginModes>
  /** What it holds (isolated, premium) or uses (cross); of a waiting order what it would. */
  margin: Decimal
  /** What a waiting order keeps out of the free balance. */
  frozen: Decimal
  take_profit: Decimal | null
  stop_loss: Decimal | null
  /** How far the stop follows the best mark, and that mark. */
  trailing: Decimal | null
  best: Decimal | null
  /** Isolated: the price that liquidates it; null where no price does, and for cross. */
  liquidation: Decimal | null
  set_id: string | null
  /** The terms of its symbol that it keeps, as JSON: see kept-terms.ts. */
  terms: string
  strike: Decimal | null
  /** Of an option, per unit. */
  premium: Decimal | null
  /** When an option ends, or a waiting order does; epoch ms. */
  expire_at: number | null
  open_fee: Decimal
  /** All night fees; a credit is negative. */
  night_fee: Decimal
  /** Of a running CFD: the 05:00 that it is charged for next, epoch ms. */
  night_at: number | null
  close_price: Decimal | null
  close_seq: number | null
  close_fee: Decimal | null
  /** Gross, once closed: in whole, with what was settled of it. */
  profit: Decimal | null
  /** How much of its profit was paid out for losses of other cross legs while it ran. */
  settled: Decimal
  /** What the insurance paid of its loss, fees and nights, because nobody's money could. */
  covered: Decimal
  close_reason: CodeOf<typeof closeReasons> | null
  created_at: number
  opened_at: number | null
  closed_at: number | null
}

type Opened = {
  open_price: Decimal
  /** seq of the tick that opened it. */
  open_seq: number
}

/** Runs, or ran: a partial close splits off a closed row of its own (parent_id). */
export type PositionRow = Common & Opened & { state: CodeOf<Pick<typeof positionStates, 'running' | 'closed'>> }

/** Waits to be filled, or ended before it was. */
export type OrderRow = Common & { [field in keyof Opened]: null } & {
  state: CodeOf<Pick<typeof positionStates, 'pending' | 'cancelled'>>
}

export type StoredRow = PositionRow | OrderRow

/** As the database has it: which of the two a row is, its state says. */
export type PositionTable = Common & {
  open_price: Decimal | null
  open_seq: number | null
  state: StoredRow['state']
}

/** What an account's positions turned into money on one day (UTC+8), in minor units. */
export type RealizedDay = { user_id: string; account: string; day: string; minor: number }

export type PositionTables = { position: PositionTable; realized_day: RealizedDay }

declare module '../db/tables.ts' {
  interface Tables extends PositionTables {}
}
