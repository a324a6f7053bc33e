/** What may be done to a position, as forms. */
import type { SymbolInfo } from '@shared/contract'
import { type Decimal, isMultipleOf, trailingStop } from '@shared/money'
import type { FormModel } from 'shell/form'
import { firstOf } from '../form/faults.ts'
import { gridOf } from '../orders/waiting.model.ts'
import { type TargetFault, type Targets, type TargetsBy, type Typed, targetFaults } from '../targets/targets.ts'
import type { LivePosition } from './live-position.model.ts'
import {
  type CloseFault,
  chosenTargets,
  closeFault,
  type MarginFault,
  marginFault,
  typedTargets,
} from './position.model.ts'

export type ClosingForm = { quantity: Decimal | '' }
type ClosingContext = { whole: Decimal; info: SymbolInfo }

/** What is typed of a part to be closed: judged as it stands. */
export const closingModel: FormModel<ClosingForm, ClosingContext, 'quantity', CloseFault> = {
  blank: { quantity: '' },
  faults({ quantity }, { whole, info }) {
    const fault = closeFault(quantity, whole, info)
    return fault ? { quantity: fault } : {}
  },
  early: (form, context) => closingModel.faults(form, context),
}

type MarginContext = { available: Decimal }

/** Nothing typed yet is no fault until it is sent. */
export const marginModel: FormModel<{ amount: Decimal | '' }, MarginContext, 'amount', MarginFault> = {
  blank: { amount: '' },
  faults({ amount }, { available }) {
    const fault = marginFault(amount, available)
    return fault ? { amount: fault } : {}
  },
  early: (form, context) => (form.amount === '' ? {} : marginModel.faults(form, context)),
}

/** Which way of saying counts, and what a hand has changed of either: the rest follows the position. */
export type TargetsForm = {
  by: TargetsBy
  touched: Record<TargetsBy, Partial<Typed>>
  /** How far the stop follows the best mark; null while no hand has changed it. */
  trail: Decimal | '' | null
}
export type TargetsContext = { position: LivePosition; info: SymbolInfo }

/** The values of the fields. */
export const shownTargets = ({ by, touched }: TargetsForm, { position, info }: TargetsContext): Typed => ({
  ...typedTargets(position, info)[by],
  ...touched[by],
})

/** A stop that trails begins behind the price of this moment. */
export function pricesOf(form: TargetsForm, context: TargetsContext): Targets {
  const chosen = chosenTargets(form.by, shownTargets(form, context), context.position, context.info)
  const { side, mark } = context.position
  return form.trail ? { ...chosen, stopLoss: trailingStop(side, mark, form.trail) } : chosen
}

/** What stands in the field of the distance. */
export const shownTrail = ({ trail }: TargetsForm, { position }: TargetsContext): Decimal | '' =>
  trail ?? position.row.trailing ?? ''

/** A distance lies on the grid of prices. */
function trailFault({ trail }: TargetsForm, { info }: TargetsContext): TrailFault | null {
  const step = gridOf(info)
  return trail && !isMultipleOf(trail, step) ? { field: 'trailing', name: 'price-step', step } : null
}

export type TrailFault = { field: 'trailing'; name: 'price-step'; step: Decimal }
export type TargetsField = TargetFault['field'] | 'trailing'

/** A stop that no hand has changed was right when it was set; one that trails is told of at its own field. */
function at(field: TargetFault['field'], { trail }: TargetsForm): TargetsField {
  return field === 'stopLossPrice' && trail ? 'trailing' : field
}

/** Judged as it stands, at the price of this moment. */
export const targetsModel: FormModel<TargetsForm, TargetsContext, TargetsField, TargetFault | TrailFault> = {
  blank: { by: 'price', touched: { price: {}, return: {} }, trail: null },
  faults(form, context) {
    const { side, mark, liquidation } = context.position
    const wrong = trailFault(form, context)
    const faults = targetFaults(side, mark, pricesOf(form, context), liquidation)
    return {
      ...Object.fromEntries(
        Object.entries(firstOf(faults)).map(([field, fault]) => [at(field as TargetFault['field'], form), fault]),
      ),
      ...(wrong && { trailing: wrong }),
    }
  },
  early: (form, context) => targetsModel.faults(form, context),
}
