/** Spot trades that were filled. */
import { positionListCall } from '@shared/contract/calls/trade'
import { positionStates, tradeTypes } from '@shared/contract/codes'
import { serverBounds } from '@shared/format/time'
import { usePages } from 'shell/query'
import type { Filter } from './spot-records.model.ts'

/** Newest first; the server counts the person's days in UTC+8. */
export function useTrades({ symbol, direction, ...days }: Filter) {
  const { begin: closeTime_begin, end: closeTime_end } = serverBounds(days)
  const filled = { tradeType: tradeTypes.spot, state: positionStates.closed } as const
  return usePages(positionListCall, { ...filled, symbol, direction, closeTime_begin, closeTime_end })
}
