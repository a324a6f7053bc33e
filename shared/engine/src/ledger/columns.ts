/** Columns of tables. `pnpm tables` writes the types from the migrations, and keeps the notes. */
import type { Generated } from 'kysely'

export type Columns = {
  /** An accepted order by the id that the phone gave it, with the reply it got. */
  client_order: {
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
  /** One account of money: who, in which currency, of which kind, for which order (`sub`, else ''). */
  ledger_account: {
    id: Generated<number>
    owner: string
    currency: string
    kind: string
    sub: string
    /** Minor units (eight places); read as bigint by the ledger alone. */
    balance: number
  }
  /** One thing that happened to money. */
  ledger_entry: {
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
  ledger_line: {
    owner: string
    entry_id: number
    seq: number
    type: number
    currency: string
    kind: string
    amount: number
    at: number
  }
  ledger_owner: {
    owner: string
    first_at: number
  }
  /** One leg of an entry: signed, with the balance after it. */
  ledger_posting: {
    entry_id: number
    seq: number
    account_id: number
    amount: number
    after: number
  }
  ledger_sum: {
    owner: string
    period: string
    currency: string
    kind: string
    type: number
    n_plus: number
    n_minus: number
    plus_whole: number
    plus_minor: number
    minus_whole: number
    minus_minor: number
    moved_whole: number
    moved_minor: number
  }
  ledger_total: {
    owner: string
    currency: string
    kind: string
    balance: number
  }
  /** A refused order by the id that the phone gave it; kept for a quarter of an hour. */
  refused_order: {
    user_id: string
    client_order_id: string
    /** JSON: the refusal's name, its values, and what it needs. */
    refusal: string
    at: number
  }
  sim_account: {
    id: Generated<number>
    owner: string
    currency: string
    kind: 'virtual' | 'virtual-margin'
    sub: string
    balance: number
  }
  sim_entry: {
    id: Generated<number>
    key: string
    body_hash: string
    type: number
    ref_kind: string
    ref_id: string
    note: string | null
    biz_time: number | null
    at: number
  }
  sim_line: {
    owner: string
    entry_id: number
    seq: number
    type: number
    currency: string
    kind: string
    amount: number
    at: number
  }
  sim_order: {
    user_id: string
    client_order_id: string
    call: string
    body_hash: string
    reply: string
    entries_after: number
    entries_upto: number
    at: number
    nth: number
    surplus: Generated<number>
  }
  sim_owner: {
    owner: string
    entries: number
  }
  sim_posting: {
    entry_id: number
    seq: number
    account_id: number
    amount: number
    after: number
  }
  sim_sum: {
    owner: string
    period: string
    currency: string
    kind: string
    type: number
    n_plus: number
    n_minus: number
    plus_whole: number
    plus_minor: number
    minus_whole: number
    minus_minor: number
    moved_whole: number
    moved_minor: number
  }
  sim_total: {
    owner: string
    currency: string
    kind: string
    balance: number
  }
}
