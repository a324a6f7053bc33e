/** What a closed position brought after everything that was paid for it. */
import type { Position } from '@shared/contract'
import { big, type Decimal, returnOnMargin, sum } from '@shared/money'

const paidFor = ({ openFee, closeFee, swapFee }: Position) => sum([openFee, closeFee, swapFee].map(fee => fee ?? '0'))

/** Profit less the fees of opening, closing and the nights. */
export const netOf = (row: Position): Decimal =>
  big(row.profit ?? '0')
    .minus(paidFor(row))
    .toString()

/** The same as a share of the margin it was opened with; null where that is not known. */
export function netReturnOf(row: Position): Decimal | null {
  const { quantity, openPrice, leverage } = row
  return openPrice && leverage ? returnOnMargin(netOf(row), quantity, openPrice, leverage) : null
}
