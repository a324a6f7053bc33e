/** The state of one ticket of spot orders. */
import type { SymbolInfo } from '@shared/contract'
import { useState } from 'react'
import { type Form, useForm } from 'shell/form'
import { serverNow, useTicker } from 'shell/market-feed'
import type { Failure } from 'shell/transport'
import { useBalances } from '../account/balances.api.ts'
import { isPrice } from '../orders/waiting.model.ts'
import { type Gate, usePriceGate } from '../price/price-gate.ts'
import { useTolerance } from '../price/tolerance.ts'
import { useSpotSummary } from './spot.api.ts'
import { useSpotDraft } from './spot.draft.ts'
import { amountRefused, type SpotField, spotModel } from './spot.faults.ts'
import { intentOf, type SpotIntent } from './spot.intent.ts'
import { isByAmount, offerOf, priceOf, type SpotContext, type SpotForm, type SpotOffer, sizeOf } from './spot.model.ts'
import { useSpotWords } from './spot-words.ts'

type Typing = Pick<Form<SpotForm, SpotField, SpotContext | undefined>, 'form' | 'frame' | 'change' | 'errorAt'>

export interface SpotState extends Typing {
  info: SymbolInfo
  gate: Gate
  /** Undefined until price and balances are known. */
  context: SpotContext | undefined
  /** Why the balances are not known. */
  accountError: unknown
  /** Of what is typed, at this price; null without a size, or without the price that it waits for. */
  offer: SpotOffer | null
  /** @returns the order as it is to be confirmed; null where something is wrong, which then shows */
  press(): SpotIntent | null
  /** The exchange's word on a field, until the form changes. @returns whether a field shows it */
  refuse(failure: Failure): boolean
  /** It was placed: what was chosen stays, how much goes. */
  clear(): void
}

function useSpotContext(info: SymbolInfo): { context: SpotContext | undefined; accountError: unknown } {
  const market = useTicker(info.symbol)?.price
  const balances = useBalances()
  const summary = useSpotSummary()
  const { baseCurrency, quoteCurrency } = info
  if (!market || !balances.data || !summary.data)
    return { context: undefined, accountError: balances.data ? summary.error : balances.error }
  const free = (currency: string) => balances.data?.find(each => each.currency === currency)?.available ?? '0'
  const held = summary.data.holdings?.find(({ currency }) => currency === baseCurrency)
  const context = {
    info,
    market,
    money: free(quoteCurrency),
    coins: free(baseCurrency),
    held: held ?? { quantity: '0', averagePrice: '0' },
    pending: summary.data.pending,
  }
  return { context, accountError: null }
}

export function useSpot(info: SymbolInfo): SpotState {
  const [failure, setFailure] = useState<Failure>()
  const state = failure ? ({ phase: 'failed', failure } as const) : { phase: 'idle' }
  const gate = usePriceGate(info.symbol)
  const [tolerance] = useTolerance()
  const { context, accountError } = useSpotContext(info)
  const words = useSpotWords(info)
  const typing = useForm(spotModel, context, {
    words,
    sending: { state, begin: () => setFailure(undefined) },
    draft: [useSpotDraft, info.symbol],
  })
  const { form, frame, change, errorAt } = typing
  const size = context && sizeOf(form, context)
  return {
    ...{ info, gate, context, accountError, form, frame, change, errorAt },
    offer:
      context && size && Number(size.quantity) > 0 && (form.kind === 'market' || isPrice(form.at))
        ? offerOf(form.side, size, priceOf(form, context), context.held)
        : null,
    press: () => (typing.press(context) && context ? intentOf(form, context, serverNow(), tolerance) : null),
    refuse(refused) {
      const fault = context && amountRefused(refused, form, context)
      const told = fault ? { ...refused, field: fault.field, text: words(fault) } : refused
      // an amount has no field for a quantity: the sheet says what else is refused about it
      if (told.field === 'quantity' && isByAmount(form)) return false
      setFailure(told)
      return spotModel.fieldOf?.(told) !== undefined
    },
    clear: () => typing.clear({ ...form, at: '', amount: '', quantity: '', share: null }),
  }
}
