import { Check } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { Icon } from '../icon/index.tsx'
import css from './index.module.css'

export interface CheckboxProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'checked' | 'onChange' | 'className' | 'style'> {
  checked: boolean
  onChange: (checked: boolean) => void
  /** What one agrees to; may hold links. */
  children: ReactNode
  /** Why it has to be ticked, when it is not. */
  error?: string | undefined
}

/** A tick beside a sentence; the whole sentence is its target. */
export function Checkbox({ checked, onChange, children, error, ...rest }: CheckboxProps) {
  const id = useId()
  return (
    <div>
      <label className={css.label}>
        <span className={css.box}>
          <input
            {...rest}
            className={css.input}
            type="checkbox"
            checked={checked}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error === undefined ? rest['aria-describedby'] : id}
            onChange={event => onChange(event.target.checked)}
          />
          <Icon of={Check} size={16} />
        </span>
        <span className={css.words}>{children}</span>
      </label>
      <div id={id} className={css.error} aria-live="polite">
        {error}
      </div>
    </div>
  )
}
