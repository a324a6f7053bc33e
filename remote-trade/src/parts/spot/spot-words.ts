/** What is wrong with a field of a spot order. */
import { useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import { useFaultWords } from '../orders/use-fault-words.ts'
import { useFigures } from '../words/figures.ts'
import type { SpotFault } from './spot.faults.ts'

export function useSpotWords(info: SymbolInfo): (fault: SpotFault) => string {
  const { t } = useLingui()
  const { exact, money } = useFigures()
  const words = useFaultWords(info)
  const { baseCurrency: coin, quoteCurrency: unit } = info
  return fault => {
    switch (fault.name) {
      case 'amount-missing':
        return t`Enter an amount`
      case 'amount-range': {
        const [min, max] = [money(fault.min), money(fault.max)]
        return t`Enter ${min} to ${max} ${unit}`
      }
      case 'coins-short': {
        const coins = exact(fault.coins)
        return t`You have ${coins} ${coin}`
      }
      default:
        return words(fault)
    }
  }
}
