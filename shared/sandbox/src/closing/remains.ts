/** What keeps an account from being closed: each domain that holds something for people has its line. */
import { paymentStates } from '@shared/contract/codes'
import type { Db } from '@shared/engine/db/open'
import { prepared } from '@shared/engine/db/query'
import { heldTotals, VIRTUAL } from '@shared/engine/ledger/index'
import { realAccount } from '@shared/engine/ledger/trading-account'
import { pendingOf, runningOf } from '@shared/engine/positions/rows'
import { runningSeconds } from '@shared/engine/positions/worth/seconds'
import type { Remainder } from '@shared/engine/refusals/texts'
import { isPlaying } from '@shared/products/competitions/rows'
import { hasLiveOrder } from '@shared/products/invest/rows'
import { liveLoans } from '@shared/products/loans/rows'
import { hasOpenApplication } from '@shared/products/offerings/rows'

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
