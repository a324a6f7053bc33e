/** Columns of tables. `pnpm tables` writes the types from the migrations, and keeps the notes. */
import type { Generated } from 'kysely'

export type Columns = {
  /** What falls due at an hour of the calendar was done for a day or a week. */
  due_run: {
    event: string
    period: string
    at: number
  }
  /** What a person has claimed, in whichever account; "invited" where an inviter was rewarded for them. */
  person_reward: {
    person: string
    kind: number
    ref: string
    at: number
  }
  /** Something that a person was promised once, and takes for themselves. */
  reward: {
    id: string
    user_id: string
    kind: 1 | 2 | 3
    /** What it is for: "2" the level · "2026-11-23" the Monday · "basic", "invite:<user>", "check-in:<day>" the task. */
    ref: string
    /** Of a gift or an envelope. */
    level: number | null
    /** Minor units of USDT. */
    amount: number
    created_at: number
    /** Epoch ms; null: never. */
    expires_at: number | null
    claimed_at: number | null
    /** Of the order that claimed it. */
    client_order_id: string | null
    /** Of a task, else ''. */
    code: Generated<string>
    /** 0 once the person claimed it, in whichever account, or it ran out: the list's order and its counts go by it. */
    open: Generated<0 | 1>
  }
  reward_count: {
    user_id: string
    kind: number
    code: string
    open: number
    n: number
  }
  /** Who is below whom: made at registration, never changed. */
  team: {
    ancestor: string
    descendant: string
    /** 1 to 3. */
    depth: number
    /** 1 once both were seen on one browser: no reward for inviting oneself. */
    same_browser: Generated<number>
    joined: Generated<number>
    recharged: Generated<number>
    /** What the fees of this member brought, minor units of USDT; kept by a trigger. */
    earned: Generated<number>
  }
  /** What a team was on one day (UTC+8): kept by triggers, but for what was paid. */
  team_day: {
    ancestor: string
    day: string
    /** Who joined. */
    people: number
    /** Earned, and paid of it, in minor units of USDT. */
    amount: number
    paid: number
  }
  /** A share of one trading fee. */
  team_income: {
    ancestor: string
    /** Of the ledger: the fee. */
    entry_id: number
    descendant: string
    depth: number
    /** USDT for one unit of what the fee was paid in. */
    price: string
    /** Minor units of USDT. */
    amount: number
    at: number
    /** Of rows of an older exchange: the UTC+8 day that it was paid on. Since then team_day says what is paid. */
    payday: string | null
  }
  team_sum: {
    ancestor: string
    depth: number
    people: number
    earned: number
    recharged: Generated<number>
  }
  /** The level that somebody holds; without a row V0. */
  vip: {
    user_id: string
    level: number
    /** The Monday (UTC+8) for which nothing is left to do, because the level changed while envelopes came. */
    week: string | null
  }
  /** Whose level and tasks are to be looked at: the oldest first, each once. */
  vip_due: {
    user_id: string
    /** 1 where the level may fall too. */
    falls: number
  }
}
