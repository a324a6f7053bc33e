/** What may be done to a position: closed, backed with more margin, given targets. */
import { addMarginCall, closePositionCall, updateStopLossCall } from '@shared/contract/calls/trade'
import type { Decimal } from '@shared/money'
import { call, placeOrder } from 'shell/transport'
import type { Targets } from '../targets.ts'
import { findByOrder, type PositionPlaced } from './account.api.ts'

export type CloseOrder = { id: string; quantity?: Decimal; expectedPrice: Decimal; tolerance: Decimal }

/** @param order without a quantity the whole position */
export const closeOrder = (order: CloseOrder, clientOrderId: string, onChecking: () => void): Promise<PositionPlaced> =>
  placeOrder(closePositionCall, { ...order, clientOrderId }, findByOrder, onChecking, { notice: 'screen' })

export const addMarginOrder = (
  order: { id: string; amount: Decimal },
  clientOrderId: string,
  onChecking: () => void,
): Promise<PositionPlaced> =>
  placeOrder(addMarginCall, { ...order, clientOrderId }, findByOrder, onChecking, { notice: 'screen' })

/** null clears a target, one that is absent stays. Sending it twice changes nothing, so it needs no order's id. */
export const setTargets = (id: string, { takeProfit, stopLoss }: Partial<Targets>) =>
  call(
    updateStopLossCall,
    {
      id,
      ...(takeProfit !== undefined && { takeProfitPrice: takeProfit ?? '' }),
      ...(stopLoss !== undefined && { stopLossPrice: stopLoss ?? '' }),
    },
    { notice: 'screen' },
  )
