/** What is wrong with a field, in words. */
import { useLingui } from '@lingui/react/macro'
import { useFigures } from '../figures.ts'
import type { Fault, Field } from './ticket.model.ts'
import type { Ticket } from './use-ticket.ts'

type Info = Ticket['info']

export function useFaultWords(): (fault: Fault, info: Info) => string {
  const { t } = useLingui()
  const { exact, price } = useFigures()
  return (fault, { baseCurrency, pricePrecision }) => {
    switch (fault.name) {
      case 'quantity-missing':
        return t`Enter a quantity`
      case 'quantity-range': {
        const [min, max] = [exact(fault.min), exact(fault.max)]
        return t`Enter ${min} to ${max} ${baseCurrency}`
      }
      case 'quantity-step': {
        const step = exact(fault.step)
        return t`Steps of ${step} ${baseCurrency} only`
      }
      case 'leverage-limit': {
        const { n } = fault
        return n === 0 ? t`Too large for this symbol` : t`Up to ${n}x at this size`
      }
      case 'stop-side':
        return t`Wrong side of the price`
      case 'stop-liquidation': {
        const liquidation = price(fault.price, pricePrecision)
        return t`Liquidation at ${liquidation} comes first`
      }
      case 'too-many': {
        const { n } = fault
        return t`You hold ${n} positions, as many as possible. Close one first.`
      }
    }
  }
}

/** What stands at a field: the exchange's word before our own. */
export function useErrorAt(ticket: Ticket): (field: Field) => string | undefined {
  const words = useFaultWords()
  return field => {
    if (ticket.refused?.field === field) return ticket.refused.text
    const fault = ticket.faults.find(one => one.field === field)
    return fault && words(fault, ticket.info)
  }
}
