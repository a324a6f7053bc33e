/** What is wrong with a field, in words. */
import { useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import type { TicketFault } from '../ticket/ticket.faults.ts'
import { useFigures } from '../words/figures.ts'
import { useTargetWords } from '../words/words.ts'

/** @param unit what a quantity is counted in */
export function useFaultWords(
  { baseCurrency, quoteCurrency, pricePrecision }: SymbolInfo,
  unit = baseCurrency,
): (fault: TicketFault) => string {
  const { t } = useLingui()
  const { exact, price } = useFigures()
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
      case 'leverage-rest': {
        const { n } = fault
        return t`Up to ${n}x until the market has closed and reopened`
      }
      case 'position-limit': {
        const max = exact(fault.max)
        return t`Up to ${max} ${quoteCurrency} in this market, including your open positions`
      }
      case 'price-missing':
        return t`Enter a price`
      case 'price-range': {
        const [min, max] = [price(fault.min, pricePrecision), price(fault.max, pricePrecision)]
        return t`Enter ${min} to ${max} ${quoteCurrency}`
      }
      case 'price-step': {
        const step = exact(fault.step)
        return t`Enter a multiple of ${step} ${quoteCurrency}`
      }
      case 'too-many-waiting': {
        const { n } = fault
        return t`You've reached the limit of ${n} open orders. Cancel one first.`
      }
      case 'stop-side':
        return targetWords({ field: 'stopLossPrice', name: 'stop-side' }, pricePrecision)
      case 'stop-liquidation':
        return targetWords(fault, pricePrecision)
      case 'too-many': {
        const { n } = fault
        return t`You've reached the limit of ${n} positions. Close one first.`
      }
    }
  }
}
