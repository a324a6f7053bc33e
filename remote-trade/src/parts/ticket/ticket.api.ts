/** Opening a position. */
import type { createPositionCall } from '@shared/contract/calls/trade'
import type { OrderTerms } from 'shell/query'
import type { Intent } from './ticket.model.ts'

const CONTRACT = 1
const MARKET = 1

type Terms = Omit<OrderTerms<typeof createPositionCall>, 'expectedPrice' | 'tolerance'>

/** What the exchange is told of an order, apart from the price that was confirmed. */
export const termsOf = ({ symbol, side, mode, leverage, quantity, targets }: Intent): Terms => ({
  tradeType: CONTRACT,
  symbol,
  direction: side === 'long' ? 1 : 2,
  orderType: MARKET,
  quantity,
  leverage,
  marginMode: mode === 'isolated' ? 1 : 2,
  ...(targets.takeProfit !== null && { takeProfitPrice: targets.takeProfit }),
  ...(targets.stopLoss !== null && { stopLossPrice: targets.stopLoss }),
})
