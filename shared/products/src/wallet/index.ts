/** What the rest of the exchange uses of wallet. */
import type { Beat } from '@shared/engine/context'
import { reviewRecharges } from './recharge/review.ts'
import { takeSnapshots } from './snapshots.ts'
import { reviewWithdrawals } from './withdrawal/review.ts'

export { postAdjustment, walletActions } from './actions.ts'
export { assetsOf, totalAssetsOf } from './assets.ts'
export { walletCalls } from './calls.ts'
export { assetCourse } from './day-course.ts'
export { endSnapshots, takeSnapshot, takeSnapshots } from './snapshots.ts'

/** The day's snapshot comes first: what the desk decides in this second belongs to the new day. */
export const walletBeats: readonly Beat[] = [takeSnapshots, reviewRecharges, reviewWithdrawals]
