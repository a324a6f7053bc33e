/** Opening a position. */

import type { createPositionCall } from '@shared/contract/calls/trade'
import { directions, marginModes, orderTypes } from '@shared/contract/codes'
import type { OrderTerms } from 'shell/order'
import type { Intent } from './ticket.model.ts'

type Terms = Omit<OrderTerms<typeof createPositionCall>, 'expectedPrice' | 'tolerance'>

/** What the exchange is told of an order, apart from the price that was confirmed. */
export const termsOf = ({ tradeType, symbol, side, mode, leverage, quantity, targets, ...order }: Intent): Terms => ({
  tradeType,
  symbol,
  direction: side === 'long' ? directions.buy : directions.sell,
  orderType: orderTypes[order.kind],
  ...(order.kind === 'limit' && { price: order.at }),
  ...(order.kind === 'stop' && { triggerPrice: order.at }),
  ...(order.expireTime && { expireTime: order.expireTime }),
  quantity,
  leverage,
  marginMode: marginModes[mode],
  ...(targets.takeProfit !== null && { takeProfitPrice: targets.takeProfit }),
  ...(targets.stopLoss !== null && { stopLossPrice: targets.stopLoss }),
})
