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
import { stamp } from '../clock.ts'
import type { Context } from '../context.ts'
import { exposureOf, markOf, profitAt, sideOfRow, specOf } from './exposure.ts'
import { CURRENCY, freeOf, poolLegs } from './figures.ts'
import { runningOf } from './rows.ts'
import type { PositionRow } from './tables.ts'

/** What secures cross positions: asked for once for all rows of an answer. */
type Backing = { wallet: Decimal; pool: CrossTotals; legs: ReadonlyMap<string, CrossPosition> }

function backingOf(context: Context, userId: string): Backing {
  const legs = poolLegs(context, runningOf(context.db, userId))
  return { wallet: freeOf(context, userId), pool: crossTotals(legs), legs: new Map(legs.map(leg => [leg.row.id, leg])) }
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
export const liquidationNow = (context: Context, row: PositionRow): Decimal | null =>
  liquidationOf(row, () => backingOf(context, row.user_id))

const live = (row: PositionRow, mark: string, backing: () => Backing) => ({
  markPrice: mark,
  liquidationPrice: liquidationOf(row, backing),
  profit: profitAt(row, mark),
})

/** Rows of one person. */
export function viewsOf(
  context: Context,
  userId: string,
  rows: readonly PositionRow[],
  clientOrderId: string | null = null,
): Position[] {
  let known: Backing | undefined
  const backing = () => {
    known ??= backingOf(context, userId)
    return known
  }
  return rows.map(row => view(context, row, clientOrderId, backing))
}

export const viewOf = (context: Context, row: PositionRow, clientOrderId: string | null = null): Position =>
  view(context, row, clientOrderId, () => backingOf(context, row.user_id))

function view(context: Context, row: PositionRow, clientOrderId: string | null, backing: () => Backing): Position {
  const at = row.close_price ?? markOf(context, row.symbol)
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
