/** One recharge order, asked for again while it is open. */

import { type Recharge, rechargeListCall } from '@shared/contract/calls/wallet'
import { paymentStates, rechargeStages } from '@shared/contract/codes'
import { forRow, withOnlyRow } from '@shared/contract/only-row'
import { useCall } from 'shell/query'
import { untilFinal } from './payment.ts'

/** The page is empty where there is none of this id. @param every ms between two looks, until the order is decided */
export function useRecharge(id: string | undefined, every: number) {
  const query = withOnlyRow(useCall(rechargeListCall, { id }, forRow(id, untilFinal(every))), id)
  return { query, order: query.data?.records[0] }
}

type Stand = Pick<Recharge, 'status' | 'stage'>

/** May be gone on with, or cancelled: review has not begun, as far as the server tells. */
export const isUnderWay = ({ status, stage }: Stand): boolean =>
  status === paymentStates.underReview && stage !== rechargeStages.review

/** The server tells that nobody has said yet that it was paid. */
export const isUnpaid = (order: Stand): boolean => isUnderWay(order) && order.stage != null

/** Its address, or the bank's details, are still to come. */
export const isUnaddressed = (order: Stand): boolean => isUnderWay(order) && order.stage === rechargeStages.address

/** Payment can be reported: there is an address, and nothing was decided. */
export const isPayable = (order: Stand): boolean => isUnderWay(order) && order.stage === rechargeStages.payment
