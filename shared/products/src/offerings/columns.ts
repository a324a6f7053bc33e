/** Columns of tables. `pnpm tables` writes the types from the migrations, and keeps the notes. */
import type { Generated } from 'kysely'

export type Columns = {
  /** A token offering as the operator made it; times are epoch ms. */
  offering: {
    id: string
    /** The token: its market is symbol + "USDT". */
    symbol: string
    name: string
    /** JSON: what it is for, by language. */
    intro: string
    logo: string | null
    white_paper_id: string | null
    total_lots: number
    lot_size: number
    estimated_price: string
    floor_price: string
    min_lots: number
    apply_start: number
    apply_end: number
    draw_at: number
    pay_end: number
    list_at: number
    /** SHA-256 of the seed: public from the beginning. */
    commit_hash: string
    /** Sealed by the server's key: it is read by the draw, and by whoever asks after it. */
    seed: string
    /** Of the frozen list; '' while it is still computed: nobody is added to the list from then on. */
    entries_hash: string | null
    winning_price: string | null
    /** When it was drawn, paid up and listed; each once. */
    drawn_at: number | null
    closed_at: number | null
    listed_at: number | null
    /** Lots that people and sample users applied for, and the sample users' share. */
    applied_lots: Generated<number>
    sample_lots: Generated<number>
  }
  offering_application: {
    /** Also its number in the public list. */
    id: string
    offering_id: string
    owner: string
    /** 1 of a sample user, who has no money: what they win nobody pays for, and nobody is credited. */
    sample: 0 | 1
    lots: number
    salt: string
    applied_at: number
    state: 1 | 2 | 3 | 4 | -1 | -2
    won_lots: number | null
    paid_at: number | null
    /** When it was left unpaid: for a while its owner may not apply. */
    forfeited_at: number | null
    /** The key of who applied, in whichever account; null of sample users, of the demo account, and of what an older exchange took. */
    person: string | null
  }
  offering_application_count: {
    owner: string
    state: number
    n: number
  }
}
