/** A refusal for old prices is over as soon as new ones are here. */
import type { Decimal } from '@shared/money'
import { useEffect, useRef } from 'react'
import type { OrderState } from 'shell/order'
import type { Gate } from './price-gate.ts'

const isForOldPrices = (state: OrderState): boolean =>
  state.phase === 'failed' && state.failure.refusal === 'price-stale'

/** Takes the refusal back with the first price that is heard after it: the order may be tried again then. */
export function usePriceAgain(gate: Gate, { state, begin }: { state: OrderState; begin(): void }): void {
  const price = gate.state === 'open' ? gate.price : null
  const refused = isForOldPrices(state)
  /** What was known as it was refused, null since none may be confirmed. */
  const known = useRef<Decimal | null>(null)
  const waits = useRef(false)
  useEffect(() => {
    const isNew = waits.current && price !== null && price !== known.current
    waits.current = refused
    known.current = price
    if (refused && isNew) begin()
  }, [refused, price, begin])
}
