/** The wallet's door for the rest of the exchange. */
import type { Beat } from '../context.ts'
import { reviewRecharges } from './recharge/review.ts'
import { takeSnapshots } from './snapshots.ts'

export { postAdjustment, walletActions } from './actions.ts'
export { assetsOf, totalAssetsOf } from './assets.ts'
export { walletCalls } from './calls.ts'
export { takeSnapshot } from './snapshots.ts'

/** The day's snapshot comes first: what the desk decides in this second belongs to the new day. */
export const walletBeats: readonly Beat[] = [takeSnapshots, reviewRecharges]
