/** Take-profit and stop-loss, each as a price or as a return on the margin. */
import { Trans, useLingui } from '@lingui/react/macro'
import { NumberField } from '@shared/ui/number-field'
import { Segmented } from '@shared/ui/segmented'
import type { ReactNode } from 'react'
import css from './target-fields.module.css'
import type { TargetsBy, Typed } from './targets.ts'

type Target = keyof Typed
type Props = {
  by: TargetsBy
  onBy(by: TargetsBy): void
  typed: Typed
  onTyped(typed: Typed): void
  errors: Partial<Record<Target, string | undefined>>
  /** What each would mean. */
  help: Partial<Record<Target, ReactNode>>
  disabled?: boolean
}

export function TargetFields({ by, onBy, typed, onTyped, errors, help, disabled = false }: Props) {
  const { t } = useLingui()
  const ways = [
    { value: 'price', label: t`Price` },
    { value: 'return', label: t`Return %` },
  ] as const
  const field = (target: Target, label: ReactNode) => (
    <NumberField
      label={label}
      labelled="stacked"
      value={typed[target]}
      onChange={value => onTyped({ ...typed, [target]: value })}
      unit={by === 'return' ? '%' : undefined}
      error={errors[target]}
      help={help[target]}
      disabled={disabled}
    />
  )
  return (
    <>
      <Segmented label={t`Set by`} options={ways} value={by} onChange={onBy} disabled={disabled} />
      <div className={css.pair}>
        {field('takeProfit', <Trans>Take profit</Trans>)}
        {field('stopLoss', <Trans>Stop loss</Trans>)}
      </div>
    </>
  )
}
