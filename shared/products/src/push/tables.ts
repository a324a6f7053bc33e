import type { Generated, Selectable } from 'kysely'

/** A browser that is told of events while the app is closed, at most one a session. */
export type PushSubscriptionTable = {
  id: Generated<number>
  user_id: string
  /** The session that asked for it: it ends with that. */
  token_hash: string
  endpoint: string
  p256dh: string
  auth: string
  /** Kinds, separated by spaces. */
  kinds: string
  /** 1: sums of money may stand on a locked screen. */
  amounts: number
  /** The language that it is told in. */
  language: string
  since: number
}
export type PushSubscriptionRow = Selectable<PushSubscriptionTable>

/** A message that still has to go to a subscription; gone once the push service took it, or it is given up. */
export type PushDueTable = {
  id: Generated<number>
  message_id: number
  subscription_id: number
  /** When it is tried next. */
  next_at: number
  tries: Generated<number>
}

export type PushTables = { push_subscription: PushSubscriptionTable; push_due: PushDueTable }

declare module '@shared/engine/db/tables' {
  interface Tables extends PushTables {}
}
