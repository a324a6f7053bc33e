/** A closed position as a card of its result says it. */
import type { Position, SymbolInfo } from '@shared/contract'
import { positionStates, sideOf, tradeTypes } from '@shared/contract/codes'
import { pairNamed } from '@shared/contract/symbols'
import { fromServerTime } from '@shared/format/time'
import { useRiseFall } from '../words/rise-fall.ts'
import { useNames } from '../words/words.ts'
import { feesOf, netOf, netReturnOf } from './net.ts'
import type { Ended } from './result.model.ts'

/** What a card says of a position; undefined while it runs, and of what nobody opened. */
export function useEnded(row: Position | undefined, info: SymbolInfo | undefined): Ended | undefined {
  const names = useNames()
  const ways = useRiseFall()
  if (row?.state !== positionStates.closed || row.sample) return undefined
  if (!row.openPrice || !row.closePrice || !row.closeTime) return undefined
  const side = sideOf(row.direction)
  return {
    symbol: row.symbol,
    pair: pairNamed(row.symbol, info),
    side: row.tradeType === tradeTypes.option ? ways[side] : names.side(side, row.leverage ?? 1),
    wins: side === 'long' ? 'rise' : 'fall',
    yield: netReturnOf(row),
    amount: netOf(row),
    fees: feesOf(row),
    currency: row.currency,
    openPrice: row.openPrice,
    closePrice: row.closePrice,
    places: info?.pricePrecision ?? 2,
    openedAt: fromServerTime(row.openTime ?? row.createTime),
    closedAt: fromServerTime(row.closeTime),
  }
}
