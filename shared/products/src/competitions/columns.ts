/** Columns of tables. `pnpm tables` writes the types from the migrations, and keeps the notes. */
import type { Generated } from 'kysely'

export type Columns = {
  /** A competition, as the operator made it; times are epoch ms. */
  competition: {
    id: string
    /** JSON: title, intro and rules by language. */
    words: string
    cover: string | null
    start_at: number
    end_at: number
    join_deadline: number
    /** USDT, frozen while it lasts. */
    entry_funds: string
    virtual_funds: string
    max_participants: number
    /** JSON: amounts by rank. */
    rewards: string
    /** When those who take part were told that it began. */
    started_at: number | null
    /** When it was ended: ranked, funds returned, rewards paid. */
    settled_at: number | null
    cancelled_at: number | null
    /** Minutes at risk that a reward takes. */
    risk_needed: Generated<number>
    /** The last minute (since 1970) at which everybody's risk was looked at. */
    risk_minute: Generated<number>
    /** Who take part, or took part to the end; kept by triggers. */
    people: Generated<number>
    /** By when a reward takes a verified identity of whoever joined before; the start. */
    verify_by: Generated<number>
    /** How long of its time nobody could trade. */
    away_ms: Generated<number>
  }
  competition_entry: {
    /** The virtual account that its orders name. */
    id: string
    competition_id: string
    owner: string
    /** 1 for one that plays by itself. */
    bot: number
    state: 'in' | 'exited' | 'ended'
    joined_at: number
    left_at: number | null
    /** What it came to, once it is over. */
    assets: string | null
    rank: number | null
    reward: string | null
    /** The UTC+8 day that it lives, and what it was worth as that began. */
    day: string
    day_assets: string
    /** The key of the person (accounts/person.ts), from when it is known. */
    person: string | null
    /** As it ended. */
    barred: string | null
    /** Closes that count towards a reward. */
    closes: Generated<number>
    /** Minutes at risk. */
    risk_minutes: Generated<number>
    /** What positions risked by their coins' volatility, summed over the minutes; whole VUSDT. */
    exposed: Generated<number>
    /** How much of it stood against positions of linked entries. */
    opposite: Generated<number>
    /** What it came to in minor units of VUSDT, until it is ranked by it. */
    worth: number | null
  }
  competition_entry_count: {
    owner: string
    n: number
  }
}
