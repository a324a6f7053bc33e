/** Columns of tables. `pnpm tables` writes the types from the migrations, and keeps the notes. */
export type Columns = {
  /** What one coin of a person's cost on average, USDT. */
  coin_average: {
    user_id: string
    currency: string
    average: string
  }
}
