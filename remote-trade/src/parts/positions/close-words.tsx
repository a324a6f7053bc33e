/** What closing a position says: on its button, at its field, and once it is done. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Position, SymbolInfo } from '@shared/contract'
import { pairOf } from '@shared/contract/symbols'
import type { Decimal } from '@shared/money'
import { useUnit } from '../cfd/units.ts'
import { netOf } from '../history/net.ts'
import { useFigures } from '../words/figures.ts'
import { modeOfRow, useTellTrade } from '../words/use-tell-trade.ts'
import type { CloseFault } from './position.model.ts'

/** What is wrong with the quantity. */
/** @param unit of the quantity */
export function useCloseFaultWords(unit: string) {
  const { t } = useLingui()
  const { exact } = useFigures()
  return (fault: CloseFault): string => {
    if (fault.name === 'missing') return t`Enter a quantity`
    if (fault.name === 'quantity-step') {
      const step = exact(fault.step)
      return t`Enter a multiple of ${step} ${unit}`
    }
    const [min, max] = [exact(fault.min), exact(fault.max)]
    return t`Enter ${min} to ${max} ${unit}`
  }
}

/** Says what a closing brought. @param part '' for the whole */
export function useTellClosed(info: SymbolInfo) {
  const { t } = useLingui()
  const figures = useFigures()
  const unitOf = useUnit()
  const say = useTellTrade()
  return (row: Position | undefined, part: Decimal | ''): void => {
    const [profit, quantity] = [figures.signed(row && netOf(row)), figures.exact(part || null)]
    const [pair, unit, base] = [pairOf(info), row?.currency ?? '', row ? unitOf(row, info) : '']
    say(
      part === ''
        ? t`${pair} closed, ${profit} ${unit} after fees`
        : t`${quantity} ${base} closed, ${profit} ${unit} after fees`,
      row && { mode: modeOfRow(row), order: row.id },
    )
  }
}

/** A part says how large it is; what is no part of anything says nothing of it. */
export function CloseWords({ percent }: { percent: number }) {
  const share = useFigures().share(percent)
  return percent > 0 && percent < 100 ? (
    <Trans context="position">Close {share}</Trans>
  ) : (
    <Trans context="position">Close position</Trans>
  )
}
