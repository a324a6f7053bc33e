import type { Decimal } from '@shared/money'

/** One flash exchange, done as it was ordered. */
export type SwapTable = {
  id: string
  user_id: string
  from_currency: string
  to_currency: string
  issued: Decimal
  obtained: Decimal
  rate: Decimal
  spread: Decimal
  client_order_id: string
  created_at: number
}

export type SwapTables = { swap: SwapTable }

declare module '@shared/engine/db/tables' {
  interface Tables extends SwapTables {}
}
