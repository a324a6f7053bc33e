import type { Generated } from 'kysely'

/** One account of money: who, in which currency, of which kind, for which order (`sub`, else ''). */
export type LedgerAccount = {
  id: Generated<number>
  owner: string
  currency: string
  kind: string
  sub: string
  /** Minor units (eight places); read as bigint by the ledger alone. */
  balance: number
}

/** One thing that happened to money. */
export type LedgerEntry = {
  id: Generated<number>
  /** `<type>:<ref id>[:<part>]`, unique: what was posted once is never posted again. */
  key: string
  body_hash: string
  /** Number of the type: entry-types.ts. */
  type: number
  ref_kind: string
  ref_id: string
  note: string | null
  /** Epoch ms that the entry is for (an accrual's day); null: when it was written. */
  biz_time: number | null
  at: number
}

/** One leg of an entry: signed, with the balance after it. */
export type LedgerPosting = { entry_id: number; seq: number; account_id: number; amount: number; after: number }

/** An accepted order by the id that the phone gave it, with the reply it got. */
export type ClientOrder = {
  user_id: string
  client_order_id: string
  call: string
  body_hash: string
  /** JSON; "null" once the account is closed. */
  reply: string
  /** Entries posted by it: ids above the first, up to the second. */
  entries_after: number
  entries_upto: number
  at: number
}

/** A refused order by the id that the phone gave it; kept for a quarter of an hour. */
export type RefusedOrder = {
  user_id: string
  client_order_id: string
  /** JSON: the refusal's name, its values, and what it needs. */
  refusal: string
  at: number
}

export type LedgerTables = {
  ledger_account: LedgerAccount
  ledger_entry: LedgerEntry
  ledger_posting: LedgerPosting
  client_order: ClientOrder
  refused_order: RefusedOrder
}

declare module '../db/tables.ts' {
  interface Tables extends LedgerTables {}
}
