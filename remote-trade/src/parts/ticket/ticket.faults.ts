/** Why what was typed is no order yet, by the rules that the exchange refuses with. */

import type { SymbolInfo } from '@shared/contract'
import { MOST_RUNNING } from '@shared/contract/limits'
import {
  compare,
  type Decimal,
  type LeverageRefusal,
  leverageRefusal,
  type OpenPreview,
  type QuantityRefusal,
  quantityRefusal,
  restLeverage,
  type Side,
  sum,
} from '@shared/money'
import type { FormModel } from 'shell/form'
import { firstOf } from '../form/faults.ts'
import { priceFaults, type WaitingFault, type WaitingField, waitingFaults } from '../orders/waiting.model.ts'
import { type TargetFault, targetFaults } from '../targets/targets.ts'
import {
  blank,
  contextAt,
  type OrderForm,
  previewOf,
  quantityOf,
  type Terms,
  type TicketContext,
  targetsOf,
  worthOf,
} from './ticket.model.ts'

export type TicketField = 'quantity' | 'leverage' | 'takeProfitPrice' | 'stopLossPrice' | WaitingField
export type TicketFault =
  | { field: 'quantity'; name: 'quantity-missing' }
  | ({ field: 'quantity' } & QuantityRefusal)
  | ({ field: 'leverage' | 'quantity' } & LeverageRefusal)
  | { field: 'leverage'; name: 'leverage-rest'; n: number }
  | TargetFault
  | WaitingFault
  | { field: 'quantity'; name: 'too-many'; n: number }

function quantityFaults(quantity: Decimal | '', info: SymbolInfo): TicketFault[] {
  if (quantity === '') return [{ field: 'quantity', name: 'quantity-missing' }]
  const refused = quantityRefusal(quantity, info)
  return refused ? [{ field: 'quantity', ...refused }] : []
}

/** The cap counts what is held and what is ordered. */
function leverageFaults(quantity: Decimal | '', { leverage }: Terms, context: TicketContext): TicketFault[] {
  const total = sum([context.held, quantity === '' ? '0' : worthOf(quantity, context)])
  const terms = { leverages: context.info.leverages, tiers: context.dealing.tiers }
  const refused = leverageRefusal(leverage, terms, total)
  if (refused?.name === 'leverage-limit') return [{ field: 'leverage', ...refused }]
  return refused ? [{ field: 'quantity', ...refused }] : []
}

const sizeFaults = (quantity: Decimal | '', terms: Terms, context: TicketContext): TicketFault[] => [
  ...quantityFaults(quantity, context.info),
  ...leverageFaults(quantity, terms, context),
]

/** What opens shortly before a rest has at least the margin that the rest requires; what waits is filled after it. */
function restFaults({ kind }: OrderForm, { leverage }: Terms, { info, dealing }: TicketContext): TicketFault[] {
  const most = restLeverage(dealing.rest)
  if (kind !== 'market' || most === null || leverage <= most) return []
  return [{ field: 'leverage', name: 'leverage-rest', n: info.leverages.findLast(step => step <= most) ?? 1 }]
}

/** What an order would cost, risk and leave, however much money there is; null where the symbol takes none of this size. */
export const offerOf = (
  quantity: Decimal | '',
  side: Side,
  terms: Terms,
  context: TicketContext,
): OpenPreview | null =>
  sizeFaults(quantity, terms, context).length === 0 ? previewOf(quantity, side, terms, context) : null

/** Everything that keeps an order of this side from being one; [] is an order. Money is `shortage`'s matter. */
export function faultsOf(form: OrderForm, side: Side, terms: Terms, known: TicketContext): TicketFault[] {
  const context = contextAt(known, form, side)
  const quantity = quantityOf(form, terms, context)
  const liquidation = offerOf(quantity, side, terms, context)?.liquidation ?? null
  const crowded: TicketFault[] =
    context.running >= MOST_RUNNING ? [{ field: 'quantity', name: 'too-many', n: MOST_RUNNING }] : []
  return [
    ...waitingFaults(form, side, context),
    ...sizeFaults(quantity, terms, context),
    ...restFaults(form, terms, context),
    ...targetFaults(side, context.price, targetsOf(form, side, terms.leverage, context), liquidation),
    ...crowded,
  ]
}

/** What is wrong whichever side is pressed, and worth saying while it is typed; what is still too small may be growing. */
export function earlyFaults(form: OrderForm, terms: Terms, known: TicketContext): TicketFault[] {
  const context = contextAt(known, form)
  const quantity = quantityOf(form, terms, context)
  const growing = quantity === '' || compare(quantity, context.info.minQuantity) < 0
  const price = form.at === '' ? [] : priceFaults(form, context)
  const size = growing ? leverageFaults(quantity, terms, context) : sizeFaults(quantity, terms, context)
  return [...price, ...size, ...restFaults(form, terms, context)]
}

/** What it meets: a side once one is pressed, and prices and the account once they are known. */
export type Meeting = { side: Side | null; terms: Terms; context: TicketContext | undefined }

const fields: readonly string[] = [
  'quantity',
  'leverage',
  'takeProfitPrice',
  'stopLossPrice',
  'price',
  'triggerPrice',
] satisfies TicketField[]
const isField = (name: string | undefined): name is TicketField => name !== undefined && fields.includes(name)

export const ticketModel: FormModel<OrderForm, Meeting, TicketField, TicketFault> = {
  blank,
  faults: (form, { side, terms, context }) => firstOf(context && side ? faultsOf(form, side, terms, context) : []),
  early: (form, { terms, context }) => firstOf(context ? earlyFaults(form, terms, context) : []),
  fieldOf: ({ field }) => (isField(field) ? field : undefined),
}
