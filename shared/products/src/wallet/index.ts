/** The wallet's door for the rest of the exchange. */
import type { Beat } from '@shared/engine/context'
import type { Claim } from '@shared/engine/ledger/index'
import { reviewRecharges } from './recharge/review.ts'
import { takeSnapshots } from './snapshots.ts'
import { reviewWithdrawals } from './withdrawal/review.ts'
import { openWithdrawals } from './withdrawal/rows.ts'

export { postAdjustment, walletActions } from './actions.ts'
export { assetsOf, totalAssetsOf } from './assets.ts'
export { walletCalls } from './calls.ts'
export { endSnapshots, takeSnapshot, takeSnapshots } from './snapshots.ts'

/** The day's snapshot comes first: what the desk decides in this second belongs to the new day. */
export const walletBeats: readonly Beat[] = [takeSnapshots, reviewRecharges, reviewWithdrawals]

/** What open withdrawals hold. */
export const walletClaims: readonly Claim[] = [
  { kind: 'frozen', read: tx => new Map(openWithdrawals(tx).map(({ id, amount }) => [id, BigInt(amount)])) },
]
