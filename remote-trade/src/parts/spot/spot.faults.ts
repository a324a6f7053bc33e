/** What keeps a spot order from being one, at its field (docs/rules/trade.md#spot). */
import { MOST_PENDING } from '@shared/contract/limits'
import { decimalIn } from '@shared/contract/refused-values'
import { compare, type Decimal, type QuantityRefusal, spotAmountRange, spotRefusal } from '@shared/money'
import type { FormModel } from 'shell/form'
import type { Failure } from 'shell/transport'
import { firstOf } from '../form/faults.ts'
import { fillsNow, priceFaults, type WaitingFault, type WaitingField } from '../orders/waiting.model.ts'
import { isByAmount, type SpotContext, type SpotForm, sizeOf } from './spot.model.ts'

export type SpotField = 'amount' | 'quantity' | WaitingField
export type SpotFault =
  | { field: 'amount'; name: 'amount-missing' }
  | { field: 'amount'; name: 'amount-range'; min: Decimal; max: Decimal }
  | { field: 'quantity'; name: 'quantity-missing' }
  | ({ field: 'quantity' } & QuantityRefusal)
  | { field: 'quantity'; name: 'coins-short'; coins: Decimal }
  | WaitingFault

function amountFaults(form: SpotForm, context: SpotContext): SpotFault[] {
  const size = sizeOf(form, context)
  if (!size) return [{ field: 'amount', name: 'amount-missing' }]
  if (!spotRefusal(size.quantity, context.info, { byAmount: true })) return []
  const { min, max } = spotAmountRange(context.info, context.market)
  return [{ field: 'amount', name: 'amount-range', min, max }]
}

/** The exchange refuses the quantity that an amount buys: the same in money. Null where the refusal is about something else. */
export function amountRefused(
  { field, refusal, values }: Pick<Failure, 'field' | 'refusal' | 'values'>,
  form: SpotForm,
  { info, market }: SpotContext,
): SpotFault | null {
  const [minQuantity, maxQuantity] = [decimalIn(values.min), decimalIn(values.max)]
  if (!isByAmount(form) || field !== 'quantity' || refusal !== 'quantity-range') return null
  if (!minQuantity || !maxQuantity) return null
  return { field: 'amount', name: 'amount-range', ...spotAmountRange({ ...info, minQuantity, maxQuantity }, market) }
}

function coinFaults(form: SpotForm, context: SpotContext): SpotFault[] {
  const size = sizeOf(form, context)
  if (!size) return [{ field: 'quantity', name: 'quantity-missing' }]
  const { coins, info } = context
  const sells = form.side === 'short'
  const refused = spotRefusal(size.quantity, info, { all: sells ? coins : '0' })
  if (refused) return [{ field: 'quantity', ...refused }]
  return sells && compare(size.quantity, coins) > 0 ? [{ field: 'quantity', name: 'coins-short', coins }] : []
}

const sizeFaults = (form: SpotForm, context: SpotContext): SpotFault[] =>
  isByAmount(form) ? amountFaults(form, context) : coinFaults(form, context)

/** Everything that keeps it from being an order; [] is one. Money that lacks for a buy is the button's matter. */
export function faultsOf(form: SpotForm, context: SpotContext): SpotFault[] {
  const waits = !fillsNow(form, form.side, context.market)
  const crowded = waits && context.pending >= MOST_PENDING
  return [
    ...priceFaults(form, context),
    ...sizeFaults(form, context),
    ...(crowded ? [{ field: 'quantity', name: 'too-many-waiting', n: MOST_PENDING } as const] : []),
  ]
}

/** What is worth saying while it is typed: what is still too little may be growing. */
function earlyFaults(form: SpotForm, context: SpotContext): SpotFault[] {
  const size = sizeOf(form, context)
  const growing = size === null || compare(size.quantity, context.info.minQuantity) < 0
  return [...(form.at === '' ? [] : priceFaults(form, context)), ...(growing ? [] : sizeFaults(form, context))]
}

const fields: readonly string[] = ['amount', 'quantity', 'price'] satisfies SpotField[]
const isField = (name: string | undefined): name is SpotField => name !== undefined && fields.includes(name)

/** Its context is undefined until price and balances are known: then nothing can be counted, and all can be typed. */
export const spotModel: FormModel<SpotForm, SpotContext | undefined, SpotField, SpotFault> = {
  blank: { side: 'long', kind: 'market', at: '', until: '', amount: '', quantity: '', share: null },
  faults: (form, context) => firstOf(context ? faultsOf(form, context) : []),
  early: (form, context) => firstOf(context ? earlyFaults(form, context) : []),
  fieldOf: ({ field }) => (isField(field) ? field : undefined),
}
