/** Columns of tables. `pnpm tables` writes the types from the migrations, and keeps the notes. */
export type Columns = {
  /** Of a closed account: what is forgotten next, and where that goes on (forget.ts); gone once nothing is left. */
  forgetting: {
    user_id: string
    portion: string
    after: string
    at: number
  }
  /** Until when nothing new is opened, epoch ms. */
  own_break: {
    user_id: string
    until: number
  }
  /** What somebody holds themselves to; no row is no limit. */
  own_limit: {
    user_id: string
    name: string
    /** null: none. */
    value: string | null
    /** What takes its place (null: none), and when, epoch ms; null where nothing does. */
    pending: string | null
    pending_from: number | null
  }
}
