/** A cross loss is the whole pool's: what the free balance lacks comes from the profit of the legs that still run. */
import { type Cover, coverLoss, type Decimal, sum } from '@shared/money'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/transact.ts'
import { freeOf } from '../../ledger/trading-account.ts'
import { isCross } from '../figures.ts'
import { accountOf, runningOf, updateRow } from '../rows.ts'
import type { PositionRow } from '../tables.ts'
import { earningOf } from '../worth/exposure.ts'
import { bookSettled } from './book.ts'

/** What the insurance paid of a position, with what it pays now. */
export const coveredMore = (row: PositionRow, shortfall: Decimal): Pick<PositionRow, 'covered'> => ({
  covered: sum([row.covered, shortfall]).toString(),
})

/**
 * Pays what a cross position takes beyond the free balance out of the profit of the others, which stay open.
 * @param due what is booked next, a loss or a fee negative · @param cause names it in the ledger's keys
 * @returns what nobody's money pays
 */
export function settleFromPool(tx: Tx, context: Context, row: PositionRow, due: Decimal, cause: string): Decimal {
  const account = accountOf(row)
  const free = freeOf(tx, account)
  if (sum([free, due]).gte('0')) return '0'
  const others = runningOf(tx, account)
    .filter(isCross)
    .map(leg => ({ row: leg, ...earningOf(context, leg) }))
  const cover: Cover<{ row: PositionRow }> = coverLoss(free, due, others)
  for (const { leg, amount } of cover.settled) {
    updateRow(tx, leg.row, { settled: sum([leg.row.settled, amount]).toString() })
    bookSettled(tx, leg.row, amount, cause)
  }
  return cover.shortfall
}
