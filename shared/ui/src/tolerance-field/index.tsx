import { Trans, useLingui } from '@lingui/react/macro'
import { formatPercent } from '@shared/format/number'
import { Chip, Chips } from '../chip/index.tsx'
import { useLocale } from '../use-locale.ts'
import css from './index.module.css'

/** Fractions of the price. */
export const tolerances = ['0.001', '0.005', '0.01'] as const
export type Tolerance = (typeof tolerances)[number]

export interface ToleranceFieldProps {
  value: Tolerance
  onChange: (next: Tolerance) => void
  disabled?: boolean | undefined
}

/** How far the price may move against the person between the confirm sheet and the fill. */
export function ToleranceField({ value, onChange, disabled }: ToleranceFieldProps) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <div className={css.tolerance}>
      <span className={css.label}>
        <Trans>Maximum slippage</Trans>
      </span>
      <Chips label={t`Maximum slippage`}>
        {tolerances.map(rate => (
          <Chip key={rate} on={rate === value} disabled={disabled} onClick={() => onChange(rate)}>
            {formatPercent(locale, rate, { places: 1, minPlaces: 0 })}
          </Chip>
        ))}
      </Chips>
    </div>
  )
}
