import { useLingui } from '@lingui/react/macro'
import { formatPercent } from '@shared/format/number'
import type { Decimal } from '@shared/money'
import { Chip, Chips } from '../chip/index.tsx'
import { useLocale } from '../use-locale.ts'
import css from './index.module.css'

export interface ToleranceFieldProps<T extends Decimal> {
  /** Of what it is, where that is not the price. */
  label?: string | undefined
  /** Fractions of the price, or of what the label says. */
  choices: readonly T[]
  value: T
  onChange: (next: T) => void
  disabled?: boolean | undefined
}

/** How far the price may move against the person between the confirm sheet and the fill. */
export function ToleranceField<T extends Decimal>({
  choices,
  value,
  onChange,
  disabled,
  label,
}: ToleranceFieldProps<T>) {
  const { t } = useLingui()
  const locale = useLocale()
  const name = label ?? t`Maximum slippage`
  return (
    <div className={css.tolerance}>
      <span className={css.label}>{name}</span>
      <Chips label={name}>
        {choices.map(rate => (
          <Chip key={rate} on={rate === value} disabled={disabled} onClick={() => onChange(rate)}>
            {formatPercent(locale, rate, { places: 1, minPlaces: 0 })}
          </Chip>
        ))}
      </Chips>
    </div>
  )
}
