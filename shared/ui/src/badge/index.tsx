import type { ReactNode } from 'react'
import css from './index.module.css'

export interface BadgeProps {
  /** What the word means; the word itself always stands in it. `rise` and `fall` for a direction ("Long 20x"). */
  kind?: 'ok' | 'wait' | 'bad' | 'brand' | 'plain' | 'rise' | 'fall' | undefined
  children: ReactNode
}

/** A status in a word, on its soft colour. */
export function Badge({ kind = 'plain', children }: BadgeProps) {
  return (
    <span className={css.badge} data-kind={kind}>
      {children}
    </span>
  )
}
