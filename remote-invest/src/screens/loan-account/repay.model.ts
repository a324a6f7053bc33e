/** Paying back: how much, what is wrong with it, and what it leaves (docs/rules/invest.md#repaying). */
import type { Loan } from '@shared/contract/calls/invest/loans'
import { compare, type Decimal, isMultipleOf, loanToValue, portion, remediesOf, repayment, sum } from '@shared/money'
import type { FormModel } from 'shell/form'
import type { LivePledge } from '../../parts/loans/loan.model.ts'

const CENT = '0.01'

/** `all` is what is owed by then, a day of interest that falls due meanwhile too. */
export type RepayForm = { amount: Decimal | ''; all: boolean }
/** available: undefined until it is known: then the exchange judges. */
export type RepayContext = { owed: Decimal; available: Decimal | undefined }
export type RepayFault = 'missing' | 'not-positive' | 'places' | 'more-than-owed' | 'too-much'

export const amountOf = ({ amount, all }: RepayForm, { owed }: RepayContext): Decimal | '' => (all ? owed : amount)

export const isAll = (form: RepayForm, context: RepayContext): boolean =>
  form.all || (form.amount !== '' && compare(form.amount, context.owed) === 0)

function repayFault(amount: Decimal | '', { owed, available }: RepayContext): RepayFault | null {
  if (amount === '') return 'missing'
  if (compare(amount, '0') <= 0) return 'not-positive'
  if (!isMultipleOf(amount, CENT)) return 'places'
  if (compare(amount, owed) > 0) return 'more-than-owed'
  return available !== undefined && compare(amount, available) > 0 ? 'too-much' : null
}

export const repayModel: FormModel<RepayForm, RepayContext, 'amount', RepayFault> = {
  blank: { amount: '', all: false },
  faults(form, context) {
    const fault = repayFault(amountOf(form, context), context)
    return fault ? { amount: fault } : {}
  },
  early: (form, context) => (amountOf(form, context) === '' ? {} : repayModel.faults(form, context)),
  fieldOf: ({ refusal }) => (refusal === 'insufficient-balance' ? 'amount' : undefined),
}

/** 25, 50 or 75 % of what is owed, in cents. */
export const share = (owed: Decimal, percent: number): Decimal => portion(owed, percent, CENT)

export type Repaid = {
  interest: Decimal
  principal: Decimal
  owed: Decimal
  /** What would stay pledged, and what it is worth to the rest. */
  pledge: LivePledge | undefined
  /** Nothing is owed any more: all collateral is free. */
  free: boolean
}

export function afterRepay(
  loan: Pick<Loan, 'owed' | 'interest'>,
  pledge: LivePledge | undefined,
  amount: Decimal,
): Repaid {
  const owed = sum([loan.owed, `-${amount}`]).toString()
  return { ...repayment(amount, loan.interest), owed, pledge: pledge && withLtv(pledge, owed), free: owed === '0' }
}

/** At the price of this moment. */
export function withLtv(pledge: LivePledge, owed: Decimal, quantity = pledge.quantity): LivePledge {
  const ltv = pledge.price ? loanToValue(owed, { quantity, price: pledge.price }) : null
  return { ...pledge, quantity, ltv }
}

/** Both ways back to the initial ratio; zero where it is no higher, null where no price is known. */
export function wayBack(owed: Decimal, pledge: LivePledge | undefined) {
  if (!pledge?.price || pledge.quantity === '0') return null
  const { quantity, price, ratios } = pledge
  return remediesOf(owed, { quantity, price }, { initialLtv: ratios.initial })
}
