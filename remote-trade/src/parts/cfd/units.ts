/** What quantities are counted in. */
import type { Position, SymbolInfo } from '@shared/contract'
import { tradeTypes } from '@shared/contract/codes'
import type { Decimal } from '@shared/money'
import { useFigures } from '../words/figures.ts'
import { useLots } from './cfd-words.ts'

type Of = Pick<Position, 'tradeType'>

/** Lots of a CFD, else the asset. */
export function useUnit(): (row: Of, info: SymbolInfo | undefined) => string {
  const lots = useLots()
  return ({ tradeType }, info) => (tradeType === tradeTypes.cfd ? lots : (info?.baseCurrency ?? ''))
}

/** "0.1 BTC", "0.1 lots". */
export function useSize(): (quantity: Decimal, row: Of, info: SymbolInfo | undefined) => string {
  const { exact } = useFigures()
  const unit = useUnit()
  return (quantity, row, info) => `${exact(quantity)}\u00a0${unit(row, info)}`.trim()
}
