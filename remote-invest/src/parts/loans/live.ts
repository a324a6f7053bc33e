/** What is lent on coins at the prices of this second. */
import type { Loan } from '@shared/contract/calls/invest/loans'
import { symbolListCall } from '@shared/contract/calls/trade'
import { useEffect, useMemo } from 'react'
import { useTickers, watch } from 'shell/market-feed'
import { useCall } from 'shell/query'
import { coinOf, isRunning, type LivePledge, livePledge, type Precisions, type Prices, symbolOf } from './loan.model.ts'

/** Coins that loans which run are lent on, each once. */
export const coinsOf = (loans: readonly Loan[]): string[] =>
  [...new Set(loans.filter(isRunning).flatMap(({ pledgeCurrency }) => pledgeCurrency ?? []))].sort()

/** @returns the newest price of each coin, as far as it is known */
export function useCoinPrices(coins: readonly string[]): Prices {
  const key = coins.map(symbolOf).join()
  const symbols = useMemo(() => key.split(',').filter(Boolean), [key])
  useEffect(() => watch(symbols, 'focus'), [symbols])
  const tickers = useTickers(symbols)
  return useMemo(() => new Map(tickers.map(({ symbol, price }) => [coinOf(symbol), price])), [tickers])
}

/** @param loan undefined until it is known */
export function useLivePledge(loan: Loan | undefined): LivePledge | undefined {
  const prices = useCoinPrices(coinsOf(loan ? [loan] : []))
  return loan && livePledge(loan, prices)
}

const COARSE = 2

/** Digits of the prices of coins; two until they are known. */
export function usePrecisions(): (coin: string) => number {
  const { data } = useCall(symbolListCall, {}, { fresh: Number.POSITIVE_INFINITY })
  const known: Precisions = useMemo(
    () => new Map(data?.map(({ symbol, pricePrecision }) => [symbol, pricePrecision])),
    [data],
  )
  return coin => known.get(symbolOf(coin)) ?? COARSE
}
