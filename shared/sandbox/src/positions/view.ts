/** A position as the calls answer it. */
import type { Position } from '@shared/contract'
import { crossLiquidationPrice, returnOnEquity } from '@shared/money'
import type { Box } from '../box.ts'
import { stamp } from '../clock.ts'
import { exposureOf, markOf, profitAt, sideOfRow, specOf } from './exposure.ts'
import { CURRENCY, freeOf, poolOf } from './figures.ts'
import { runningOf } from './rows.ts'
import type { PositionRow } from './tables.ts'

/** A cross position's price leans on everything else that the person holds. */
function liquidationOf(box: Box, row: PositionRow): string | null {
  if (row.margin_mode === 1) return row.liquidation
  const others = poolOf(box, runningOf(box.db, row.user_id), row.id)
  const backing = {
    wallet: freeOf(box, row.user_id),
    otherRequired: others.required,
    otherProfit: others.profit,
    settled: row.settled,
  }
  return crossLiquidationPrice(exposureOf(row), backing, specOf(row.symbol).pricePrecision)
}

const live = (box: Box, row: PositionRow, mark: string) => ({
  markPrice: mark,
  liquidationPrice: liquidationOf(box, row),
  profit: profitAt(row, mark),
})

export function viewOf(box: Box, row: PositionRow, clientOrderId: string | null = null): Position {
  const at = row.close_price ?? markOf(box, row.symbol)
  return {
    id: row.id,
    parentId: row.parent_id,
    tradeType: row.trade_type as 1,
    symbol: row.symbol,
    direction: row.direction,
    orderType: row.order_type as 1,
    quantity: row.quantity,
    leverage: row.leverage,
    marginMode: row.margin_mode,
    takeProfitPrice: row.take_profit,
    stopLossPrice: row.stop_loss,
    margin: row.margin,
    openPrice: row.open_price,
    closePrice: row.close_price,
    openFee: row.open_fee,
    closeFee: row.close_fee,
    ...(row.state === 1 ? live(box, row, at) : { profit: row.profit }),
    settled: row.settled,
    yield: returnOnEquity(sideOfRow(row), row.open_price, at, row.leverage),
    currency: CURRENCY,
    state: row.state,
    closeReason: row.close_reason,
    clientOrderId,
    createTime: stamp(row.created_at),
    openTime: stamp(row.created_at),
    closeTime: row.closed_at === null ? null : stamp(row.closed_at),
  }
}
