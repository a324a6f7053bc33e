/** What the market shows beside the feed's prices: how broadly it moves, and each symbol's day in a line. */
import { priceDistributionCall, symbolPriceCall } from '@shared/contract/calls/trade'
import { useMemo } from 'react'
import { useCall } from 'shell/query'

const TEN_SECONDS = 10_000
/** Hourly closes: within five minutes a line changes by less than a pixel. */
const FIVE_MINUTES = 300_000

/** How many symbols rise and fall, asked for every ten seconds. */
export const useBreadth = () => useCall(priceDistributionCall, {}, { every: TEN_SECONDS })

/** The last 24 hourly closes by symbol, oldest first; empty until they came. */
export function useSparks(): ReadonlyMap<string, readonly string[]> {
  const { data } = useCall(
    symbolPriceCall,
    { spark: '1' },
    { every: FIVE_MINUTES, fresh: FIVE_MINUTES, inPlace: false },
  )
  return useMemo(() => new Map((data ?? []).map(({ symbol, spark }) => [symbol, spark ?? []])), [data])
}
