/** What is said of symbols, wherever they stand. */

import type { SymbolInfo, Ticker } from './calls/trade.ts'
import { marketStates } from './codes.ts'

/** "BTC/USDT" */
export const pairOf = ({ baseCurrency, quoteCurrency }: Pick<SymbolInfo, 'baseCurrency' | 'quoteCurrency'>): string =>
  `${baseCurrency}/${quoteCurrency}`

/** A symbol's two currencies, before the exchange has told its terms: the quote is USDT or has three letters. */
export function currenciesOf(symbol: string): Pick<SymbolInfo, 'baseCurrency' | 'quoteCurrency'> | undefined {
  const [, baseCurrency, quoteCurrency] = /^(.+?)(USDT|[A-Z]{3})$/.exec(symbol) ?? []
  return baseCurrency && quoteCurrency ? { baseCurrency, quoteCurrency } : undefined
}

/** "BTC/USDT" of BTCUSDT, whether its terms are known or not. */
export function pairNamed(symbol: string, info: SymbolInfo | undefined): string {
  const currencies = info ?? currenciesOf(symbol)
  return currencies ? pairOf(currencies) : symbol
}

/** Whether a market rests; nobody says so of one without a ticker. */
export const isClosed = (ticker: Pick<Ticker, 'marketState'> | null | undefined): boolean =>
  ticker?.marketState === marketStates.closed
