/** What an order would be once it is filled at its price: the running position as the exchange would tell it. */
import type { Position } from '@shared/contract'
import { directions, marginModes, orderTypes, positionStates } from '@shared/contract/codes'
import type { OpenPreview } from '@shared/money'
import type { Intent, TicketContext } from './ticket.model.ts'

/** No position of the exchange has this id. */
const ID = 'ordered'

type Ordered = Pick<Intent, 'side' | 'mode' | 'leverage' | 'quantity' | 'targets'>

/** @param context at the price that the order is filled at */
export function orderedPosition(
  order: Ordered,
  { info, dealing, price }: TicketContext,
  preview: OpenPreview,
): Position {
  const { side, mode, leverage, quantity, targets } = order
  return {
    id: ID,
    tradeType: dealing.tradeType,
    symbol: info.symbol,
    direction: side === 'long' ? directions.buy : directions.sell,
    orderType: orderTypes.market,
    quantity,
    leverage,
    marginMode: marginModes[mode],
    takeProfitPrice: targets.takeProfit,
    stopLossPrice: targets.stopLoss,
    margin: preview.margin,
    openPrice: price,
    openFee: preview.fee,
    liquidationPrice: preview.liquidation,
    currency: dealing.currency,
    state: positionStates.running,
    createTime: '',
  }
}
