/** The order that a product is explained by: the one that is pressed, else what is typed, else an example. */
import type { Decimal, OpenPreview, Side } from '@shared/money'
import { max, quantityForAmount } from '@shared/money'
import { offerOf } from './ticket.faults.ts'
import {
  contextAt,
  type Intent,
  previewOf,
  quantityOf,
  type Terms,
  type TicketContext,
  worthOf,
} from './ticket.model.ts'
import type { TicketState } from './use-ticket.ts'

/** Of margin: what a contract is explained by where nothing was typed. */
const MARGIN = 100

export const exampleContract = (
  { info, terms }: Pick<TicketState, 'info' | 'terms'>,
  { price }: TicketContext,
): Decimal => quantityForAmount(String(MARGIN * terms.leverage), price, info.quantityStep)

export type Exemplary = Terms & Pick<Intent, 'side' | 'quantity'>
export type Example = {
  order: Exemplary
  /** Nothing good is typed: the quantity is ours. */
  isExample: boolean
  context: TicketContext
  preview: OpenPreview
  worth: Decimal
}

/** What is typed where it is an order, else the example. */
function typedOr(
  { form, terms, info }: TicketState,
  context: TicketContext,
  example: (context: TicketContext) => Decimal,
  side: Side,
): Pick<Example, 'order' | 'isExample'> {
  const quantity = quantityOf(form, terms, context)
  const good = quantity !== '' && offerOf(quantity, side, terms, context) !== null
  const order = { ...terms, side, quantity: good ? quantity : max(example(context), info.minQuantity).toString() }
  return { order, isExample: !good }
}

/** @param example how much, where nothing good is typed · @returns null until price and account are known */
export function exampleOf(
  ticket: TicketState,
  intent: Intent | undefined,
  example: (context: TicketContext) => Decimal,
  side: Side = 'long',
): Example | null {
  if (!ticket.context) return null
  const sized = intent ? { order: intent, isExample: false } : typedOr(ticket, ticket.context, example, side)
  const { order } = sized
  const context = contextAt(ticket.context, intent ?? ticket.form, order.side)
  const preview = previewOf(order.quantity, order.side, order, context)
  return preview && { ...sized, context, preview, worth: worthOf(order.quantity, context) }
}
