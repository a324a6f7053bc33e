/** Take-profit and stop-loss, each as a price or as a return on the margin. */
import { Trans, useLingui } from '@lingui/react/macro'
import { NumberField } from '@shared/ui/number-field'
import { Segmented } from '@shared/ui/segmented'
import type { ReactNode } from 'react'
import css from './target-fields.module.css'
import type { TargetsBy, Typed } from './targets.ts'

type Side = 'takeProfit' | 'stopLoss'
type Props = {
  by: TargetsBy
  onBy(by: TargetsBy): void
  typed: Typed
  onTyped(typed: Typed): void
  errors: Partial<Record<Side, string | undefined>>
  /** What each would mean. */
  help: Partial<Record<Side, ReactNode>>
  disabled?: boolean
}

export function TargetFields({ by, onBy, typed, onTyped, errors, help, disabled = false }: Props) {
  const { t } = useLingui()
  const ways = [
    { value: 'price', label: t`Price` },
    { value: 'return', label: t`Return %` },
  ] as const
  const field = (side: Side, label: ReactNode) => (
    <NumberField
      label={label}
      labelled="stacked"
      value={typed[side]}
      onChange={value => onTyped({ ...typed, [side]: value })}
      unit={by === 'return' ? '%' : undefined}
      error={errors[side]}
      help={help[side]}
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
