/** What a card says of a second contract that was decided; undefined while it runs, and of one that nobody placed or whose stake was given back. */
import type { SecondOrder, SymbolInfo } from '@shared/contract'
import { secondResults, sideOf } from '@shared/contract/codes'
import { pairOf } from '@shared/contract/symbols'
import { big } from '@shared/money'
import type { Ended } from '../history/result.model.ts'

/** @param words what it was, e.g. "Rise 60 s" */
export function endedRound(row: SecondOrder, info: SymbolInfo, words: string): Ended | undefined {
  const { openTick, closeTick, profit, amount, result, symbol, currency, sample } = row
  if (sample || !closeTick || profit == null || result === secondResults.voided) return undefined
  return {
    ...{ symbol, currency, amount: profit, fees: '0' },
    pair: pairOf(info),
    side: words,
    wins: sideOf(row.direction) === 'long' ? 'rise' : 'fall',
    yield: big(profit).div(big(amount)).toString(),
    openPrice: openTick.price,
    closePrice: closeTick.price,
    places: info.pricePrecision,
    openedAt: openTick.time,
    closedAt: closeTick.time,
  }
}
