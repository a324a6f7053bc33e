/** What falls due at a moment, by the clock alone; times are epoch ms. */
export type DueRow = {
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

export type DueTables = { due: DueRow }

declare module '../db/tables.ts' {
  interface Tables extends DueTables {}
}
