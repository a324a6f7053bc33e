/** The price at which a position is liquidated as everything stands. */
import { marginModes } from '@shared/contract/codes'
import {
  type CrossPosition,
  type CrossTotals,
  crossLiquidationPrice,
  crossTotals,
  type Decimal,
  poolWithout,
} from '@shared/money'
import type { Context } from '../context.ts'
import { freeOf, type TradingAccount } from '../ledger/trading-account.ts'
import { poolLegs } from './figures.ts'
import { specOf } from './pricing.ts'
import { accountOf, runningOf } from './rows.ts'
import type { PositionRow } from './tables.ts'
import { exposureOf } from './worth/exposure.ts'

/** What secures cross positions: asked for once for all rows of an answer. */
export type Backing = { wallet: Decimal; pool: CrossTotals; legs: ReadonlyMap<string, CrossPosition> }

export function backingOf(context: Context, account: TradingAccount): Backing {
  const legs = poolLegs(context, runningOf(context.db, account))
  return {
    wallet: freeOf(context.db, account),
    pool: crossTotals(legs),
    legs: new Map(legs.map(leg => [leg.row.id, leg])),
  }
}

/** A cross position's price leans on everything else that the account holds. */
export function liquidationOf(context: Context, row: PositionRow, backing: () => Backing): string | null {
  if (row.margin_mode === marginModes.isolated) return row.liquidation
  const { wallet, pool, legs } = backing()
  const leg = legs.get(row.id)
  const others = leg ? poolWithout(pool, leg) : pool
  const rest = { wallet, otherRequired: others.required, otherProfit: others.profit, settled: row.settled }
  return crossLiquidationPrice(exposureOf(context, row), rest, specOf(row).pricePrecision)
}

/** Where it would be liquidated as everything stands now; null: it cannot be. */
export const liquidationNow = (context: Context, row: PositionRow): Decimal | null =>
  liquidationOf(context, row, () => backingOf(context, accountOf(row)))
