import type { CompetitionEntry } from '@shared/contract'

/** A competition, as the operator made it; times are epoch ms. */
export type CompetitionRow = {
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
  /** By when a reward takes a verified identity of whoever joined before; the start. */
  verify_by: number
  /** Minutes at risk that a reward takes. */
  risk_needed: number
  /** How long of its time nobody could trade. */
  away_ms: number
  /** The last minute (since 1970) at which everybody's risk was looked at. */
  risk_minute: number
  /** Who take part, or took part to the end; kept by triggers. */
  people: number
}

/** Why an entry wins no reward; all but `risk` rank it behind the others. */
export type Barred = NonNullable<CompetitionEntry['barred']>

export type EntryRow = {
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
  barred: Barred | null
  /** What it came to in minor units of VUSDT, until it is ranked by it. */
  worth: number | null
  /** Closes that count towards a reward. */
  closes: number
  /** Minutes at risk. */
  risk_minutes: number
  /**
   * What positions risked by their coins' volatility, summed over the minutes, and how much of it stood against positions of
   * linked entries; whole VUSDT.
   */
  exposed: number
  opposite: number
}

export type CompetitionTables = { competition: CompetitionRow; competition_entry: EntryRow }

declare module '@shared/engine/db/tables' {
  interface Tables extends CompetitionTables {}
}
