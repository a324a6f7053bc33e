/** The account at the prices of this second. */
import { useEffect, useMemo } from 'react'
import { useTickers, watch } from 'shell/market-feed'
import { useSymbolMap } from '../symbols.ts'
import { useAccount } from './account.api.ts'
import { type LiveAccount, liveAccount } from './account.model.ts'

const none: readonly string[] = []

/** Undefined until the account is known; also what `useAccount` answers. */
export function useLiveAccount(): { live: LiveAccount | undefined; query: ReturnType<typeof useAccount> } {
  const query = useAccount()
  const infos = useSymbolMap()
  const account = query.data ?? undefined
  const key = [...new Set(account?.positions.map(row => row.symbol))].sort().join()
  const symbols = useMemo(() => (key === '' ? none : key.split(',')), [key])
  useEffect(() => watch(symbols, 'focus'), [symbols])
  const tickers = useTickers(symbols)
  const live = useMemo(() => {
    const marks = new Map(tickers.map(({ symbol, price }) => [symbol, price]))
    return account && liveAccount(account, marks, infos)
  }, [account, tickers, infos])
  return { live, query }
}
