/** What has closed, and a single position of any state. */

import { positionListCall } from '@shared/contract/calls/trade'
import { positionStates } from '@shared/contract/codes'
import { serverBounds } from '@shared/format/time'
import { useCall, usePages } from 'shell/query'
import type { Filter } from './contract.model.ts'

/** Closed positions, newest first; the server counts the person's days in UTC+8. */
export function useHistory({ direction, symbol, ...days }: Filter) {
  const { begin: closeTime_begin, end: closeTime_end } = serverBounds(days)
  return usePages(positionListCall, { state: positionStates.closed, direction, symbol, closeTime_begin, closeTime_end })
}

/** One of the person's own positions; the page is empty where there is none of this id. */
export const usePosition = (id: string | undefined, enabled: boolean) =>
  useCall(positionListCall, { id }, { enabled: enabled && id !== undefined })
