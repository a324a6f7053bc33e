import type { LimitName } from '@shared/contract'
import type { Decimal } from '@shared/money'

/** What somebody holds themselves to; no row is no limit. */
export type OwnLimitRow = {
  user_id: string
  name: LimitName
  /** null: none. */
  value: Decimal | null
  /** What takes its place (null: none), and when, epoch ms; null where nothing does. */
  pending: Decimal | null
  pending_from: number | null
}

/** Until when nothing new is opened, epoch ms. */
export type BreakRow = { user_id: string; until: number }

/** Of a closed account: what is forgotten next, and where that goes on (forget.ts); gone once nothing is left. */
export type ForgettingRow = { user_id: string; portion: string; after: string; at: number }

export type ControlTables = { own_limit: OwnLimitRow; own_break: BreakRow; forgetting: ForgettingRow }

declare module '../db/tables.ts' {
  interface Tables extends ControlTables {}
}
