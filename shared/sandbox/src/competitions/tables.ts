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
}

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
}

export type CompetitionTables = { competition: CompetitionRow; competition_entry: EntryRow }
