/** Columns of tables. `pnpm tables` writes the types from the migrations, and keeps the notes. */
export type Columns = {
  /** What state.ts keeps. */
  exchange_state: {
    key: string
    value: string
  }
  migration: {
    id: string
    at: number
  }
}
