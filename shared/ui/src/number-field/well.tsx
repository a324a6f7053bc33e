import { useLingui } from '@lingui/react/macro'
import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../icon-button/index.tsx'
import css from './index.module.css'

export interface WellProps {
  /** The input's, for its label. */
  id: string
  label: ReactNode
  labelled: string
  unit: string | undefined
  unitControl: ReactNode
  off: boolean | undefined
  onMax: (() => void) | undefined
  onStep: ((way: 1 | -1) => void) | undefined
  children: ReactNode
}

/** What stands round the figure: label, unit, "Max", and the steps at either end. */
export function Well({ id, label, labelled, unit, unitControl, off, onMax, onStep, children }: WellProps) {
  const { t } = useLingui()
  const step = (icon: typeof Plus, name: string, way: 1 | -1) => (
    <span className={css.step}>
      <IconButton icon={icon} size={20} label={name} disabled={off} aria-controls={id} onClick={() => onStep?.(way)} />
    </span>
  )
  return (
    <>
      {onStep && step(Minus, t`Decrease`, -1)}
      <span className={css.figure} data-labelled={labelled} data-stepped={onStep !== undefined || undefined}>
        {label !== undefined && (
          <label className={css.label} htmlFor={id}>
            {label}
          </label>
        )}
        {children}
      </span>
      {unitControl ??
        (unit !== undefined && (
          <span id={`${id}u`} className={css.unit} translate="no">
            {unit}
          </span>
        ))}
      {onMax && (
        <button type="button" className={css.max} disabled={off} onClick={onMax}>
          {t`Max`}
        </button>
      )}
      {onStep && step(Plus, t`Increase`, 1)}
    </>
  )
}
