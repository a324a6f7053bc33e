/** A filled spot order as the calls answer it. */
import { big, changeRate, type Decimal, spotFill } from '@shared/money'
import type { PositionRow } from '../tables.ts'

/** A sale has a profit: what it brought beyond what the coins had cost. */
export const spotView = (row: PositionRow) => ({
  leverage: null,
  marginMode: null,
  closePrice: row.close_price,
  profit: row.profit,
  yield: row.profit === null ? null : saleYield(row, row.profit),
})

function saleYield({ quantity, open_price: price }: PositionRow, profit: Decimal): Decimal {
  const { received } = spotFill({ side: 'short', quantity, price })
  return changeRate(big(received).minus(profit), received)
}
