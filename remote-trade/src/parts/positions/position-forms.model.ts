/** What may be done to a position, as forms. */
import type { SymbolInfo } from '@shared/contract'
import type { Decimal } from '@shared/money'
import type { FormModel } from 'shell/form'
import { firstOf } from '../faults.ts'
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
export type TargetsForm = { by: TargetsBy; touched: Record<TargetsBy, Partial<Typed>> }
export type TargetsScene = { position: LivePosition; info: SymbolInfo }

/** What stands in the fields. */
export const shownTargets = ({ by, touched }: TargetsForm, { position, info }: TargetsScene): Typed => ({
  ...typedTargets(position, info)[by],
  ...touched[by],
})

export const pricesOf = (form: TargetsForm, scene: TargetsScene): Targets =>
  chosenTargets(form.by, shownTargets(form, scene), scene.position, scene.info)

/** Judged as it stands, at the price of this moment. */
export const targetsModel: FormModel<TargetsForm, TargetsScene, TargetFault['field'], TargetFault> = {
  blank: { by: 'price', touched: { price: {}, return: {} } },
  faults(form, scene) {
    const { side, mark, liquidation } = scene.position
    return firstOf(targetFaults(side, mark, pricesOf(form, scene), liquidation))
  },
  early: (form, scene) => targetsModel.faults(form, scene),
}
