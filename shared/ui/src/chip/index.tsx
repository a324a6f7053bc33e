import type { ComponentPropsWithRef, ReactNode } from 'react'
import css from './index.module.css'

export interface ChipProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> {
  /** On or off, for one that stays (a filter); left out for one that acts at once (an amount). */
  on?: boolean | undefined
}

/** A small choice in a row of them. Everything else of a `<button>` passes through. */
export function Chip({ on, children, ...rest }: ChipProps) {
  return (
    <button type="button" {...rest} className={css.chip} aria-pressed={on}>
      {children}
    </button>
  )
}

export interface ChipsProps {
  /** What the row chooses, for whoever cannot see it. */
  label: string
  children: ReactNode
  /** Every chip as wide as the next; else the row scrolls sideways. */
  even?: boolean | undefined
}

/** The row that chips stand in. */
export function Chips({ label, children, even }: ChipsProps) {
  return (
    <fieldset aria-label={label} className={css.chips} data-even={even || undefined}>
      {children}
    </fieldset>
  )
}
