/** A position as the calls answer it. */

import type { Position } from '@shared/contract'
import { marginModes, positionStates } from '@shared/contract/codes'
import {
  type CrossPosition,
  type CrossTotals,
  crossLiquidationPrice,
  crossTotals,
  type Decimal,
  poolWithout,
  returnOnEquity,
} from '@shared/money'
import type { Box } from '../box.ts'
import { stamp } from '../clock.ts'
import { exposureOf, markOf, profitAt, sideOfRow, specOf } from './exposure.ts'
import { CURRENCY, freeOf, poolLegs } from './figures.ts'
import { runningOf } from './rows.ts'
import type { PositionRow } from './tables.ts'

/** What secures cross positions: asked for once for all rows of an answer. */
type Backing = { wallet: Decimal; pool: CrossTotals; legs: ReadonlyMap<string, CrossPosition> }

function backingOf(box: Box, userId: string): Backing {
  const legs = poolLegs(box, runningOf(box.db, userId))
  return { wallet: freeOf(box, userId), pool: crossTotals(legs), legs: new Map(legs.map(leg => [leg.row.id, leg])) }
}

/** A cross position's price leans on everything else that the person holds. */
function liquidationOf(row: PositionRow, backing: () => Backing): string | null {
  if (row.margin_mode === marginModes.isolated) return row.liquidation
  const { wallet, pool, legs } = backing()
  const leg = legs.get(row.id)
  const others = leg ? poolWithout(pool, leg) : pool
  const rest = { wallet, otherRequired: others.required, otherProfit: others.profit, settled: row.settled }
  return crossLiquidationPrice(exposureOf(row), rest, specOf(row.symbol).pricePrecision)
}

/** Where it would be liquidated as everything stands now; null: it cannot be. */
export const liquidationNow = (box: Box, row: PositionRow): Decimal | null =>
  liquidationOf(row, () => backingOf(box, row.user_id))

const live = (row: PositionRow, mark: string, backing: () => Backing) => ({
  markPrice: mark,
  liquidationPrice: liquidationOf(row, backing),
  profit: profitAt(row, mark),
})

/** Rows of one person. */
export function viewsOf(
  box: Box,
  userId: string,
  rows: readonly PositionRow[],
  clientOrderId: string | null = null,
): Position[] {
  let known: Backing | undefined
  const backing = () => {
    known ??= backingOf(box, userId)
    return known
  }
  return rows.map(row => view(box, row, clientOrderId, backing))
}

export const viewOf = (box: Box, row: PositionRow, clientOrderId: string | null = null): Position =>
  view(box, row, clientOrderId, () => backingOf(box, row.user_id))

function view(box: Box, row: PositionRow, clientOrderId: string | null, backing: () => Backing): Position {
  const at = row.close_price ?? markOf(box, row.symbol)
  return {
    id: row.id,
    parentId: row.parent_id,
    tradeType: row.trade_type,
    symbol: row.symbol,
    direction: row.direction,
    orderType: row.order_type,
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
    ...(row.state === positionStates.running ? live(row, at, backing) : { profit: row.profit }),
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
