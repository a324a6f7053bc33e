/** A swap under way: which two, how much, at which rate it is confirmed, what became of it. */
import { useLingui } from '@lingui/react/macro'
import type { SwapRow } from '@shared/contract'
import { swapCall } from '@shared/contract/calls/trade'
import { decimalIn } from '@shared/contract/refused-values'
import * as to from '@shared/contract/to'
import { type Decimal, SWAP_SPREAD, SWAP_TOLERANCE } from '@shared/money'
import { useState } from 'react'
import { useForm } from 'shell/form'
import { go, usePlace } from 'shell/navigation'
import { useOrder } from 'shell/order'
import type { Failure } from 'shell/transport'
import { usePriceAgain } from '../../parts/price/price-again.ts'
import { useFigures } from '../../parts/words/figures.ts'
import { type Currencies, useRate, useSwapGate } from './swap.api.ts'
import {
  amountOf,
  choose,
  DOLLAR,
  type Pair,
  pairOf,
  type Quote,
  type SwapFault,
  swapModel,
  type Terms,
} from './swap.model.ts'

const NONE: Terms = { currency: DOLLAR, available: '0', min: null, max: null }

function useWords(unit: string) {
  const { t } = useLingui()
  const { limit } = useFigures()
  return (fault: SwapFault): string => {
    switch (fault.name) {
      case 'same':
        return t`Choose two different currencies`
      case 'missing':
        return t`Enter an amount`
      case 'too-much':
        return t`More than your available balance`
      case 'range': {
        const [min, max] = [limit(fault.min), limit(fault.max)]
        return t`Enter ${min} to ${max} ${unit}`
      }
    }
  }
}

/** The rate to confirm. It changes only if a refusal names a newer one. */
type Confirming = Quote & { moved: boolean }

export function useSwap(currencies: Currencies) {
  const { query, setQuery } = usePlace(to.swap)
  const pair = pairOf(query, [...currencies.keys()])
  const terms = currencies.get(pair.from) ?? NONE
  const [confirming, confirm] = useState<Confirming | null>(null)
  const [done, setDone] = useState<SwapRow | 'placed' | null>(null)
  const rate = useRate(pair, confirming !== null)
  const gate = useSwapGate(pair, rate, confirming !== null)
  const order = useOrder(swapCall, {
    onDone: row => setDone(row ?? 'placed'),
    onFailed(failure) {
      if (swapModel.fieldOf?.(failure)) confirm(null)
      else confirm(now => movedBy(failure, now))
    },
  })
  usePriceAgain(gate, order)
  const context = { pair, terms }
  const form = useForm(swapModel, context, {
    words: useWords(pair.from),
    sending: order,
    from: { amount: amountOf(query) },
  })
  const { amount } = form.form
  const quote = confirming ?? quoteOf(rate.data)
  return {
    ...{ form, order, pair, terms, rate, gate, confirming, quote, done, currencies },
    /** What is typed stands in the address as the field is left, or something else is pressed. */
    keep: (next: Decimal | '' = amount) => setQuery({ amount: next || undefined }),
    pick(side: keyof Pair, currency: string) {
      order.begin()
      go(to.swap({ ...choose(pair, side, currency), amount: amount || undefined }), { replace: true })
    },
    turn() {
      form.change({ amount: '' })
      go(to.swap({ from: pair.to, to: pair.from }), { replace: true })
    },
    /** Opens the confirmation. @returns whether the form had no faults */
    review(): boolean {
      const now = quoteOf(rate.data)
      if (!form.press() || !now) return false
      order.begin()
      setDone(null)
      confirm({ ...now, moved: false })
      return true
    },
    send() {
      if (!confirming) return
      const { from: fromCurrency, to: toCurrency } = pair
      const terms = { fromCurrency, toCurrency, amount, expectedRate: confirming.rate, tolerance: SWAP_TOLERANCE }
      void order.send(terms)
    },
    close() {
      confirm(null)
      if (done) {
        form.clear()
        setQuery({ amount: undefined })
      }
      void rate.refetch()
    },
  }
}
export type Swap = ReturnType<typeof useSwap>

/** A server that names no spread takes the exchange's own. */
const quoteOf = (answer: { rate: Decimal; spread?: Decimal | null | undefined } | null | undefined): Quote | null =>
  answer ? { rate: answer.rate, spread: answer.spread ?? SWAP_SPREAD } : null

function movedBy({ refusal, values }: Failure, now: Confirming | null): Confirming | null {
  const rate = refusal === 'rate-moved' ? decimalIn(values.value) : undefined
  return now && rate ? { ...now, rate, moved: true } : now
}
