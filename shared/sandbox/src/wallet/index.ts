/** The wallet's door for the rest of the exchange. */
import { paymentStates } from '@shared/contract/codes'
import type { Beat } from '../context.ts'
import { all, sql } from '../db/query.ts'
import type { Claim } from '../ledger/index.ts'
import { reviewRecharges } from './recharge/review.ts'
import { takeSnapshots } from './snapshots.ts'
import { reviewWithdrawals } from './withdrawal/review.ts'

export { postAdjustment, walletActions } from './actions.ts'
export { assetsOf, totalAssetsOf } from './assets.ts'
export { walletCalls } from './calls.ts'
export { takeSnapshot, takeSnapshots } from './snapshots.ts'

/** The day's snapshot comes first: what the desk decides in this second belongs to the new day. */
export const walletBeats: readonly Beat[] = [takeSnapshots, reviewRecharges, reviewWithdrawals]

const openWithdrawals = sql
  .selectFrom('withdrawal')
  .select(['id', 'amount'])
  .where('status', '=', paymentStates.underReview)

/** What open withdrawals hold. */
export const walletClaims: readonly Claim[] = [
  { kind: 'frozen', read: tx => new Map(all(tx, openWithdrawals).map(({ id, amount }) => [id, BigInt(amount)])) },
]
