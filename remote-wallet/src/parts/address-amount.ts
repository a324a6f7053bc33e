/** An amount that the address names. */
import type { Decimal } from '@shared/money'
import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * A form begins with it; this brings the next one, to a page that stands while another address of it is opened. What the
 * form wrote there itself changes nothing.
 */
export function useAddressAmount(asked: Decimal | '', held: Decimal | '', fill: (amount: Decimal) => void): void {
  const seen = useRef(asked)
  const come = useEffectEvent((next: Decimal | '') => {
    if (next !== seen.current && next !== held && next) fill(next)
    seen.current = next
  })
  useEffect(() => come(asked), [asked])
}
