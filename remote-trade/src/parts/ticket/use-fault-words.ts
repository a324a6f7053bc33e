/** What is wrong with a field, in words. */
import { useLingui } from '@lingui/react/macro'
import { useFigures } from '../figures.ts'
import { useTargetWords } from '../words.ts'
import type { Fault, Field } from './ticket.faults.ts'
import type { Ticket } from './use-ticket.ts'

type Info = Ticket['info']

export function useFaultWords(): (fault: Fault, info: Info) => string {
  const { t } = useLingui()
  const { exact } = useFigures()
  const targetWords = useTargetWords()
  return (fault, { baseCurrency: unit, quoteCurrency, pricePrecision }) => {
    switch (fault.name) {
      case 'quantity-missing':
        return t`Enter a quantity`
      case 'quantity-range': {
        const [min, max] = [exact(fault.min), exact(fault.max)]
        return t`Enter ${min} to ${max} ${unit}`
      }
      case 'quantity-step': {
        const step = exact(fault.step)
        return t`Enter a multiple of ${step} ${unit}`
      }
      case 'leverage-limit': {
        const { n } = fault
        return t`Up to ${n}x at this size`
      }
      case 'position-limit': {
        const max = exact(fault.max)
        return t`Up to ${max} ${quoteCurrency} in this market, including open positions`
      }
      case 'stop-side':
      case 'stop-liquidation':
        return targetWords(fault, pricePrecision)
      case 'too-many': {
        const { n } = fault
        return t`You've reached the limit of ${n} positions. Close one first.`
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
