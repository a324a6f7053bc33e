/** What a swap goes by: which currencies it takes, what is there of each, the rate of two of them. */

import type { OutputOf } from '@shared/contract'
import { currencyListCall, rateByCurrencyCall, userBalanceCall } from '@shared/contract/calls/wallet'
import { useMemo } from 'react'
import { serverNow, staleMs } from 'shell/market-feed'
import { type Answer, useCall } from 'shell/query'
import { together } from 'shell/screen'
import { type Gate, usePriceGate } from '../../parts/price/price-gate.ts'
import { DOLLAR, type Pair, type Terms } from './swap.model.ts'

/** How long a rate stands before it is asked for again. */
export const RATE_SECONDS = 10
const EVERY = RATE_SECONDS * 1000

/** Every currency that is exchanged, in the exchange's order. */
export type Currencies = ReadonlyMap<string, Terms>

export const useCurrencies = () =>
  together(useCall(currencyListCall, {}, { every: EVERY }), useCall(userBalanceCall, {}, { every: EVERY }))

type Known = readonly [OutputOf<typeof currencyListCall>, OutputOf<typeof userBalanceCall>]

export const termsOf = ([currencies, balances]: Known): Currencies =>
  new Map(
    currencies
      .filter(({ swap }) => swap)
      .map(({ currency, swapMin: min = null, swapMax: max = null }) => {
        const available = balances.find(each => each.currency === currency)?.available ?? '0'
        return [currency, { currency, available, min, max }]
      }),
  )

export type RateAnswer = Answer<OutputOf<typeof rateByCurrencyCall>>

/** @param still while a person confirms one rate no other is asked for */
export const useRate = (pair: Pair, still: boolean): RateAnswer =>
  useCall(rateByCurrencyCall, pair, { enabled: pair.from !== pair.to, every: still ? false : EVERY })

/** How long the rate still stands, ms by the server's clock; below 0: its successor is late. */
export function useRateLeft({ dataUpdatedAt }: RateAnswer): number {
  const came = useMemo(() => serverNow() - (Date.now() - dataUpdatedAt), [dataUpdatedAt])
  return came + EVERY - serverNow()
}

/** The exchange fills at prices of either side; the dollar's is always there. */
const symbolOf = (currency: string, other: string) => `${currency === DOLLAR ? other : currency}${DOLLAR}`

/** Whether an exchange may go now; told anew each second. @param still the rate was frozen by whoever confirms it */
export function useSwapGate({ from, to }: Pair, rate: RateAnswer, still: boolean): Gate {
  const gates = [usePriceGate(symbolOf(from, to)), usePriceGate(symbolOf(to, from))]
  const late = -useRateLeft(rate)
  const shut = gates.find(({ state }) => state !== 'open')
  if (shut) return shut
  if (!rate.data) return { state: 'no-price' }
  if (!still && late > staleMs()) return { state: 'stale', seconds: Math.floor((late + EVERY) / 1000) }
  return { state: 'open', price: rate.data.rate }
}
