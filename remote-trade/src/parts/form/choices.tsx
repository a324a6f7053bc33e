/** One of a few, each with a figure below it: a duration and what it pays, a strike and its premium. Native radios. */
import { type ReactNode, useId } from 'react'
import css from './choices.module.css'

type Props<T extends string> = {
  label: string
  options: readonly { value: T; label: ReactNode; note: ReactNode }[]
  value: T | ''
  onChange(value: T): void
  error?: string | undefined
  /** A scale below them, a place for each: they then stand in columns of one width. */
  children?: ReactNode
}

export function Choices<T extends string>({ label, options, value, onChange, error, children }: Props<T>) {
  const id = useId()
  return (
    <div>
      <div className={css.room}>
        <div className={css.whole}>
          <div
            role="radiogroup"
            aria-label={label}
            aria-describedby={`${id}e`}
            className={css.choices}
            data-scaled={children !== undefined || undefined}
          >
            {options.map(option => (
              <label key={option.value} className={css.choice}>
                <input
                  type="radio"
                  className={css.radio}
                  name={id}
                  checked={option.value === value}
                  data-invalid={error !== undefined || undefined}
                  onChange={() => onChange(option.value)}
                />
                <b className="num" translate="no">
                  {option.label}
                </b>
                <span className={`num ${css.note}`} translate="no">
                  {option.note}
                </span>
              </label>
            ))}
          </div>
          {children}
        </div>
      </div>
      <p id={`${id}e`} className={css.error} aria-live="polite">
        {error}
      </p>
    </div>
  )
}
