/** Fills an amount field from the address. */
import type { Decimal } from '@shared/money'
import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * A form starts with the amount of the address. This hook fills in a later one, when another address of the same page opens.
 * An amount that the form itself wrote to the address changes nothing.
 */
export function useAddressAmount(asked: Decimal | '', held: Decimal | '', fill: (amount: Decimal) => void): void {
  const seen = useRef(asked)
  const come = useEffectEvent((next: Decimal | '') => {
    if (next !== seen.current && next !== held && next) fill(next)
    seen.current = next
  })
  useEffect(() => come(asked), [asked])
}
