/** The order that a product is explained by: the one that is pressed, else what is typed, else an example. */
import type { Decimal, OpenPreview } from '@shared/money'
import { max } from '@shared/money'
import { offerOf } from './ticket.faults.ts'
import { type Intent, previewOf, quantityOf, type Scene, sceneAt, type Terms, worthOf } from './ticket.model.ts'
import type { TicketState } from './use-ticket.ts'

export type Exemplary = Terms & Pick<Intent, 'side' | 'quantity'>
export type Example = { order: Exemplary; scene: Scene; preview: OpenPreview; worth: Decimal }

/** What is typed where it is an order, else the example. */
function typedOr({ form, terms, info }: TicketState, scene: Scene, example: (scene: Scene) => Decimal): Exemplary {
  const quantity = quantityOf(form, terms, scene)
  const good = quantity !== '' && offerOf(quantity, 'long', terms, scene) !== null
  return { ...terms, side: 'long', quantity: good ? quantity : max(example(scene), info.minQuantity).toString() }
}

/** @param example how much, where nothing good is typed · @returns null until price and account are known */
export function exampleOf(
  ticket: TicketState,
  intent: Intent | undefined,
  example: (scene: Scene) => Decimal,
): Example | null {
  if (!ticket.scene) return null
  const order = intent ?? typedOr(ticket, ticket.scene, example)
  const scene = sceneAt(ticket.scene, intent ?? ticket.form, order.side)
  const preview = previewOf(order.quantity, order.side, order, scene)
  return preview && { order, scene, preview, worth: worthOf(order.quantity, scene) }
}
