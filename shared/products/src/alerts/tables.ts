import type { alertDirections, alertStates, CodeOf } from '@shared/contract/codes'
import type { Decimal } from '@shared/money'

/** A price that somebody wants to be told of, once. */
export type AlertRow = {
  id: string
  user_id: string
  symbol: string
  direction: CodeOf<typeof alertDirections>
  price: Decimal
  state: CodeOf<typeof alertStates>
  client_order_id: string
  created_at: number
  reached_at: number | null
}

export type AlertTables = { price_alert: AlertRow }

declare module '@shared/engine/db/tables' {
  interface Tables extends AlertTables {}
}
