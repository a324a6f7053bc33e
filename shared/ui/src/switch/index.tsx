import type { ComponentPropsWithRef } from 'react'
import css from './index.module.css'

export interface SwitchProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'checked' | 'onChange' | 'className' | 'style'> {
  checked: boolean
  onChange: (checked: boolean) => void
  /** Its name; in a setting row the row is its label instead (`<ListRow control={id}>`, and the `id` here). */
  label?: string | undefined
  /** The change is on its way. */
  loading?: boolean | undefined
}

/** On or off, in force at once. Everything else of an `<input>` passes through. */
export function Switch({ checked, onChange, label, loading, disabled, ...rest }: SwitchProps) {
  return (
    <input
      {...rest}
      className={css.switch}
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says by itself whether it is on
      role="switch"
      aria-label={label}
      aria-busy={loading || undefined}
      disabled={disabled || loading}
      checked={checked}
      onChange={event => onChange(event.target.checked)}
    />
  )
}
