/** What may be done to a position, as forms. */
import type { SymbolInfo } from '@shared/contract'
import { type Decimal, isMultipleOf, trailingStop } from '@shared/money'
import type { FormModel } from 'shell/form'
import { firstOf } from '../faults.ts'
import { gridOf } from '../orders/waiting.model.ts'
import { type TargetFault, type Targets, type TargetsBy, type Typed, targetFaults } from '../targets.ts'
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
type ClosingScene = { whole: Decimal; info: SymbolInfo }

/** What is typed of a part to be closed: judged as it stands. */
export const closingModel: FormModel<ClosingForm, ClosingScene, 'quantity', CloseFault> = {
  blank: { quantity: '' },
  faults({ quantity }, { whole, info }) {
    const fault = closeFault(quantity, whole, info)
    return fault ? { quantity: fault } : {}
  },
  early: (form, scene) => closingModel.faults(form, scene),
}

type MarginScene = { available: Decimal }

/** Nothing typed yet is no fault until it is sent. */
export const marginModel: FormModel<{ amount: Decimal | '' }, MarginScene, 'amount', MarginFault> = {
  blank: { amount: '' },
  faults({ amount }, { available }) {
    const fault = marginFault(amount, available)
    return fault ? { amount: fault } : {}
  },
  early: (form, scene) => (form.amount === '' ? {} : marginModel.faults(form, scene)),
}

/** Which way of saying counts, and what a hand has changed of either: the rest follows the position. */
export type TargetsForm = {
  by: TargetsBy
  touched: Record<TargetsBy, Partial<Typed>>
  /** How far the stop follows the best mark; null while no hand has changed it. */
  trail: Decimal | '' | null
}
export type TargetsScene = { position: LivePosition; info: SymbolInfo }

/** What stands in the fields. */
export const shownTargets = ({ by, touched }: TargetsForm, { position, info }: TargetsScene): Typed => ({
  ...typedTargets(position, info)[by],
  ...touched[by],
})

/** A stop that trails begins behind the price of this moment. */
export function pricesOf(form: TargetsForm, scene: TargetsScene): Targets {
  const chosen = chosenTargets(form.by, shownTargets(form, scene), scene.position, scene.info)
  const { side, mark } = scene.position
  return form.trail ? { ...chosen, stopLoss: trailingStop(side, mark, form.trail) } : chosen
}

/** What stands in the field of the distance. */
export const shownTrail = ({ trail }: TargetsForm, { position }: TargetsScene): Decimal | '' =>
  trail ?? position.row.trailing ?? ''

/** A distance lies on the grid of prices. */
function trailFault({ trail }: TargetsForm, { info }: TargetsScene): TrailFault | null {
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
export const targetsModel: FormModel<TargetsForm, TargetsScene, TargetsField, TargetFault | TrailFault> = {
  blank: { by: 'price', touched: { price: {}, return: {} }, trail: null },
  faults(form, scene) {
    const { side, mark, liquidation } = scene.position
    const wrong = trailFault(form, scene)
    const faults = targetFaults(side, mark, pricesOf(form, scene), liquidation)
    return {
      ...Object.fromEntries(
        Object.entries(firstOf(faults)).map(([field, fault]) => [at(field as TargetFault['field'], form), fault]),
      ),
      ...(wrong && { trailing: wrong }),
    }
  },
  early: (form, scene) => targetsModel.faults(form, scene),
}
