/** One's own fills, as arrows at the bars in which they happened. */
import type { Position } from '@shared/contract'
import { directions, tradeTypes } from '@shared/contract/codes'
import { fromServerTime } from '@shared/format/time'

export type Fill = { time: number; price: number; side: 'buy' | 'sell' }
/** Of one side within one bar: the last one's price. */
export type Arrow = { index: number; price: number; side: Fill['side'] }

export const MOST_FILLS = 200

const opposite = { buy: 'sell', sell: 'buy' } as const
/** An option is bought at a premium, which is no price on this chart. */
const onChart: readonly number[] = [tradeTypes.contract, tradeTypes.cfd, tradeTypes.spot]

/** Openings and closings, the oldest first. Parts that were closed by themselves were opened with the whole. */
export function fillsOf(rows: readonly Position[]): Fill[] {
  const fills = new Map<string, Fill>()
  for (const row of rows) {
    if (!onChart.includes(row.tradeType)) continue
    const side = row.direction === directions.buy ? 'buy' : 'sell'
    put(fills, `opened ${row.parentId ?? row.id}`, row.openTime, row.openPrice, side)
    if (row.tradeType !== tradeTypes.spot) put(fills, `closed ${row.id}`, row.closeTime, row.closePrice, opposite[side])
  }
  return [...fills.values()].sort((a, b) => a.time - b.time).slice(-MOST_FILLS)
}

type Said = string | null | undefined

function put(fills: Map<string, Fill>, key: string, time: Said, price: Said, side: Fill['side']): void {
  if (time && price) fills.set(key, { time: fromServerTime(time), price: Number(price), side })
}

/** How many of them are before a moment, by halving. */
function before(count: number, timeAt: (index: number) => number, moment: number): number {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >> 1
    if (timeAt(middle) < moment) low = middle + 1
    else high = middle
  }
  return low
}

type Bars = readonly { timestamp: number }[]

/**
 * What is drawn of them: at most one arrow of a side to a bar, however many there are.
 * @param fills the oldest first
 * @param from of the bars in sight, the first one
 * @param to the one after the last
 */
export function arrowsOf(fills: readonly Fill[], bars: Bars, from: number, to: number): Arrow[] {
  const first = bars[from]?.timestamp
  if (first === undefined) return []
  const end = bars[to]?.timestamp ?? Number.POSITIVE_INFINITY
  const arrows = new Map<string, Arrow>()
  for (let at = before(fills.length, index => fills[index]?.time ?? 0, first); at < fills.length; at++) {
    const fill = fills[at]
    if (!fill || fill.time >= end) break
    const index = before(bars.length, bar => bars[bar]?.timestamp ?? 0, fill.time + 1) - 1
    arrows.set(`${index} ${fill.side}`, { index, price: fill.price, side: fill.side })
  }
  return [...arrows.values()]
}
