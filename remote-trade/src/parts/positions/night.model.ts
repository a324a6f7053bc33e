/** What nights cost a running CFD. */
import type { SymbolInfo } from '@shared/contract'
import { count, type Decimal, dealPrice, nightFee } from '@shared/money'
import { type Marked, sizeOf } from './live-position.model.ts'

/** By the price of this moment: what is paid, a credit below zero; null while it cannot be counted. */
export function nextNightOf(position: Marked, info: SymbolInfo, nights: number): Decimal | null {
  const { side, mark, dealing } = position
  const size = sizeOf(position)
  if (!dealing || !size) return null
  const rate = (side === 'long' ? info.swapLong : info.swapShort) ?? '0'
  // a long is worth the bid, half the spread below the price
  return nightFee(size, dealPrice(side, mark, dealing.spread), '1', rate, count(nights))
}
