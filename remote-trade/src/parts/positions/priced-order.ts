/** An order at the live price of its confirm sheet: one id, one sending, and the new price where it moved too far. */
import type { Position } from '@shared/contract'
import type { Decimal } from '@shared/money'
import { useState } from 'react'
import type { Failure } from 'shell/transport'
import { useOrder } from 'shell/transport'
import { type Moved, movedOf, priceToConfirm } from '../moved-price.ts'
import type { Gate } from '../price-gate.ts'
import type { Tolerance } from '../terms.ts'
import { useTolerance } from '../tolerance.tsx'
import { type PositionPlaced, placedRow, useRefreshAccount } from './account.api.ts'

export type AtPrice = { expectedPrice: Decimal; tolerance: Tolerance }

interface Priced {
  place(at: AtPrice, id: string, onChecking: () => void): Promise<PositionPlaced>
  /** @param row undefined where only its being placed is known */
  onDone(row: Position | undefined): void
  onFailed?(failure: Failure): void
}

/** `price` is null while none may be confirmed; then `confirm` does nothing. */
export function usePricedOrder(gate: Gate, { place, onDone, onFailed }: Priced) {
  const [moved, setMoved] = useState<Moved | null>(null)
  const [tolerance] = useTolerance()
  const refresh = useRefreshAccount()
  const price = priceToConfirm(gate, moved)
  const { send, ...order } = useOrder<PositionPlaced>({
    onDone: outcome => {
      onDone(placedRow(outcome))
      void refresh()
    },
    onFailed: failure => {
      setMoved(gate.state === 'open' ? movedOf(failure, gate.price) : null)
      onFailed?.(failure)
      void refresh()
    },
  })
  const confirm = () => {
    if (price !== null) void send((id, onChecking) => place({ expectedPrice: price, tolerance }, id, onChecking))
  }
  return { ...order, price, confirm }
}
