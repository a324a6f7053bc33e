import { type CSSProperties, type ReactNode, useId } from 'react'
import css from './index.module.css'

export interface SegmentedProps<T extends string> {
  /** What is chosen, for whoever cannot see it. */
  label: string
  /** Two to four short words. */
  options: readonly { value: T; label: ReactNode }[]
  value: T
  onChange: (value: T) => void
  disabled?: boolean | undefined
}

/** One of a few, all in sight. Native radios: the arrows, Tab and a screen reader know them. */
export function Segmented<T extends string>({ label, options, value, onChange, disabled }: SegmentedProps<T>) {
  const name = useId()
  const at = options.findIndex(option => option.value === value)
  const place = { '--of': options.length, '--at': at } as CSSProperties
  return (
    <div role="radiogroup" aria-label={label} className={css.track} style={place} data-off={disabled || undefined}>
      {at >= 0 && <i className={css.thumb} />}
      {options.map(option => (
        <label key={option.value} className={css.option}>
          <input
            type="radio"
            className={css.radio}
            name={name}
            disabled={disabled}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={css.word}>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
