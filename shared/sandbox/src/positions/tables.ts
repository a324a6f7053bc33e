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

/** One position; a partial close splits off a closed row of its own (parent_id). Decimals are text. */
export type PositionRow = {
  id: string
  user_id: string
  parent_id: string | null
  /** The other trade types come with their screens. */
  trade_type: CodeOf<typeof tradeTypes>
  symbol: string
  direction: CodeOf<typeof directions>
  order_type: CodeOf<typeof orderTypes>
  quantity: Decimal
  leverage: number
  margin_mode: CodeOf<typeof marginModes>
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
  state: CodeOf<Pick<typeof positionStates, 'running' | 'closed'>>
  close_reason: CodeOf<Pick<typeof closeReasons, 'owner' | 'takeProfit' | 'stopLoss' | 'liquidation'>> | null
  created_at: number
  closed_at: number | null
}

export type PositionTables = { position: PositionRow }
