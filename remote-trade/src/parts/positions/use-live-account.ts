/** The account at the prices of this second. */
import { useEffect, useMemo } from 'react'
import { useTickers, watch } from 'shell/market-feed'
import type { Asked } from 'shell/screen'
import { useSymbolMap } from '../quotes/symbols.ts'
import { useAccount } from './account.api.ts'
import { type LiveAccount, liveAccount, type PricedAccount } from './account.model.ts'
import { pricedBy } from './live-position.model.ts'

const none: readonly string[] = []

/** The account, and all that it takes to count it at other prices. Its `data` is there once the account is known. */
export function usePricedAccount(): Asked<PricedAccount> {
  const query = useAccount()
  const infos = useSymbolMap()
  const account = query.data ?? undefined
  const key = [...new Set(account?.positions.flatMap(row => pricedBy(row, infos)))].sort().join()
  const symbols = useMemo(() => (key === '' ? none : key.split(',')), [key])
  useEffect(() => watch(symbols, 'focus'), [symbols])
  const tickers = useTickers(symbols)
  const data = useMemo(() => {
    const marks = new Map(tickers.map(({ symbol, price }) => [symbol, price]))
    const rests = new Map(tickers.map(ticker => [ticker.symbol, ticker]))
    return account && { account, marks, infos, rests }
  }, [account, tickers, infos])
  const { error, isFetching, isPaused, dataUpdatedAt, refetch } = query
  return { data, error, isFetching, isPaused, dataUpdatedAt, refetch }
}

/** Its `data` is there once the account is known. */
export function useLiveAccount(): Asked<LiveAccount> {
  const { data: priced, ...query } = usePricedAccount()
  const data = useMemo(() => priced && liveAccount(priced.account, priced.marks, priced.infos, priced.rests), [priced])
  return { data, ...query }
}
