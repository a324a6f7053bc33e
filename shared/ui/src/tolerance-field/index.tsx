import { Trans, useLingui } from '@lingui/react/macro'
import { formatPercent } from '@shared/format/number'
import type { Decimal } from '@shared/money'
import { Chip, Chips } from '../chip/index.tsx'
import { useLocale } from '../use-locale.ts'
import css from './index.module.css'

export interface ToleranceFieldProps<T extends Decimal> {
  /** Fractions of the price. */
  choices: readonly T[]
  value: T
  onChange: (next: T) => void
  disabled?: boolean | undefined
}

/** How far the price may move against the person between the confirm sheet and the fill. */
export function ToleranceField<T extends Decimal>({ choices, value, onChange, disabled }: ToleranceFieldProps<T>) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <div className={css.tolerance}>
      <span className={css.label}>
        <Trans>Maximum slippage</Trans>
      </span>
      <Chips label={t`Maximum slippage`}>
        {choices.map(rate => (
          <Chip key={rate} on={rate === value} disabled={disabled} onClick={() => onChange(rate)}>
            {formatPercent(locale, rate, { places: 1, minPlaces: 0 })}
          </Chip>
        ))}
      </Chips>
    </div>
  )
}
