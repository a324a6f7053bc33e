/** A swap before it is made: which two, how much, what it brings. By the functions that the exchange settles with. */
import type { Query } from '@shared/contract/address'
import { big, compare, type Decimal, isDecimal, leastReceived, min, SWAP_TOLERANCE, swapObtained } from '@shared/money'
import type { FormModel } from 'shell/form'

export const DOLLAR = 'USDT'
const COIN = 'BTC'

/** What the exchange says of a currency that it takes. */
export type Terms = { currency: string; available: Decimal; min: Decimal | null; max: Decimal | null }
export type Pair = { from: string; to: string }
export type Quote = { rate: Decimal; spread: Decimal }

/** The address's two; what is not exchanged counts as not said, and the dollar stands on the other side of a coin. */
export function pairOf({ from, to }: Readonly<Query<'from' | 'to'>>, known: readonly string[]): Pair {
  const there = (name: string | undefined) => known.find(each => each === name)
  const other = (name: string | undefined) => (name === undefined || name === DOLLAR ? COIN : DOLLAR)
  const [given, got] = [there(from), there(to)]
  if (given) return { from: given, to: got ?? other(given) }
  return got ? { from: other(got) === got ? DOLLAR : other(got), to: got } : { from: DOLLAR, to: COIN }
}

/** Changes the currency of one side. If the other side has it already, the two swap. */
export const choose = ({ from, to }: Pair, side: keyof Pair, currency: string): Pair => {
  const turned = currency === (side === 'from' ? to : from)
  return turned ? { from: to, to: from } : { from, to, [side]: currency }
}

/** An amount in the address counts only if it is one. */
export const amountOf = ({ amount }: Readonly<Query<'amount'>>): Decimal | '' =>
  amount && isDecimal(amount) && compare(amount, '0') > 0 ? amount : ''

/** The largest amount of one swap. */
export const most = ({ available, max }: Terms): Decimal => (max === null ? available : min(available, max).toString())

export type SwapFault = { name: 'same' | 'missing' | 'too-much' } | { name: 'range'; min: Decimal; max: Decimal }

export type SwapForm = { amount: Decimal | '' }
export type SwapContext = { pair: Pair; terms: Terms }

function amountFault(amount: Decimal | '', { available, min: least, max }: Terms): SwapFault | null {
  if (amount === '') return { name: 'missing' }
  if (least !== null && max !== null && (compare(amount, least) < 0 || compare(amount, max) > 0))
    return { name: 'range', min: least, max }
  return compare(amount, available) > 0 ? { name: 'too-much' } : null
}

export const swapModel: FormModel<SwapForm, SwapContext, 'amount' | 'to', SwapFault> = {
  blank: { amount: '' },
  faults({ amount }, { pair, terms }) {
    const fault = amountFault(amount, terms)
    return { ...(fault && { amount: fault }), ...(pair.from === pair.to && { to: { name: 'same' as const } }) }
  },
  early(form, context) {
    const { amount, to } = swapModel.faults(form, context)
    return { ...(to && { to }), ...(form.amount !== '' && amount && { amount }) }
  },
  fieldOf: ({ refusal, field }) =>
    refusal === 'swap-range' || refusal === 'insufficient-balance'
      ? 'amount'
      : field === 'amount'
        ? 'amount'
        : undefined,
}

/** How much is missing; null where there is enough, or where no money makes an exchange of it. */
export function missingOf(amount: Decimal | '', terms: Terms): Decimal | null {
  if (amountFault(amount, terms)?.name !== 'too-much') return null
  return big(amount).minus(big(terms.available)).toString()
}

export type Preview = { obtained: Decimal; least: Decimal; spread: Decimal; left: Decimal }

/** What an amount brings at a rate, at least, what the spread takes of it, what stays of what is given. */
export const previewOf = (amount: Decimal, { rate, spread }: Quote, { available }: Terms): Preview => ({
  obtained: swapObtained(amount, rate, spread),
  least: leastReceived(amount, rate, spread, SWAP_TOLERANCE),
  spread: big(amount).times(big(spread)).toString(),
  left: big(available).minus(big(amount)).toString(),
})
