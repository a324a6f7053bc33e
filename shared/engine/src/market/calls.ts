/** The market's calls. */
import {
  candlesCall,
  type HomeTicker,
  priceDistributionCall,
  type SymbolInfo,
  symbolListCall,
  symbolPriceCall,
  type Ticker,
  ticketListCall,
} from '@shared/contract'
import { stamp } from '../clock.ts'
import { type Served, serve } from '../http/serve.ts'
import type { Language } from '../refusals/languages.ts'
import { refuse } from '../refusals/refuse.ts'
import { distribute } from './distribution.ts'
import { nextRestMargin } from './gap.ts'
import { nameOf } from './names.ts'
import type { Market } from './port.ts'
import { streamPrices } from './stream.ts'
import { type SymbolSpec, symbolOf, symbols } from './symbols.ts'
import { inForce } from './terms.ts'

const DEFAULT_BARS = 200

const named = ({ baseCurrency, quoteCurrency, category }: SymbolSpec, language: Language): string =>
  nameOf(baseCurrency, quoteCurrency, category, language)

function infoOf(spec: SymbolSpec, language: Language, now: number): SymbolInfo {
  const { hours: _hours, reference: _reference, past: _past, sigma: _sigma, factors: _factors, ...terms } = spec
  const { dailyVolume: _volume, volumePrecision: _places, ...shown } = terms
  return {
    ...shown,
    name: named(spec, language),
    tradeTypes: [...spec.tradeTypes],
    leverages: [...spec.leverages],
    tiers: [...spec.tiers],
    sessions: [...spec.sessions],
    ...nextRestMargin(spec, now),
  }
}

const withSpark = (market: Market, ticker: Ticker): Ticker => ({ ...ticker, spark: market.spark(ticker.symbol) })

function homeTicker(market: Market, ticker: Ticker, language: Language): HomeTicker {
  const spec = symbolOf(ticker.symbol)
  if (!spec) return withSpark(market, ticker)
  const { pricePrecision, category, baseCurrency, quoteCurrency, hot, sort } = spec
  const row = { name: named(spec, language), pricePrecision, category, baseCurrency, quoteCurrency, hot, sort }
  return { ...withSpark(market, ticker), ...row }
}

export const marketCalls: readonly Served[] = [
  serve(symbolListCall, (_, { context, language }) => {
    const quoted = symbols.filter(({ symbol }) => context.market.last(symbol))
    return quoted.map(spec => infoOf(inForce(context.db, spec), language, context.clock.now()))
  }),

  serve(symbolPriceCall, ({ symbols: asked, spark }, { context: { market } }) => {
    const wanted = asked === undefined ? undefined : new Set(asked.split(','))
    const tickers = market.tickers().filter(({ symbol }) => wanted?.has(symbol) ?? true)
    return spark && spark !== '0' ? tickers.map(ticker => withSpark(market, ticker)) : [...tickers]
  }),

  serve(ticketListCall, (_, { context: { market }, language }) =>
    market.tickers().map(ticker => homeTicker(market, ticker, language)),
  ),

  serve(candlesCall, ({ symbol, period, endTime, limit = DEFAULT_BARS }, { context: { market } }) => {
    if (!symbolOf(symbol)) refuse('not-found')
    return market.bars(symbol, period, endTime, limit)
  }),

  serve(priceDistributionCall, ({ category }, { context: { market, clock } }) => {
    const tickers = market.tickers().filter(({ symbol }) => !category || symbolOf(symbol)?.category === category)
    // as of the newest price, so that prices that stopped are not passed off as new
    const asOf = Math.max(...tickers.map(({ time }) => time))
    return { time: stamp(tickers.length ? asOf : clock.now()), ...distribute(tickers) }
  }),

  streamPrices,
]
