/** What keeps an account from being closed: each domain that holds something for people has its line. */
import { paymentStates } from '@shared/contract/codes'
import { isPlaying } from '../competitions/rows.ts'
import type { Db } from '../db/open.ts'
import { prepared } from '../db/query.ts'
import { hasLiveOrder } from '../invest/rows.ts'
import { heldTotals, VIRTUAL } from '../ledger/index.ts'
import { realAccount } from '../ledger/trading-account.ts'
import { liveLoans } from '../loans/rows.ts'
import { hasOpenApplication } from '../offerings/rows.ts'
import { pendingOf, runningOf } from '../positions/rows.ts'
import { runningSeconds } from '../positions/second/rows.ts'
import type { Remainder } from '../refusals/texts/shape.ts'

const remains: Readonly<Record<Remainder, (db: Db, user: string) => boolean>> = {
  positions: (db, user) =>
    runningOf(db, realAccount(user)).length > 0 || runningSeconds(db, realAccount(user)).length > 0,
  orders: (db, user) => pendingOf(db, realAccount(user)).length > 0,
  recharges: (db, user) => isUnderReview(db, 'recharge', user),
  withdrawals: (db, user) => isUnderReview(db, 'withdrawal', user),
  competitions: isPlaying,
  investments: (db, user) => hasLiveOrder(db, user) || hasOpenApplication(db, user),
  loans: (db, user) => liveLoans(db, user).length > 0,
  funds: (db, user) => heldTotals(db, user).some(({ currency }) => currency !== VIRTUAL),
}

/** Written out, since no bound value proves the condition of a partial index. */
const isUnderReview = (db: Db, table: 'recharge' | 'withdrawal', user: string): boolean =>
  prepared(db, `SELECT 1 FROM ${table} WHERE user_id = ? AND status = ${paymentStates.underReview} LIMIT 1`).get(
    user,
  ) !== undefined

/** By name; nothing where it may be closed. */
export const remainsOf = (db: Db, user: string): Remainder[] =>
  (Object.keys(remains) as Remainder[]).filter(what => remains[what](db, user))
