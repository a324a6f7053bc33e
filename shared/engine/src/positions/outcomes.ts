/** How often an account was right with what ends in profit or loss, and what that brought: kept sums, by triggers of their tables. */
import type { Outcomes } from '@shared/contract/calls/trade/terms'
import { fromMinor } from '@shared/money'
import type { Db } from '../db/open.ts'
import { prepared } from '../db/query.ts'
import type { TradingAccount } from '../ledger/trading-account.ts'

const TABLES = { second: 'second_outcome', option: 'option_outcome' } as const
type Kind = keyof typeof TABLES

type Sums = Record<'ended' | 'won' | 'gained' | 'lost', bigint>

/** One row, however long the history. */
export function outcomesOf(db: Db, { owner, sub }: TradingAccount, kind: Kind): Outcomes {
  const statement = prepared(
    db,
    `SELECT ended, won, gained, lost FROM ${TABLES[kind]} WHERE user_id = ? AND account = ?`,
  )
  statement.setReadBigInts(true)
  const { ended = 0n, won = 0n, gained = 0n, lost = 0n } = (statement.get(owner, sub) ?? {}) as Partial<Sums>
  return { ended: Number(ended), right: Number(won), gained: fromMinor(gained), lost: fromMinor(lost) }
}
