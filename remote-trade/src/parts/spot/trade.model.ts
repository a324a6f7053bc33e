/** What a filled order of spot was. */
import type { Position } from '@shared/contract'
import { sideOf } from '@shared/contract/codes'
import { big, compare, type Decimal, type Side, spotFill } from '@shared/money'

export type Trade = {
  side: Side
  /** Quote currency of a buy, coins of a sale. */
  paid: Decimal
  /** Out of what is received, in its currency. */
  fee: Decimal
  received: Decimal
  /** Quote currency per coin, the fee counted; null where nothing was received. */
  average: Decimal | null
}

type Filled = Pick<Position, 'direction' | 'quantity' | 'openPrice' | 'margin' | 'openFee'>

export function tradeOf({ direction, quantity, openPrice, margin: paid, openFee }: Filled): Trade {
  const side = sideOf(direction)
  const { gross, fee: reckoned } = spotFill({ side, quantity, price: openPrice ?? '0' })
  const fee = openFee ?? reckoned
  const received = big(gross).minus(big(fee)).toString()
  const [money, coins] = side === 'long' ? [paid, received] : [received, paid]
  return { side, paid, fee, received, average: compare(coins, '0') > 0 ? big(money).div(big(coins)).toString() : null }
}
