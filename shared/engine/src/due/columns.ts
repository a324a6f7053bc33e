/** Columns of tables. `pnpm tables` writes the types from the migrations, and keeps the notes. */
export type Columns = {
  /** What falls due at a moment, by the clock alone; times are epoch ms. */
  due: {
    /** Which domain does it, see kinds.ts. */
    kind: string
    /** What it is about: the id of an order, an offering, a loan. */
    subject: string
    /** Its number among those of one kind and subject: the day of an income. */
    n: number
    at: number
    /** When it is tried: `at`, or later once it failed. */
    try_at: number
  }
}
