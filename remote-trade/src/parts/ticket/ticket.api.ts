/** Opening a position. */
import { createPositionCall } from '@shared/contract/calls/trade'
import type { Decimal } from '@shared/money'
import { placeOrder } from 'shell/transport'
import { findByOrder, type PositionPlaced } from '../positions/account.api.ts'
import type { Intent } from './ticket.model.ts'

const CONTRACT = 1
const MARKET = 1

/** @param expectedPrice the one on the confirm sheet · @param tolerance a fraction · @param onChecking the answer got lost */
export function openPosition(
  { symbol, side, mode, leverage, quantity, targets }: Intent,
  { expectedPrice, tolerance }: { expectedPrice: Decimal; tolerance: Decimal },
  clientOrderId: string,
  onChecking: () => void,
): Promise<PositionPlaced> {
  const input = {
    tradeType: CONTRACT,
    symbol,
    direction: side === 'long' ? 1 : 2,
    orderType: MARKET,
    quantity,
    leverage,
    marginMode: mode === 'isolated' ? 1 : 2,
    ...(targets.takeProfit !== null && { takeProfitPrice: targets.takeProfit }),
    ...(targets.stopLoss !== null && { stopLossPrice: targets.stopLoss }),
    expectedPrice,
    tolerance,
    clientOrderId,
  } as const
  return placeOrder(createPositionCall, input, findByOrder, onChecking, { notice: 'screen' })
}
