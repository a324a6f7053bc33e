/** A loan before it is asked for: how much, for how long, on what. By the functions that the exchange lends with. */
import type { Query } from '@shared/contract/address'
import type { LoanSet } from '@shared/contract/calls/invest/loans'
import { big, compare, type Decimal, isMultipleOf, leastPledge, min, mostLent, roundUp, truncate } from '@shared/money'
import type { FormModel } from 'shell/form'
import { amountIn, CENT, LEAST, type PledgeSet, type Price } from '../../parts/loans/choice.ts'
import { BLANK, type LoanForm } from '../../parts/loans/loan-draft.ts'

/** @param held of the coin, in the balance account */
export type Pledging = { terms: PledgeSet; held: Decimal; at: Price }
export type LoanContext = {
  set: LoanSet
  available: Decimal
  pledging: Pledging | null
}

/** What a price may fall while one reads and signs: without it every second tick would refuse what was filled in. */
export const SPARE = '0.005'
const WITH_SPARE = '1.005'
const FILLED_PLACES = 6

/** The quantity that covers it at the initial ratio, with half a percent to spare; '' without an amount or a price. */
export function filling(amount: Decimal | '', { terms, at }: Pick<Pledging, 'terms' | 'at'>): Decimal | '' {
  if (!amount || !at || compare(amount, '0') <= 0) return ''
  return roundUp(big(leastPledge(amount, at.price, terms)).times(big(WITH_SPARE)), FILLED_PLACES)
}

/** Whether what was filled in before still covers it, and holds no more back than twice what is spared. */
function stillFits(quantity: Decimal, amount: Decimal, { terms, at }: Pick<Pledging, 'terms' | 'at'>): boolean {
  if (!at) return true
  const most = big(mostLent({ quantity, price: at.price }, terms))
  return most.gte(amount) && most.lte(big(amount).times(big(WITH_SPARE)).times(big(WITH_SPARE)))
}

/** What was filled in stays while it fits: a figure that changed with each tick could not be read. */
export function refilled(last: Decimal | '', amount: Decimal | '', pledging: Pledging | null): Decimal | '' {
  if (!pledging) return ''
  return last && amount && stillFits(last, amount, pledging) ? last : filling(amount, pledging)
}

/** The largest loan: by the limit, by the terms, by the coins available to pledge. */
export function mostOf({ set, available, pledging }: LoanContext): Decimal {
  const lent = min(available, set.maxAmount)
  if (!pledging) return lent.toString()
  const { terms, held, at } = pledging
  if (!at) return '0'
  const covered = big(mostLent({ quantity: held, price: at.price }, terms)).div(big(WITH_SPARE))
  return truncate(min(lent, covered.toString()), 2)
}

/** What keeps the largest loan below what one's limit allows: the coins to pledge, or the terms; null: nothing does. */
export function boundOf(context: LoanContext): 'pledge' | 'terms' | null {
  const { set, available, pledging } = context
  if (pledging && !pledging.at) return null
  const most = mostOf(context)
  if (compare(most, available) >= 0) return null
  return compare(most, set.maxAmount) < 0 ? 'pledge' : 'terms'
}

export type Fault =
  | { name: 'missing' | 'cents' | 'no-pledge' }
  | { name: 'range'; least: Decimal; most: Decimal }
  | { name: 'limit' | 'ltv' | 'held'; n: Decimal }

function amountFault(amount: Decimal | '', { set, available }: LoanContext): Fault | null {
  const { minAmount: least, maxAmount: most } = set
  if (!amount) return { name: 'missing' }
  if (!isMultipleOf(amount, CENT)) return { name: 'cents' }
  if (compare(amount, available) > 0 && compare(available, most) < 0) return { name: 'limit', n: available }
  return compare(amount, least) < 0 || compare(amount, most) > 0 ? { name: 'range', least, most } : null
}

function pledgeFault({ amount, pledge }: LoanForm, { pledging }: LoanContext): Fault | null {
  if (!pledging) return null
  const quantity = pledge || filling(amount, pledging)
  if (!quantity || compare(quantity, '0') <= 0) return { name: 'no-pledge' }
  return compare(quantity, pledging.held) > 0 ? { name: 'held', n: pledging.held } : null
}

/** Less is pledged than it takes. */
function ltvFault({ amount, pledge }: LoanForm, { pledging }: LoanContext): Fault | null {
  if (!amount || !pledge || !pledging?.at) return null
  const most = mostLent({ quantity: pledge, price: pledging.at.price }, pledging.terms)
  return compare(amount, most) > 0 ? { name: 'ltv', n: most } : null
}

/** An amount below the minimum is not shown early: every amount starts small while it is typed. */
const isSaidEarly = (amount: Decimal | '', fault: Fault, { set }: LoanContext): boolean =>
  fault.name === 'range' ? compare(amount || '0', set.minAmount) >= 0 : fault.name !== 'missing'

export const loanModel: FormModel<LoanForm, LoanContext, 'amount' | 'pledge', Fault> = {
  blank: BLANK,
  faults(form, context) {
    const much = amountFault(form.amount, context) ?? ltvFault(form, context)
    const pledged = pledgeFault(form, context)
    return { ...(much && { amount: much }), ...(pledged && { pledge: pledged }) }
  },
  early(form, context) {
    const { amount, pledge } = loanModel.faults(form, context)
    return {
      ...(amount && isSaidEarly(form.amount, amount, context) && { amount }),
      ...(pledge && pledge.name !== 'no-pledge' && { pledge }),
    }
  },
}

type Held = { currency: string; available: Decimal; value: Decimal }

const USUAL_DAYS = 30

/** The chosen number of days if it is on offer, else the usual one. */
export const daysOf = ({ days }: Pick<LoanForm, 'days'>, set: LoanSet): number =>
  [days, USUAL_DAYS].find(n => set.days.includes(n)) ?? set.days[0] ?? USUAL_DAYS

/** The chosen coin if it is accepted as collateral, else the one with the largest balance; undefined for a credit. */
export function coinOf({ coin }: Pick<LoanForm, 'coin'>, { pledges }: LoanSet, balances: readonly Held[]) {
  const isLentOn = (name: string) => pledges.some(({ currency }) => currency === name)
  const richest = balances.filter(({ currency }) => isLentOn(currency)).toSorted((a, b) => compare(b.value, a.value))[0]
  return isLentOn(coin) ? coin : (richest?.currency ?? pledges[0]?.currency)
}

type LoanFormQuery = Readonly<Query<'amount' | 'days' | 'coin' | 'pledge'>>

/** The values that the address names; undefined if it names none. */
export function formInAddress(query: LoanFormQuery): LoanForm | undefined {
  if (!query.amount && !query.days && !query.coin) return undefined
  const days = Number(query.days ?? '0')
  return {
    amount: amountIn(query.amount, CENT),
    days: Number.isInteger(days) ? days : 0,
    coin: query.coin ?? '',
    pledge: amountIn(query.pledge, LEAST),
  }
}
