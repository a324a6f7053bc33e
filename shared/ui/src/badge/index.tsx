import type { ReactNode } from 'react'
import css from './index.module.css'

/**
 * The colour of a state: green, orange or red (specification, section 9). Green is running or well ended, orange waits or came
 * to nothing by choice or chance, red went wrong or was called off. No state is grey.
 */
export type StateKind = 'ok' | 'wait' | 'bad'

export interface BadgeProps {
  /** What the word means; the word itself always stands in it. `rise` and `fall` for a direction ("Long 20x"), `plain` for a mark that is no state. */
  kind?: StateKind | 'brand' | 'plain' | 'rise' | 'fall' | undefined
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
