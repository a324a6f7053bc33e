/** A price alert before it is set: which way the price has to go, and what is wrong with the level (docs/rules/trade.md#price-alerts). */
import type { PriceAlert, SymbolInfo } from '@shared/contract'
import { alertDirections, alertStates } from '@shared/contract/codes'
import { MOST_ALERTS } from '@shared/contract/limits'
import { compare, type Decimal, isMultipleOf, limitRange } from '@shared/money'
import type { FormModel } from 'shell/form'
import { gridOf } from '../orders/waiting.model.ts'

export type AlertForm = { price: Decimal | '' }
/** What a level meets: its symbol, the newest price (null while none is known), how many alerts of the person wait. */
export type AlertContext = { info: SymbolInfo; market: Decimal | null; open: number }
export type AlertFault =
  | { name: 'missing' | 'there' }
  | { name: 'price-step'; step: Decimal }
  | { name: 'price-range'; min: Decimal; max: Decimal }
  | { name: 'too-many'; n: number }

/** A level above the market is risen to, one below it fallen to. */
export const directionTo = (level: Decimal, market: Decimal): PriceAlert['direction'] =>
  compare(level, market) > 0 ? alertDirections.rises : alertDirections.falls

function levelFault(price: Decimal | '', { info, market, open }: AlertContext): AlertFault | null {
  if (price === '') return { name: 'missing' }
  const step = gridOf(info)
  if (!isMultipleOf(price, step)) return { name: 'price-step', step }
  if (market === null) return null
  const { min, max } = limitRange(market, info.pricePrecision)
  if (compare(price, min) < 0 || compare(price, max) > 0) return { name: 'price-range', min, max }
  if (compare(price, market) === 0) return { name: 'there' }
  return open >= MOST_ALERTS ? { name: 'too-many', n: MOST_ALERTS } : null
}

export const alertModel: FormModel<AlertForm, AlertContext, 'price', AlertFault> = {
  blank: { price: '' },
  faults({ price }, context) {
    const fault = levelFault(price, context)
    return fault ? { price: fault } : {}
  },
  // the market may come to it while it is typed, and leave again
  early: (form, context) => (form.price === '' ? {} : alertModel.faults(form, context)),
  fieldOf: ({ refusal, field }) =>
    field === 'price' || refusal === 'too-many' || refusal === 'price-range' ? 'price' : undefined,
}

export const isOpen = ({ state }: Pick<PriceAlert, 'state'>): boolean => state === alertStates.open

/** Whether the market stands where an alert waits for it. */
export const isThere = ({ direction, price }: Pick<PriceAlert, 'direction' | 'price'>, market: Decimal): boolean =>
  direction === alertDirections.rises ? compare(market, price) >= 0 : compare(market, price) <= 0
