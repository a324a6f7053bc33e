/** What keeps a spot order from being one, at its field (docs/rules/trade.md#spot). */
import { MOST_PENDING } from '@shared/contract/limits'
import { compare, type Decimal, type QuantityRefusal, spotAmountRange, spotRefusal } from '@shared/money'
import type { FormModel } from 'shell/form'
import { firstOf } from '../faults.ts'
import { fillsNow, priceFaults, type WaitingFault, type WaitingField } from '../orders/waiting.model.ts'
import { isByAmount, type SpotForm, type SpotScene, sizeOf } from './spot.model.ts'

export type SpotField = 'amount' | 'quantity' | WaitingField
export type SpotFault =
  | { field: 'amount'; name: 'amount-missing' }
  | { field: 'amount'; name: 'amount-range'; min: Decimal; max: Decimal }
  | { field: 'quantity'; name: 'quantity-missing' }
  | ({ field: 'quantity' } & QuantityRefusal)
  | { field: 'quantity'; name: 'coins-short'; coins: Decimal }
  | WaitingFault

function amountFaults(form: SpotForm, scene: SpotScene): SpotFault[] {
  const size = sizeOf(form, scene)
  if (!size) return [{ field: 'amount', name: 'amount-missing' }]
  if (!spotRefusal(size.quantity, scene.info, { byAmount: true })) return []
  const { min, max } = spotAmountRange(scene.info, scene.market)
  return [{ field: 'amount', name: 'amount-range', min, max }]
}

function coinFaults(form: SpotForm, scene: SpotScene): SpotFault[] {
  const size = sizeOf(form, scene)
  if (!size) return [{ field: 'quantity', name: 'quantity-missing' }]
  const { coins, info } = scene
  const sells = form.side === 'short'
  const refused = spotRefusal(size.quantity, info, { all: sells ? coins : '0' })
  if (refused) return [{ field: 'quantity', ...refused }]
  return sells && compare(size.quantity, coins) > 0 ? [{ field: 'quantity', name: 'coins-short', coins }] : []
}

const sizeFaults = (form: SpotForm, scene: SpotScene): SpotFault[] =>
  isByAmount(form) ? amountFaults(form, scene) : coinFaults(form, scene)

/** Everything that keeps it from being an order; [] is one. Money that lacks for a buy is the button's matter. */
export function faultsOf(form: SpotForm, scene: SpotScene): SpotFault[] {
  const waits = !fillsNow(form, form.side, scene.market)
  const crowded = waits && scene.pending >= MOST_PENDING
  return [
    ...priceFaults(form, scene),
    ...sizeFaults(form, scene),
    ...(crowded ? [{ field: 'quantity', name: 'too-many-waiting', n: MOST_PENDING } as const] : []),
  ]
}

/** What is worth saying while it is typed: what is still too little may be growing. */
function earlyFaults(form: SpotForm, scene: SpotScene): SpotFault[] {
  const size = sizeOf(form, scene)
  const growing = size === null || compare(size.quantity, scene.info.minQuantity) < 0
  return [...(form.at === '' ? [] : priceFaults(form, scene)), ...(growing ? [] : sizeFaults(form, scene))]
}

const fields: readonly string[] = ['amount', 'quantity', 'price'] satisfies SpotField[]
const isField = (name: string | undefined): name is SpotField => name !== undefined && fields.includes(name)

/** Its scene is undefined until price and balances are known: then nothing can be counted, and all can be typed. */
export const spotModel: FormModel<SpotForm, SpotScene | undefined, SpotField, SpotFault> = {
  blank: { side: 'long', kind: 'market', at: '', until: '', amount: '', quantity: '', share: null },
  faults: (form, scene) => firstOf(scene ? faultsOf(form, scene) : []),
  early: (form, scene) => firstOf(scene ? earlyFaults(form, scene) : []),
  fieldOf: ({ field }) => (isField(field) ? field : undefined),
}
