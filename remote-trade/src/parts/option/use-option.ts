/** The state of one ticket of options. */
import type { OptionTerm, SymbolInfo } from '@shared/contract'
import { type Decimal, optionBreakEven } from '@shared/money'
import { useState } from 'react'
import { type Form, useForm } from 'shell/form'
import { useTicker } from 'shell/market-feed'
import type { Failure } from 'shell/transport'
import { useLiveAccount } from '../positions/use-live-account.ts'
import { type Gate, usePriceGate } from '../price/price-gate.ts'
import { useOptionDraft } from './option.draft.ts'
import { type OptionField, optionModel } from './option.faults.ts'
import {
  expiryOf,
  type OptionContext,
  type OptionForm,
  type OptionIntent,
  type OptionOffer,
  offerOf,
  pinned,
  premiumOf,
  strikeOf,
} from './option.model.ts'
import { useOptionWords } from './option-words.ts'

type Typing = Pick<Form<OptionForm, OptionField, OptionContext | undefined>, 'form' | 'frame' | 'change' | 'errorAt'>

export interface OptionState extends Typing {
  info: SymbolInfo
  terms: readonly OptionTerm[]
  term: OptionTerm | undefined
  gate: Gate
  /** The underlying's newest mark. */
  price: Decimal | undefined
  strike: Decimal | undefined
  /** Undefined until the account is known. */
  available: Decimal | undefined
  /** Why it is not. */
  accountError: unknown
  /** The order, were it pressed now; null while something is missing or wrong. */
  intent: OptionIntent | null
  /** Of the intent, at this price. */
  offer: OptionOffer | null
  /** From where on it gains, however much is bought. */
  breakEven: Decimal | undefined
  /** @returns the order as it is to be confirmed; null where something is wrong, which then shows */
  press(): OptionIntent | null
  /** The exchange's word on a field, until the form changes. @returns whether a field shows it */
  refuse(failure: Failure): boolean
  /** It was bought: what was chosen stays, how much goes. */
  clear(): void
}

function intentOf(info: SymbolInfo, form: OptionForm, context: OptionContext): OptionIntent | null {
  const term = expiryOf(context.terms, form.setId)
  if (!term || Object.keys(optionModel.faults(form, context)).length > 0) return null
  const { side, quantity } = form
  return { symbol: info.symbol, side, term, strike: strikeOf(form, term, context.price), quantity }
}

/** What is typed, with the strike that stands on offer; it moves with the market only where it may no longer be bought. */
function usePinned(form: OptionForm, term: OptionTerm | undefined, price: Decimal | undefined): OptionForm {
  const [offered, setOffered] = useState<Decimal>()
  if (!term || !price) return form
  const withStrike = pinned(form, term, price, offered)
  if (offered !== withStrike.strike) setOffered(withStrike.strike)
  return withStrike
}

export function useOption(info: SymbolInfo, terms: readonly OptionTerm[]): OptionState {
  const [failure, setFailure] = useState<Failure>()
  const state = failure ? ({ phase: 'failed', failure } as const) : { phase: 'idle' }
  const gate = usePriceGate(info.symbol)
  const price = useTicker(info.symbol)?.price
  const { data: live, error } = useLiveAccount()
  const context = price ? { terms, price, running: live?.running ?? 0 } : undefined
  const typing = useForm(optionModel, context, {
    words: useOptionWords(info),
    sending: { state, begin: () => setFailure(undefined) },
    draft: [useOptionDraft, info.symbol],
  })
  const { frame, errorAt } = typing
  const term = expiryOf(terms, typing.form.setId)
  const form = usePinned(typing.form, term, price)
  const intent = context ? intentOf(info, form, context) : null
  const strike = term && price && strikeOf(form, term, price)
  // whoever fills in the ticket means the strike that it shows; another expiry may not have it
  const change = (next: Partial<OptionForm>) =>
    typing.change({ ...(strike && { strike: next.setId === undefined ? strike : '' }), ...next })
  return {
    ...{ info, terms, term, gate, price, form, frame, change, errorAt, intent },
    strike,
    breakEven: strike && optionBreakEven(form.side, strike, premiumOf(form.side, strike, term, price)),
    available: live?.available,
    accountError: error,
    offer: intent && price ? offerOf(intent, intent.term, price) : null,
    press: () => (typing.press(context) ? intent : null),
    refuse(refused) {
      setFailure(refused)
      return optionModel.fieldOf?.(refused) !== undefined
    },
    clear: () => typing.clear({ ...form, quantity: '' }),
  }
}
