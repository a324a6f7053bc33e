/** The page's own data: what has closed, and the bars of its preview. */
import type { SymbolInfo } from '@shared/contract'
import { candlesCall, positionListCall } from '@shared/contract/calls/trade'
import type { Decimal } from '@shared/money'
import { useTicker } from 'shell/market-feed'
import { hasFeature } from 'shell/transport'
import { useCall, usePages } from '../../parts/query.ts'
import type { Filter } from './contract.model.ts'

const CLOSED = 3

/** Closed positions, newest first. */
export const useHistory = (filter: Filter, enabled = true) =>
  usePages(positionListCall, { state: CLOSED, ...filter }, enabled)

/** A day in quarters of an hour. */
const PERIOD = '15m'
const BARS = 96
const MINUTE = 60_000

/** Closes of the last day, the live price at their end; what the feed itself brings where the server has no candles. */
export function useDay({ symbol }: SymbolInfo): readonly Decimal[] | undefined {
  const ticker = useTicker(symbol)
  const candles = hasFeature('candles')
  const { data } = useCall(candlesCall, { symbol, period: PERIOD, limit: BARS }, { every: MINUTE, enabled: candles })
  const closes = candles ? data?.bars.map(([, , , , close]) => close) : ticker?.spark
  if (!closes) return undefined
  return ticker ? [...closes.slice(0, -1), ticker.price] : closes
}
