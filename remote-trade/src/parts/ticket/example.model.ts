/** The order that a product is explained by: the one that is pressed, else what is typed, else an example. */
import type { Decimal, OpenPreview } from '@shared/money'
import { max } from '@shared/money'
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

export type Exemplary = Terms & Pick<Intent, 'side' | 'quantity'>
export type Example = { order: Exemplary; context: TicketContext; preview: OpenPreview; worth: Decimal }

/** What is typed where it is an order, else the example. */
function typedOr(
  { form, terms, info }: TicketState,
  context: TicketContext,
  example: (context: TicketContext) => Decimal,
): Exemplary {
  const quantity = quantityOf(form, terms, context)
  const good = quantity !== '' && offerOf(quantity, 'long', terms, context) !== null
  return { ...terms, side: 'long', quantity: good ? quantity : max(example(context), info.minQuantity).toString() }
}

/** @param example how much, where nothing good is typed · @returns null until price and account are known */
export function exampleOf(
  ticket: TicketState,
  intent: Intent | undefined,
  example: (context: TicketContext) => Decimal,
): Example | null {
  if (!ticket.context) return null
  const order = intent ?? typedOr(ticket, ticket.context, example)
  const context = contextAt(ticket.context, intent ?? ticket.form, order.side)
  const preview = previewOf(order.quantity, order.side, order, context)
  return preview && { order, context, preview, worth: worthOf(order.quantity, context) }
}
