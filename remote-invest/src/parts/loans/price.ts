/** The newest price of a coin that is to be pledged, in USDT. */
import { useLingui } from '@lingui/react/macro'
import { serverNow, staleMs, useTickers } from 'shell/market-feed'
import { useBeat } from 'shell/screen'
import type { Price } from './choice.ts'
import { usePrecisions } from './live.ts'
import { symbolOf } from './loan.model.ts'

const SECOND = 1000

/** @param coin undefined: nothing is pledged @returns age: ms; Infinity until a price came */
export function usePrice(coin: string | undefined): { at: Price; age: number } {
  useBeat(SECOND, coin !== undefined)
  const [ticker] = useTickers(coin ? [symbolOf(coin)] : [])
  const places = usePrecisions()
  if (!coin || ticker?.symbol !== symbolOf(coin)) return { at: null, age: Number.POSITIVE_INFINITY }
  return { at: { price: ticker.price, places: places(coin) }, age: Math.max(0, serverNow() - ticker.time) }
}

/** Why nothing is lent on it now; undefined where something is. */
export function usePriceReason(age: number): string | undefined {
  const { t } = useLingui()
  if (age === Number.POSITIVE_INFINITY) return t`Waiting for a price`
  const seconds = Math.floor(age / SECOND)
  return age > staleMs() ? t`Prices are ${seconds} s old` : undefined
}
