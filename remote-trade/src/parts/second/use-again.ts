/** Fills the ticket with an order that has ended; nothing is sent. */
import type { SecondOrder } from '@shared/contract'
import * as to from '@shared/contract/to'
import { usePlace } from 'shell/navigation'
import type { SecondState } from './use-second.ts'

/** The same symbol, side, stake and duration; the focus goes to the ticket. */
export function useAgain({ terms, change, frame }: SecondState) {
  const { setQuery } = usePlace(to.contract)
  const { ref, ...rest } = frame()
  const fill = ({ symbol, direction, amount, seconds }: SecondOrder) => {
    const term = terms.find(each => each.seconds === seconds)
    change({ amount, ...(term && { setId: term.id }) })
    setQuery({ symbol, side: String(direction) })
    const form = ref && typeof ref === 'object' ? ref.current : null
    form?.focus({ preventScroll: true })
    form?.scrollIntoView({ block: 'nearest' })
  }
  return { fill, frame: { ref, ...rest } }
}
