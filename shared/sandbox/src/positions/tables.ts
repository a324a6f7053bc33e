import type { Decimal } from '@shared/money'

/** One position; a partial close splits off a closed row of its own (parent_id). Decimals are text. */
export type PositionRow = {
  id: string
  user_id: string
  parent_id: string | null
  /** 1 contract; other trade types come with their screens. */
  trade_type: number
  symbol: string
  /** 1 buy | 2 sell */
  direction: 1 | 2
  /** 1 market */
  order_type: number
  quantity: Decimal
  leverage: number
  /** 1 isolated | 2 cross */
  margin_mode: 1 | 2
  /** What it holds (isolated) or uses (cross). */
  margin: Decimal
  take_profit: Decimal | null
  stop_loss: Decimal | null
  /** Isolated: the price that liquidates it; null where no price does, and for cross. */
  liquidation: Decimal | null
  open_price: Decimal
  /** seq of the tick that opened it. */
  open_seq: number
  open_fee: Decimal
  close_price: Decimal | null
  close_seq: number | null
  close_fee: Decimal | null
  /** Gross, once closed: in whole, with what was settled of it. */
  profit: Decimal | null
  /** How much of its profit was paid out for losses of other cross legs while it ran. */
  settled: Decimal
  /** 1 running | 3 closed */
  state: 1 | 3
  /** 1 user | 2 take-profit | 3 stop-loss | 4 liquidation */
  close_reason: 1 | 2 | 3 | 4 | null
  created_at: number
  closed_at: number | null
}

export type PositionTables = { position: PositionRow }
