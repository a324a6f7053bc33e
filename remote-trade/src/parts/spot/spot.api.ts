/** What is there to pay with and to sell, what is held, and what waits. */
import { positionListCall, positionsSummaryCall } from '@shared/contract/calls/trade'
import { positionStates, tradeTypes } from '@shared/contract/codes'
import { MOST_PENDING } from '@shared/contract/limits'
import { withOnlyRow } from '@shared/contract/only-row'
import { useCall } from 'shell/query'

const EVERY = 5000

/** Coins with their averages; how many orders of all kinds wait. */
export const useSpotSummary = () => useCall(positionsSummaryCall, { tradeType: tradeTypes.spot }, { every: EVERY })

export const useSpotOrders = (enabled: boolean) =>
  useCall(
    positionListCall,
    { tradeType: tradeTypes.spot, state: positionStates.pending, pageSize: MOST_PENDING },
    { every: EVERY, enabled },
  )

/** The page is empty where there is none of this id. */
export const useSpotOrder = (id: string | undefined) =>
  withOnlyRow(useCall(positionListCall, { tradeType: tradeTypes.spot, id }, { enabled: id !== undefined }), id)
