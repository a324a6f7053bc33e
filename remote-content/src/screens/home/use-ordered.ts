/** Rows of a market list in an order that stands for a while. */
import { useMemo } from 'react'
import type { Ticker } from 'shell/market-feed'
import { useBeat } from 'shell/screen'

/** Rows that change place at each tick cannot be pressed: so often they are put in order anew, in ms. */
const EVERY = 5000

/** @param list what the order depends on beside prices @returns the rows with their newest prices */
export function useOrdered(
  tickers: readonly Ticker[],
  list: string,
  inOrder: (tickers: readonly Ticker[]) => Ticker[],
): Ticker[] {
  const beat = useBeat(EVERY)
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the prices only their number counts, and the beat
  const order = useMemo(() => inOrder(tickers).map(({ symbol }) => symbol), [list, beat, tickers.length])
  return order.flatMap(symbol => tickers.find(ticker => ticker.symbol === symbol) ?? [])
}
