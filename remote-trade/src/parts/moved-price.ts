/** The price that a sheet asks to confirm. */
import type { Decimal } from '@shared/money'
import type { Failure } from 'shell/transport'
import type { Gate } from './price-gate.ts'

/** What the exchange said as it refused, and what the phone knew then. */
export type Moved = { to: Decimal; known: Decimal }

export const movedOf = ({ refusal, values }: Failure, known: Decimal): Moved | null =>
  refusal === 'price-moved' && typeof values.value === 'string' ? { to: values.value, known } : null

/** The exchange's word until the phone hears of a newer price; null while none may be confirmed. */
export function priceToConfirm(gate: Gate, moved: Moved | null): Decimal | null {
  if (gate.state !== 'open') return null
  return moved && moved.known === gate.price ? moved.to : gate.price
}
