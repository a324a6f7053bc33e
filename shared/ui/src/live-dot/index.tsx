import css from './index.module.css'

export interface LiveDotProps {
  /** Prices arrive (its halo breathes), or they are old (it is hollow). */
  live: boolean
}

/** The present end of a line that is still being drawn; silent: the age beside it says the same in words. */
export const LiveDot = ({ live }: LiveDotProps) => (
  <span className={css.dot} data-live={live || undefined} aria-hidden="true" />
)
