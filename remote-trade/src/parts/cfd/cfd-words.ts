/** What quantities of CFDs are called. */
import { useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import type { Decimal } from '@shared/money'
import { useFigures } from '../words/figures.ts'
import { baseUnits, inOunces } from './cfd.model.ts'

/** The unit that is typed. */
export function useLots(): string {
  const { t } = useLingui()
  return t({ message: 'lots', context: 'unit of a CFD' })
}

/** "10 oz", "10,000 EUR" for so many lots. */
export function useBaseUnits(info: SymbolInfo): (lots: Decimal) => string {
  const { t } = useLingui()
  const { exact } = useFigures()
  return lots => {
    const units = exact(baseUnits(lots, info))
    return inOunces(info) ? t`${units} oz` : `${units} ${info.baseCurrency}`
  }
}
