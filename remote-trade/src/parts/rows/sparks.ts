/** Each symbol's day in a line. */
import { symbolPriceCall } from '@shared/contract/calls/trade'
import { useMemo } from 'react'
import { useCall } from 'shell/query'

/** Hourly closes: within five minutes a line changes by less than a pixel. */
const FIVE_MINUTES = 300_000

/** The last 24 hourly closes by symbol, oldest first; empty until they came. */
export function useSparks(): ReadonlyMap<string, readonly string[]> {
  const { data } = useCall(symbolPriceCall, { spark: '1' }, { every: FIVE_MINUTES, fresh: FIVE_MINUTES })
  return useMemo(() => new Map((data ?? []).map(({ symbol, spark }) => [symbol, spark ?? []])), [data])
}
