/** Columns of tables. `pnpm tables` writes the types from the migrations, and keeps the notes. */
export type Columns = {
  /** One swap, done as it was ordered. */
  swap: {
    id: string
    user_id: string
    from_currency: string
    to_currency: string
    issued: string
    obtained: string
    rate: string
    spread: string
    client_order_id: string
    created_at: number
  }
  swap_count: {
    user_id: string
    from_currency: string
    to_currency: string
    n: number
  }
}
