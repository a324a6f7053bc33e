/** The terms of a loan, as the address carries them from the form to the agreement, and their cost. */
import type { Query } from '@shared/contract/address'
import type { Loan, LoanSet } from '@shared/contract/calls/invest/loans'
import { loanTypes } from '@shared/contract/codes'
import {
  compare,
  type Decimal,
  isDecimal,
  isMultipleOf,
  LOAN_PLACES,
  loanToValue,
  mostLent,
  priceAtLtv,
  sum,
  totalInterest,
} from '@shared/money'
import { hasFreeDay } from './loan.model.ts'

/** The terms of one coin as collateral. */
export type PledgeSet = LoanSet['pledges'][number]
export type LoanName = keyof typeof loanTypes
/** fee: of a sale; a loan that runs does not tell it */
export type Pledged = Omit<PledgeSet, 'fee'> & { fee?: Decimal; quantity: Decimal }

/** The terms of an agreement, signed or not. */
export type Terms = {
  type: LoanSet['type']
  currency: string
  amount: Decimal
  days: number
  dailyRate: Decimal
  /** Whether the first 24 hours cost nothing. */
  freeDay: boolean
  pledged: Pledged | null
}
export type Choice = Terms & { set: LoanSet }

export const CENT = '0.01'
/** The least quantity of a coin. */
export const LEAST = '0.00000001'

export const nameOf = (type: string | undefined): LoanName => (type === 'pledge' ? 'pledge' : 'credit')
export const setOf = (sets: readonly LoanSet[], name: LoanName): LoanSet | undefined =>
  sets.find(({ type }) => type === loanTypes[name])

/** A positive amount as an address says it; '' for anything else. */
export const amountIn = (text: string | undefined, step: Decimal): Decimal | '' =>
  text && isDecimal(text) && compare(text, '0') > 0 && isMultipleOf(text, step) ? text : ''

function pledgedIn({ pledges }: LoanSet, { coin, pledge }: Readonly<Query<'coin' | 'pledge'>>): Pledged | null {
  const terms = pledges.find(({ currency }) => currency === coin)
  const quantity = amountIn(pledge, LEAST)
  return terms && quantity ? { ...terms, quantity } : null
}

type AgreementQuery = Readonly<Query<'set' | 'amount' | 'days' | 'coin' | 'pledge'>>

/** The loan that the address names; undefined if it is not on offer. @param freeDay from the exchange */
export function choiceOf(query: AgreementQuery, sets: readonly LoanSet[], freeDay: boolean): Choice | undefined {
  const set = sets.find(({ id }) => id === query.set)
  const amount = amountIn(query.amount, CENT)
  const days = set?.days.find(n => String(n) === query.days)
  if (!set || !amount || days === undefined) return undefined
  // a link that somebody sent puts no other sum under a signature
  if (compare(amount, set.minAmount) < 0 || compare(amount, set.maxAmount) > 0) return undefined
  const pledged = pledgedIn(set, query)
  if (set.type === loanTypes.pledge && !pledged) return undefined
  const { type, currency, dailyRate } = set
  return { set, type, currency, dailyRate, amount, days, freeDay, pledged }
}

/** As a loan keeps them: those of the day that it was asked for. */
export function termsOf(loan: Loan): Terms {
  const { type, currency, amount, days, dailyRate } = loan
  const { pledgeCurrency, pledgeAmount, initialLtv, callLtv, liquidationLtv } = loan
  const pledged =
    pledgeCurrency && pledgeAmount && initialLtv && callLtv && liquidationLtv
      ? { currency: pledgeCurrency, quantity: pledgeAmount, initialLtv, callLtv, liquidationLtv }
      : null
  return { type, currency, amount, days, dailyRate, freeDay: hasFreeDay(loan), pledged }
}

/** All of it, where it is paid back on its due date. */
export function costOf({ amount, dailyRate, days, freeDay }: Pick<Terms, 'amount' | 'dailyRate' | 'days' | 'freeDay'>) {
  const interest = totalInterest(amount, dailyRate, days, freeDay ? 1 : 0)
  return { interest, due: sum([amount, interest]).toString() }
}

/** A price of the coin, with the digits that its market shows; null until one came. */
export type Price = { price: Decimal; places: number } | null

export type Cover = { ltv: Decimal | null; call: Decimal | null; liquidation: Decimal | null; most: Decimal | null }

/** What the collateral is worth to the loan; the prices at which the ratios are reached need no price. */
export function coverOf(amount: Decimal, pledged: Pledged, at: Price): Cover {
  const { quantity, callLtv, liquidationLtv } = pledged
  const collateral = at && { quantity, price: at.price }
  const places = at?.places ?? LOAN_PLACES
  return {
    ltv: collateral && loanToValue(amount, collateral),
    call: priceAtLtv(amount, quantity, callLtv, places),
    liquidation: priceAtLtv(amount, quantity, liquidationLtv, places),
    most: collateral && mostLent(collateral, pledged),
  }
}

export const nameOfType = (type: LoanSet['type']): LoanName => (type === loanTypes.pledge ? 'pledge' : 'credit')
