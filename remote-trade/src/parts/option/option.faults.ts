/** What keeps an option from being ordered, at its field. */
import type { OptionTerm } from '@shared/contract'
import { MOST_RUNNING } from '@shared/contract/limits'
import { compare, type Decimal, isStrikeGood, type QuantityRefusal, quantityRefusal } from '@shared/money'
import type { FormModel } from 'shell/form'
import { firstOf } from '../form/faults.ts'
import { expiryOf, lotsOf, type OptionContext, type OptionForm, stepOf, strikeOf } from './option.model.ts'

export type OptionField = 'setId' | 'strike' | 'quantity'
export type OptionFault =
  | { field: 'strike'; name: 'strike-gone' }
  | { field: 'quantity'; name: 'quantity-missing' }
  | ({ field: 'quantity' } & QuantityRefusal)
  | { field: 'quantity'; name: 'too-many'; n: number }

function quantityFaults(quantity: Decimal | '', term: OptionTerm): OptionFault[] {
  if (quantity === '') return [{ field: 'quantity', name: 'quantity-missing' }]
  const refused = quantityRefusal(quantity, lotsOf(term))
  return refused ? [{ field: 'quantity', ...refused }] : []
}

function faultsOf(form: OptionForm, { terms, price, running }: OptionContext): OptionFault[] {
  const term = expiryOf(terms, form.setId)
  if (!term) return []
  const good = isStrikeGood(strikeOf(form, term, price), price, stepOf(term))
  return [
    ...(good ? [] : [{ field: 'strike', name: 'strike-gone' } as const]),
    ...quantityFaults(form.quantity, term),
    ...(running >= MOST_RUNNING ? [{ field: 'quantity', name: 'too-many', n: MOST_RUNNING } as const] : []),
  ]
}

const fields: readonly string[] = ['setId', 'strike', 'quantity'] satisfies OptionField[]
const isField = (name: string | undefined): name is OptionField => name !== undefined && fields.includes(name)

/** Its context is undefined until there is a price: then nothing can be counted, and all can be typed. */
export const optionModel: FormModel<OptionForm, OptionContext | undefined, OptionField, OptionFault> = {
  blank: { side: 'long', setId: '', strike: '', quantity: '', target: '' },
  faults: (form, context) => firstOf(context ? faultsOf(form, context) : []),
  /** What is still too little may be growing. */
  early(form, context) {
    if (!context) return {}
    const least = expiryOf(context.terms, form.setId)?.minQuantity ?? '0'
    const growing = form.quantity === '' || compare(form.quantity, least) < 0
    const all = faultsOf(form, context)
    return firstOf(growing ? all.filter(({ field }) => field !== 'quantity') : all)
  },
  fieldOf: ({ field }) => (isField(field) ? field : undefined),
}
