/** A person's contract account at the newest prices. */
import { marginModes } from '@shared/contract/codes'
import { type AccountSummary, accountSummary, type CrossTotals, crossTotals, fromMinor } from '@shared/money'
import type { Box } from '../box.ts'
import { held } from '../ledger/index.ts'
import { earningOf, inPool, markOf, modeOfRow } from './exposure.ts'
import { runningOf } from './rows.ts'
import type { PositionRow } from './tables.ts'

export const CURRENCY = 'USDT'

/** The free balance: what no isolated margin holds. */
export const freeOf = (box: Box, userId: string): string =>
  fromMinor(held(box.db, { owner: userId, currency: CURRENCY, kind: 'contract' }))

/** The cross ones among running positions, at the newest prices. */
export const poolLegs = (box: Box, rows: readonly PositionRow[]) =>
  rows.filter(row => row.margin_mode === marginModes.cross).map(row => inPool(row, markOf(box, row.symbol)))

export const poolOf = (box: Box, rows: readonly PositionRow[]): CrossTotals => crossTotals(poolLegs(box, rows))

export function figuresOf(box: Box, userId: string): AccountSummary {
  const heldPositions = runningOf(box.db, userId).map(row => ({
    mode: modeOfRow(row),
    margin: row.margin,
    ...earningOf(row, markOf(box, row.symbol)),
  }))
  return accountSummary(freeOf(box, userId), '0', heldPositions)
}
