/** Columns of tables. `pnpm tables` writes the types from the migrations, and keeps the notes. */
export type Columns = {
  /** A price that somebody wants to be told of, once. */
  price_alert: {
    id: string
    user_id: string
    symbol: string
    direction: 1 | 2
    price: string
    state: 0 | 1
    client_order_id: string
    created_at: number
    reached_at: number | null
  }
}
