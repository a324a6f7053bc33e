/** A simulated account: a visitor's own until it becomes that of a person. */
export type DemoRow = {
  /** Whose virtual money it is: of a visitor the account's own number, else the person's id. */
  owner: string
  account_no: string
  /** SHA-256 of the visitor's token, hex; null once it is a person's. */
  token_hash: string | null
  /** When a visitor's ends, epoch ms; null for a person's. */
  expires: number | null
  opened_at: number
}

export type DemoTables = { demo_account: DemoRow }

declare module '@shared/engine/db/tables' {
  interface Tables extends DemoTables {}
}
