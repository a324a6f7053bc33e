/** The price that a sheet asks to confirm. */
import { decimalIn } from '@shared/contract/refused-values'
import type { Decimal } from '@shared/money'
import { useState } from 'react'
import type { Failure } from 'shell/transport'
import type { Gate } from './price-gate.ts'
import { useTolerance } from './tolerance.ts'

/** What the exchange said as it refused, and what the phone knew then. */
export type Moved = { to: Decimal; known: Decimal }

export function movedOf({ refusal, values }: Failure, known: Decimal): Moved | null {
  const to = refusal === 'price-moved' ? decimalIn(values.value) : undefined
  return to ? { to, known } : null
}

/** The exchange's word until the phone hears of a newer price; null while none may be confirmed. */
export function priceToConfirm(gate: Gate, moved: Moved | null): Decimal | null {
  if (gate.state !== 'open') return null
  return moved && moved.known === gate.price ? moved.to : gate.price
}

/** What an order at the live price carries, null while none may go; `refused` hears the new price where it moved too far. */
export function useConfirmedPrice(gate: Gate) {
  const [moved, setMoved] = useState<Moved | null>(null)
  const [tolerance] = useTolerance()
  const expectedPrice = priceToConfirm(gate, moved)
  return {
    at: expectedPrice === null ? null : { expectedPrice, tolerance },
    refused: (failure: Failure) => setMoved(gate.state === 'open' ? movedOf(failure, gate.price) : null),
  }
}
