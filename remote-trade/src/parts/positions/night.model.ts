/** What nights cost a running CFD, and what the rest of its market requires of it. */
import type { SymbolInfo } from '@shared/contract'
import {
  big,
  CFD_MAINTENANCE,
  count,
  creditLeft,
  type Decimal,
  dealPrice,
  nightFee,
  restRequired,
  roundUp,
  spreadCost,
} from '@shared/money'
import { type Marked, sizeOf } from './live-position.model.ts'

/** By the price of this moment: what is paid, a credit below zero; null while it cannot be counted. */
export function nextNightOf(position: Marked, info: SymbolInfo, nights: number): Decimal | null {
  const { row, side, mark, dealing } = position
  const size = sizeOf(position)
  if (!dealing || !size) return null
  const rate = (side === 'long' ? info.swapLong : info.swapShort) ?? '0'
  // a long is worth the bid, half the spread below the price
  const mid = dealPrice(side, mark, dealing.spread)
  const most = creditLeft(spreadCost(size, mid, dealing.spread), row.swapFee ?? '0')
  return nightFee(size, mid, '1', rate, count(nights), most)
}

/** What it must be worth over the next rest of its market, at the price of this moment; null where half its margin is more. */
export function overRest(position: Marked, { restMargin }: SymbolInfo): Decimal | null {
  const { row, mark, entry } = position
  const size = sizeOf(position)
  if (!restMargin || !size) return null
  const required = restRequired(restMargin, size, mark, entry)
  return big(row.margin).times(CFD_MAINTENANCE).lt(required) ? roundUp(required, 2) : null
}
