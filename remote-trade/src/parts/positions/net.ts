/** What a closed position brought after everything that was paid for it. */
import type { Position } from '@shared/contract'
import { type Decimal, profitAfterFees, returnOnMargin } from '@shared/money'

/** Profit less the fees of opening, closing and the nights. */
export const netOf = ({ profit, openFee, closeFee, swapFee }: Position): Decimal =>
  profitAfterFees(
    profit ?? '0',
    [openFee, closeFee, swapFee].map(fee => fee ?? '0'),
  )

/** The same as a share of the margin it was opened with; null where that is not known. */
export function netReturnOf(row: Position): Decimal | null {
  const { quantity, openPrice, leverage } = row
  return openPrice && leverage ? returnOnMargin(netOf(row), quantity, openPrice, leverage) : null
}
