/** Token offerings: applied for, drawn so that everybody can draw again, paid, listed. */

import type { Context } from '@shared/engine/context'
import type { DueHandlers } from '@shared/engine/due/index'
import type { Claim } from '@shared/engine/ledger/index'
import { toMinor } from '@shared/money'
import { endPaying, list, remind, tellLater } from './after-draw.ts'
import { draw, freeze } from './draw.ts'
import { offeringById, paidApplications } from './rows.ts'
import { seedOfferings as seed } from './seed/index.ts'
import { costOf } from './terms.ts'

export { offeringActions } from './actions.ts'
export { offeringCalls } from './calls.ts'
export { keepPaying } from './later.ts'

export const offeringDues = {
  'offering-freeze': freeze,
  'offering-draw': draw,
  'offering-reminder': remind,
  'offering-later': tellLater,
  'offering-pay-end': endPaying,
  'offering-list': list,
} satisfies DueHandlers

/** The offerings of a fresh exchange. @param demo the account that won in one of them */
export const seedOfferings = (context: Context, demo: string): void => seed(context, offeringDues, demo)

/** What was paid for tokens that are not there yet, each in a sub-account of its own. */
export const offeringClaims: readonly Claim[] = [
  {
    kind: 'invest',
    read: tx =>
      new Map(paidApplications(tx).map(one => [one.id, toMinor(costOf(offeringById(tx, one.offering_id), one))])),
  },
]
