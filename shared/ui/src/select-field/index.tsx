import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { FieldFrame, type FrameProps } from '../field/index.tsx'
import { Icon } from '../icon/index.tsx'
import css from './index.module.css'

export interface SelectFieldProps
  extends Omit<FrameProps, 'label' | 'readOnly'>,
    Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'prefix' | 'value' | 'children' | 'disabled'> {
  label: string
  /** What is chosen, in words; undefined: nothing yet. */
  value?: ReactNode
  placeholder?: string | undefined
  /** Before the value: an asset's mark. */
  prefix?: ReactNode
  /** `above` the well like a field's label, `inside` at its left, or `hidden` where the value says enough ("20x"). */
  labelled?: 'above' | 'inside' | 'hidden' | undefined
  /** Whether the sheet that it opens is open. */
  open?: boolean | undefined
}

/** A choice made in a sheet: shows what is chosen, opens the sheet when pressed. The sheet itself is the screen's. */
export function SelectField(props: SelectFieldProps) {
  const { label, value, placeholder, prefix, labelled = 'above', open, ...more } = props
  const { note, help, error, reason, disabled, ...rest } = more
  const off = disabled || reason !== undefined
  return (
    <FieldFrame label={labelled === 'above' && label} {...{ note, help, error, reason, disabled }}>
      {wire => (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={open ?? false}
          {...rest}
          {...wire}
          aria-labelledby={`${wire.id}l ${wire.id}v`}
          className={css.select}
          disabled={off}
        >
          {prefix}
          <span id={`${wire.id}l`} className={labelled === 'inside' ? css.label : 'visually-hidden'}>
            {label}{' '}
          </span>
          <span id={`${wire.id}v`} className={css.value} data-empty={value === undefined || undefined}>
            {value ?? placeholder}
          </span>
          <Icon of={ChevronDown} size={18} />
        </button>
      )}
    </FieldFrame>
  )
}
