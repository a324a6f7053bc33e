/** Columns of tables. `pnpm tables` writes the types from the migrations, and keeps the notes. */
export type Columns = {
  /** A simulated account: a visitor's own until it becomes that of a person. */
  demo_account: {
    /** Whose virtual money it is: of a visitor the account's own number, else the person's id. */
    owner: string
    account_no: string
    /** SHA-256 of the visitor's token, hex; null once it is a person's. */
    token_hash: string | null
    /** When a visitor's ends, epoch ms; null for a person's. */
    expires: number | null
    opened_at: number
  }
}
