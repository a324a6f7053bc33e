import type { CodeOf, closeReasons, orderTypes, positionStates, tradeTypes } from '@shared/contract/codes'
import type { Decimal } from '@shared/money'
import type { Selectable } from 'kysely'
import type { Narrowed } from '../db/tables.ts'
import type { Columns } from './columns.ts'

type Prices = 'price' | 'trigger_price' | 'take_profit' | 'stop_loss' | 'trailing' | 'best' | 'liquidation' | 'strike'
type AtOpening = 'quantity' | 'margin' | 'frozen' | 'premium' | 'open_price' | 'open_fee'
type Later = 'night_fee' | 'close_price' | 'close_fee' | 'profit' | 'settled' | 'covered'

export type PositionTables = Narrowed<
  Columns,
  {
    position: Record<Prices | AtOpening | Later, Decimal> & {
      trade_type: CodeOf<typeof tradeTypes>
      order_type: CodeOf<typeof orderTypes>
      close_reason: CodeOf<typeof closeReasons>
    }
  }
>

/** As the database has it: which of the two below a row is, its state says. */
type Stored = Selectable<PositionTables['position']>
type ByOpening = 'open_price' | 'open_seq'
type Common = Omit<Stored, ByOpening | 'state'>

/** Runs, or ran: a partial close splits off a closed row of its own (parent_id). */
export type PositionRow = Common & { [C in ByOpening]: NonNullable<Stored[C]> } & {
  state: CodeOf<Pick<typeof positionStates, 'running' | 'closed'>>
}

/** Waits to be filled, or ended before it was. */
export type OrderRow = Common & { [C in ByOpening]: null } & {
  state: CodeOf<Pick<typeof positionStates, 'pending' | 'cancelled'>>
}

export type StoredRow = PositionRow | OrderRow

declare module '../db/tables.ts' {
  interface Tables extends PositionTables {}
}
