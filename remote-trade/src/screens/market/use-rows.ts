/** The rows of a view. Those that follow the prices are put in order anew every few seconds, not under the finger. */
import type { SymbolInfo } from '@shared/contract/calls/trade'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { favouritesAtom, useTickers } from 'shell/market-feed'
import { useBeat } from 'shell/screen'
import { onShelf } from '../../parts/quotes/quotes.model.ts'
import { followsPrices, sorted, type View } from './market.model.ts'

const EVERY = 5000

export function useRows(symbols: readonly SymbolInfo[], { cat, sort, dir }: View): SymbolInfo[] {
  const favourites = useAtomValue(favouritesAtom)
  const rows = useMemo(() => onShelf(symbols, cat, favourites), [symbols, cat, favourites])
  const follows = followsPrices(sort)
  const tickers = useTickers(follows ? rows.map(({ symbol }) => symbol) : [])
  const beat = useBeat(EVERY, follows)
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the prices only their number counts, and the beat: rows that change place at each tick cannot be pressed
  return useMemo(
    () => sorted(rows, { sort, dir }, new Map(tickers.map(ticker => [ticker.symbol, ticker]))),
    [rows, sort, dir, beat, tickers.length],
  )
}
