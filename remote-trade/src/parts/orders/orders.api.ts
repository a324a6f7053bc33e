/** Orders that wait to become a position. */
import { positionListCall } from '@shared/contract/calls/trade'
import { positionStates } from '@shared/contract/codes'
import { MOST_PENDING } from '@shared/contract/limits'
import { useCall } from 'shell/query'
import type { Leveraged } from '../positions/leveraged.ts'
import { useTradingAccount } from '../trading-account.ts'

const EVERY = 5000

/** One's own, newest first. @param enabled where there are any, or their list is looked at */
export const useOrders = (kind: Leveraged, enabled: boolean) =>
  useCall(
    positionListCall,
    { ...useTradingAccount(), tradeType: kind, state: positionStates.pending, pageSize: MOST_PENDING },
    { every: EVERY, enabled },
  )
