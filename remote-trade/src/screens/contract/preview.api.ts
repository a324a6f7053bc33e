/** The bars of the page's preview. */
import type { SymbolInfo } from '@shared/contract'
import { candlesCall, symbolPriceCall } from '@shared/contract/calls/trade'
import type { Decimal } from '@shared/money'
import { useTicker } from 'shell/market-feed'
import { useCall } from 'shell/query'
import { hasFeature } from 'shell/transport'

/** A day in quarters of an hour. */
const PERIOD = '15m'
const BARS = 96
/** The line is an ornament: it has no room for words. */
const QUIETLY = { every: 60_000 }

/**
 * Closes of the last day, the live price at their end; where the server has no candles, its hourly spark. Null where they did
 * not come, which is tried again.
 */
export function useDay({ symbol }: SymbolInfo): readonly Decimal[] | null | undefined {
  const price = useTicker(symbol)?.price
  const candles = hasFeature('candles')
  const bars = useCall(candlesCall, { symbol, period: PERIOD, limit: BARS }, { ...QUIETLY, enabled: candles })
  const quotes = useCall(symbolPriceCall, { symbols: symbol, spark: '1' }, { ...QUIETLY, enabled: !candles })
  const closes = candles ? bars.data?.bars.map(([, , , , close]) => close) : (quotes.data?.[0]?.spark ?? undefined)
  if (!closes) return (candles ? bars : quotes).error ? null : undefined
  return price ? [...closes.slice(0, -1), price] : closes
}
