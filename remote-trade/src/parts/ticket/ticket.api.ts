/** Opening a position. */

import type { createPositionCall } from '@shared/contract/calls/trade'
import { directions, marginModes, orderTypes, tradeTypes } from '@shared/contract/codes'
import type { OrderTerms } from 'shell/order'
import type { Intent } from './ticket.model.ts'

type Terms = Omit<OrderTerms<typeof createPositionCall>, 'expectedPrice' | 'tolerance'>

/** What the exchange is told of an order, apart from the price that was confirmed. */
export const termsOf = ({ symbol, side, mode, leverage, quantity, targets }: Intent): Terms => ({
  tradeType: tradeTypes.contract,
  symbol,
  direction: side === 'long' ? directions.buy : directions.sell,
  orderType: orderTypes.market,
  quantity,
  leverage,
  marginMode: marginModes[mode],
  ...(targets.takeProfit !== null && { takeProfitPrice: targets.takeProfit }),
  ...(targets.stopLoss !== null && { stopLossPrice: targets.stopLoss }),
})
