/** Adding collateral: how much, and what is wrong with it (docs/rules/invest.md#collateral). */
import { big, compare, type Decimal, isMultipleOf, LEDGER_PLACES, portion, sum } from '@shared/money'
import type { FormModel } from 'shell/form'
import type { LivePledge } from '../../parts/loans/loan.model.ts'
import { withLtv } from './repay.model.ts'

export const PLACES = LEDGER_PLACES
/** The least quantity of a coin. */
const LEAST = '0.00000001'

export type CollateralForm = { amount: Decimal | '' }
/** available: undefined until it is known: then the exchange judges. */
export type CollateralContext = { available: Decimal | undefined }
export type CollateralFault = 'missing' | 'not-positive' | 'places' | 'too-much'

function collateralFault(amount: Decimal | '', { available }: CollateralContext): CollateralFault | null {
  if (amount === '') return 'missing'
  if (compare(amount, '0') <= 0) return 'not-positive'
  if (!isMultipleOf(amount, LEAST)) return 'places'
  return available !== undefined && compare(amount, available) > 0 ? 'too-much' : null
}

export const collateralModel: FormModel<CollateralForm, CollateralContext, 'amount', CollateralFault> = {
  blank: { amount: '' },
  faults({ amount }, context) {
    const fault = collateralFault(amount, context)
    return fault ? { amount: fault } : {}
  },
  early: (form, context) => (form.amount === '' ? {} : collateralModel.faults(form, context)),
}

/** 25, 50, 75 or 100 % of what there is of the coin. */
export const share = (available: Decimal, percent: number): Decimal => portion(available, percent, LEAST)

export const afterAdding = (owed: Decimal, pledge: LivePledge, amount: Decimal): LivePledge =>
  withLtv(pledge, owed, sum([pledge.quantity, amount]).toString())

export const less = (available: Decimal, amount: Decimal): Decimal => big(available).minus(big(amount)).toString()
