/** The form of a loan: what is typed, what fills the collateral, what leads on to the agreement. */
import { useLingui } from '@lingui/react/macro'
import type { OutputOf } from '@shared/contract'
import type { LoanSet } from '@shared/contract/calls/invest/loans'
import type { userBalanceCall } from '@shared/contract/calls/wallet'
import * as to from '@shared/contract/to'
import type { Decimal } from '@shared/money'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm } from 'shell/form'
import { go, usePlace, useRoute } from 'shell/navigation'
import { useFigures } from '../../parts/figures.tsx'
import type { LoanInfo } from '../../parts/loans/barrier.ts'
import type { LoanName } from '../../parts/loans/choice.ts'
import { type LoanForm, useLoanDraft } from '../../parts/loans/loan-draft.ts'
import { usePrice } from '../../parts/loans/price.ts'
import {
  boundOf,
  coinOf,
  daysOf,
  type Fault,
  formInAddress,
  loanModel,
  mostOf,
  type Pledging,
  refilled,
} from './loan.model.ts'

/** It goes on to the agreement: nothing is sent from here. */
const SENDING = { state: { phase: 'idle' }, begin() {} }
const PLACES = 2

function useWords(unit: string, coin: string | undefined) {
  const { t } = useLingui()
  const { amount, exact } = useFigures()
  const bounded = (name: 'limit' | 'ltv' | 'held', value: Decimal) => {
    const n = amount(value, unit)
    if (name === 'limit') return t`You can borrow ${n} USDT more`
    if (name === 'ltv') return t`You can borrow up to ${n} USDT against this collateral`
    const [a, currency] = [exact(value), coin]
    return t`You can pledge up to ${a} ${currency}`
  }
  return (fault: Fault): string => {
    if ('n' in fault) return bounded(fault.name, fault.n)
    if (fault.name === 'range') {
      const [min, max] = [amount(fault.least, unit), amount(fault.most, unit)]
      return t`Enter ${min} to ${max} ${unit}`
    }
    if (fault.name === 'missing') return t`Enter an amount`
    return fault.name === 'cents' ? t`Use up to ${PLACES} decimal places` : t`Enter the amount to pledge`
  }
}

/** What fills the field: kept over ticks, for as long as it fits. */
function useFilling({ amount }: LoanForm, pledging: Pledging | null): Decimal | '' {
  const about = `${amount} ${pledging?.terms.currency}`
  const [last, keep] = useState<{ about: string; filled: Decimal | '' }>({ about, filled: '' })
  const filled = refilled(last.about === about ? last.filled : '', amount, pledging)
  if (last.about !== about || last.filled !== filled) keep({ about, filled })
  return filled
}

/** Fills in the values of the address once. Later input is not overwritten. */
function useFillFromAddress(fill: (asked: LoanForm) => void): void {
  const { query, setQuery } = usePlace(to.loan)
  const addressForm = useRoute().path === to.loan.path && JSON.stringify(formInAddress(query))
  const come = useEffectEvent(() => {
    const found = formInAddress(query)
    if (!found) return
    fill(found)
    setQuery({ amount: undefined, days: undefined, coin: undefined, pledge: undefined })
  })
  useEffect(() => {
    if (addressForm) come()
  }, [addressForm])
}

export type Balances = OutputOf<typeof userBalanceCall>
export type Offer = { name: LoanName; set: LoanSet; info: LoanInfo; balances: Balances }

function usePledging({ set, balances }: Offer, coin: string | undefined) {
  const terms = set.pledges.find(({ currency }) => currency === coin)
  const { at, age } = usePrice(terms?.currency)
  const held = balances.find(({ currency }) => currency === coin)?.available ?? '0'
  const pledging: Pledging | null = terms ? { terms, held, at } : null
  return { pledging, age }
}

export function useLoanForm(offer: Offer) {
  const { name, set, info, balances } = offer
  const [typed] = useLoanDraft(name)
  const coin = coinOf(typed, set, balances)
  const { pledging, age } = usePledging(offer, coin)
  const context = { set, available: info[name].available, pledging }
  const words = useWords(set.currency, coin)
  const form = useForm(loanModel, context, { words, sending: SENDING, draft: [useLoanDraft, name] })
  const filled = useFilling(typed, pledging)
  const [emptied, setEmptied] = useState(false) // while one types anew, nothing is filled in
  const pledged = typed.pledge || (emptied ? '' : filled)
  const days = daysOf(typed, set)
  useFillFromAddress(asked => form.change(asked))
  return {
    ...{
      form,
      set,
      pledging,
      age,
      pledged,
      days,
      balances,
      freeDay: info.freeDay,
      most: mostOf(context),
      bound: boundOf(context),
    },
    isFilled: !typed.pledge && !emptied,
    pledge(quantity: Decimal | '') {
      setEmptied(quantity === '')
      form.change({ pledge: quantity })
    },
    fill() {
      setEmptied(false)
      form.change({ pledge: '' })
    },
    next() {
      setEmptied(false)
      if (!form.press() || emptied) return // what is filled in now is seen first
      const { amount } = form.form
      const agreement = { set: set.id, amount, days: String(days), ...(pledging && { coin, pledge: pledged }) }
      queueMicrotask(() => go(to.loanAgreement(agreement))) // within its submit React takes a way for the form's own action
    },
  }
}
export type LoanFormOf = ReturnType<typeof useLoanForm>
