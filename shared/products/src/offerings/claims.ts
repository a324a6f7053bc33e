/** What offerings hold, as the ledger checks it. */
import type { Claim } from '@shared/engine/ledger/hooks'
import { toMinor } from '@shared/money'
import { offeringById, paidApplications } from './rows.ts'
import { costOf } from './terms.ts'

/** What was paid for tokens that are not there yet, each in a sub-account of its own. */
export const offeringClaims: readonly Claim[] = [
  {
    kind: 'invest',
    read: tx =>
      new Map(paidApplications(tx).map(one => [one.id, toMinor(costOf(offeringById(tx, one.offering_id), one))])),
  },
]
