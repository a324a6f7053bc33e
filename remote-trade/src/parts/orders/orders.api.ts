/** Orders that wait to become a position. */
import type { Position } from '@shared/contract'
import { positionListCall } from '@shared/contract/calls/trade'
import { positionStates } from '@shared/contract/codes'
import { MOST_PENDING } from '@shared/contract/limits'
import { useCall } from 'shell/query'
import { useTradingAccount } from '../account/trading-account.ts'
import type { Leveraged } from '../positions/leveraged.ts'

const EVERY = 5000

/** One's own, newest first. @param enabled where there are any, or their list is looked at */
export const useOrders = (kind: Leveraged, enabled: boolean) =>
  useCall(
    positionListCall,
    { ...useTradingAccount(), tradeType: kind, state: positionStates.pending, pageSize: MOST_PENDING },
    { every: EVERY, enabled },
  )

/** What became of an order, whatever its state now. @param enabled it has left the list of those that wait */
export function useLatestOrder(
  of: Pick<Position, 'id' | 'tradeType'> | undefined,
  enabled: boolean,
): Position | undefined {
  const { id, tradeType } = of ?? {}
  const input = { ...useTradingAccount(), tradeType, id }
  const { data } = useCall(positionListCall, input, { enabled: enabled && id !== undefined, fresh: 0 })
  return data?.records.find(row => row.id === id)
}
