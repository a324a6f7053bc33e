/** What is wrong with a field, in words. */
import { useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import { useFigures } from '../figures.ts'
import { useTargetWords } from '../words.ts'
import type { TicketFault } from './ticket.faults.ts'

export function useFaultWords({
  baseCurrency: unit,
  quoteCurrency,
  pricePrecision,
}: SymbolInfo): (fault: TicketFault) => string {
  const { t } = useLingui()
  const { exact } = useFigures()
  const targetWords = useTargetWords()
  return fault => {
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
