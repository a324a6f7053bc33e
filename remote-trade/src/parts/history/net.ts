/** What a closed position, or a sale on spot, brought after everything that was paid for it. */
import type { Position } from '@shared/contract'
import { tradeTypes } from '@shared/contract/codes'
import { big, changeRate, type Decimal, profitAfterFees, returnOnMargin, sum } from '@shared/money'

/** Profit less the fees of opening, closing and the nights; what the insurance fund paid of both was no loss. */
export const netOf = (row: Position): Decimal =>
  profitAfterFees(
    grossOf(row),
    [row.openFee, row.closeFee, row.swapFee].map(fee => fee ?? '0'),
    row.covered ?? '0',
  )

/** The fees of opening, closing and the nights together, below zero. */
export const feesOf = ({ openFee, closeFee, swapFee }: Position): Decimal =>
  big('0')
    .minus(sum([openFee ?? '0', closeFee ?? '0', swapFee ?? '0']))
    .toString()

/** Before all fees. What a sale on spot made is told after its own. */
export const grossOf = ({ tradeType, profit, openFee }: Position): Decimal =>
  sum([profit ?? '0', (tradeType === tradeTypes.spot && openFee) || '0']).toString()

/** The same as a share of the margin it was opened with; without leverage, of what was paid. Null where that is not known. */
export function netReturnOf(row: Position): Decimal | null {
  const { quantity, openPrice, leverage, margin } = row
  if (!leverage) return row.yield ?? null
  // lots, perhaps of yen: its margin is told in dollars, and none is ever added
  if (row.tradeType === tradeTypes.cfd) return margin ? changeRate(margin, sum([margin, netOf(row)]).toString()) : null
  return openPrice ? returnOnMargin(netOf(row), quantity, openPrice, leverage) : null
}
