/** How far the price may move against the person between the confirm sheet and the fill. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Chip, Chips } from '@shared/ui/chip'
import { useAtom } from 'jotai'
import { useFigures } from './figures.ts'
import { rememberedAtom, type Tolerance, tolerances } from './terms.ts'
import css from './tolerance.module.css'

/** Kept on the device. */
export function useTolerance(): [Tolerance, (next: Tolerance) => void] {
  const [remembered, remember] = useAtom(rememberedAtom)
  return [remembered.tolerance, tolerance => remember({ ...remembered, tolerance })]
}

export function ToleranceChoice({ disabled }: { disabled: boolean }) {
  const { t } = useLingui()
  const { percent } = useFigures()
  const [tolerance, setTolerance] = useTolerance()
  return (
    <div className={css.tolerance}>
      <span className={css.label}>
        <Trans>Maximum slippage</Trans>
      </span>
      <Chips label={t`Maximum slippage`}>
        {tolerances.map(rate => (
          <Chip key={rate} on={rate === tolerance} disabled={disabled} onClick={() => setTolerance(rate)}>
            {percent(rate, 1, 0)}
          </Chip>
        ))}
      </Chips>
    </div>
  )
}
