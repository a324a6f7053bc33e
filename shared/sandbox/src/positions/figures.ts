/** A person's contract account at the newest prices. */
import { marginModes } from '@shared/contract/codes'
import { type AccountSummary, accountSummary, type CrossTotals, crossTotals, fromMinor } from '@shared/money'
import type { Context } from '../context.ts'
import { held } from '../ledger/index.ts'
import { earningOf, inPool, markOf, modeOfRow } from './exposure.ts'
import { runningOf } from './rows.ts'
import type { PositionRow } from './tables.ts'

export const CURRENCY = 'USDT'

/** The free balance: what no isolated margin holds. */
export const freeOf = (context: Context, userId: string): string =>
  fromMinor(held(context.db, { owner: userId, currency: CURRENCY, kind: 'contract' }))

/** The cross ones among running positions, at the newest prices. */
export const poolLegs = (context: Context, rows: readonly PositionRow[]) =>
  rows.filter(row => row.margin_mode === marginModes.cross).map(row => inPool(row, markOf(context, row.symbol)))

export const poolOf = (context: Context, rows: readonly PositionRow[]): CrossTotals =>
  crossTotals(poolLegs(context, rows))

export function figuresOf(context: Context, userId: string): AccountSummary {
  const heldPositions = runningOf(context.db, userId).map(row => ({
    mode: modeOfRow(row),
    margin: row.margin,
    ...earningOf(row, markOf(context, row.symbol)),
  }))
  return accountSummary(freeOf(context, userId), '0', heldPositions)
}
