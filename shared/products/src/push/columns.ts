/** Columns of tables. `pnpm tables` writes the types from the migrations, and keeps the notes. */
import type { Generated } from 'kysely'

export type Columns = {
  /** A message that still has to go to a subscription; gone once the push service took it, or it is given up. */
  push_due: {
    id: Generated<number>
    message_id: number
    subscription_id: number
    /** When it is tried next. */
    next_at: number
    tries: Generated<number>
  }
  /** A browser that is told of events while the app is closed, at most one a session. */
  push_subscription: {
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
}
