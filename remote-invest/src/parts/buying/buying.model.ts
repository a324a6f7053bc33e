/** A purchase before it is made: how much may go, what is wrong with it, by the rules that the exchange keeps. */
import type { Product } from '@shared/contract/calls/invest/products'
import { big, compare, type Decimal, isMultipleOf, max, min, truncate, truncateToStep } from '@shared/money'
import type { FormModel } from 'shell/form'
import { holdLeft, isMachine, leastOf, placesOf } from './offer.model.ts'

/** The terms of a product that decide about a purchase. */
export type Terms = Pick<
  Product,
  'type' | 'currency' | 'price' | 'minAmount' | 'maxAmount' | 'holdLimit' | 'holdUsed' | 'remaining'
>

const stepOf = (of: Pick<Terms, 'type' | 'currency'>): Decimal => {
  const places = placesOf(of)
  return places === 0 ? '1' : `0.${'0'.repeat(places - 1)}1`
}

/** What a quantity costs: a machine's units each its price. */
export const costOf = (of: Pick<Terms, 'type' | 'price'>, quantity: Decimal): Decimal =>
  isMachine(of)
    ? big(quantity)
        .times(big(of.price ?? '0'))
        .toString()
    : quantity

/** How much a balance buys. */
const afforded = (of: Terms, available: Decimal): Decimal =>
  isMachine(of) ? truncate(big(available).div(big(of.price ?? '1')), 0) : truncate(available, placesOf(of))

/** The largest quantity of one order. */
export function mostOf(of: Terms, available: Decimal): Decimal {
  const bounds = [of.maxAmount, afforded(of, available), holdLeft(of), of.remaining]
  const most = bounds.reduce<Decimal>(
    (least, bound) => (bound === null || bound === undefined ? least : min(least, bound).toString()),
    of.maxAmount,
  )
  return truncateToStep(max('0', most), stepOf(of))
}

/** 25, 50, 75 or 100 % of what may go. */
export const shareOf = (of: Terms, available: Decimal, percent: number): Decimal =>
  truncateToStep(
    big(mostOf(of, available))
      .times(big(String(percent)))
      .div('100'),
    stepOf(of),
  )

export type Fault =
  | { name: 'missing' | 'not-positive' | 'too-much' | 'whole' | 'not-agreed' }
  | { name: 'places'; places: number }
  | { name: 'below' | 'above' | 'hold' | 'left'; n: Decimal }

export type Form = { quantity: Decimal | ''; agreed: boolean }
/** @param available undefined until it is known; no fault depends on it before */
export type PurchaseContext = { of: Terms; available: Decimal | undefined }

function stepFault(of: Terms, quantity: Decimal): Fault | null {
  if (compare(quantity, '0') <= 0) return { name: 'not-positive' }
  if (isMultipleOf(quantity, stepOf(of))) return null
  return isMachine(of) ? { name: 'whole' } : { name: 'places', places: placesOf(of) }
}

function boundFault(of: Terms, quantity: Decimal): Fault | null {
  const [least, left] = [leastOf(of), holdLeft(of)]
  if (compare(quantity, least) < 0) return { name: 'below', n: least }
  if (compare(quantity, of.maxAmount) > 0) return { name: 'above', n: of.maxAmount }
  if (left !== null && compare(quantity, left) > 0) return { name: 'hold', n: left }
  const { remaining } = of
  return remaining != null && compare(quantity, remaining) > 0 ? { name: 'left', n: remaining } : null
}

export function quantityFault({ of, available }: PurchaseContext, quantity: Decimal | ''): Fault | null {
  if (quantity === '') return { name: 'missing' }
  const fault = stepFault(of, quantity) ?? boundFault(of, quantity)
  if (fault || available === undefined) return fault
  return compare(costOf(of, quantity), available) > 0 ? { name: 'too-much' } : null
}

/** An amount below the minimum is not shown early: every amount starts small while it is typed. */
const isSaidEarly = ({ name }: Fault): boolean => name !== 'missing' && name !== 'below'

/** Refusals that are about how much. */
const ofQuantity = [
  'below-minimum',
  'above-maximum',
  'quantity-step',
  'hold-limit',
  'remaining-less',
  'insufficient-balance',
]

const ofAgreement = ['agreement-required', 'agreement-changed']

export const buyModel: FormModel<Form, PurchaseContext, 'quantity' | 'agreed', Fault> = {
  blank: { quantity: '', agreed: false },
  faults({ quantity, agreed }, context) {
    const fault = quantityFault(context, quantity)
    return { ...(fault && { quantity: fault }), ...(!agreed && { agreed: { name: 'not-agreed' as const } }) }
  },
  early({ quantity }, context) {
    const fault = quantityFault(context, quantity)
    return fault && isSaidEarly(fault) ? { quantity: fault } : {}
  },
  fieldOf: ({ refusal = '' }) =>
    ofAgreement.includes(refusal) ? 'agreed' : ofQuantity.includes(refusal) ? 'quantity' : undefined,
}

const isBeyond = (fault: Fault | null): boolean => fault !== null && fault.name !== 'below'

/** The missing amount; null if the balance is enough, or if the quantity breaks a limit that money cannot fix. */
export const missingOf = ({ of, available }: PurchaseContext, quantity: Decimal | ''): Decimal | null => {
  if (available === undefined || quantity === '' || isBeyond(boundFault(of, quantity))) return null
  const missing = big(costOf(of, quantity)).minus(big(available))
  return missing.gt('0') ? missing.toString() : null
}
