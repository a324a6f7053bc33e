/** What is said of symbols, wherever they stand. */

import type { SymbolInfo, Ticker } from './calls/trade.ts'
import { marketStates } from './codes.ts'

/** "BTC/USDT" */
export const pairOf = ({ baseCurrency, quoteCurrency }: Pick<SymbolInfo, 'baseCurrency' | 'quoteCurrency'>): string =>
  `${baseCurrency}/${quoteCurrency}`

/** Whether a market rests; nobody says so of one without a ticker. */
export const isClosed = (ticker: Pick<Ticker, 'marketState'> | null | undefined): boolean =>
  ticker?.marketState === marketStates.closed
