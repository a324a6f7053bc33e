import type { ReactNode } from 'react'
import css from './index.module.css'

export interface SectionHeaderProps {
  title: ReactNode
  /** How many stand below. */
  count?: number | undefined
  /** At the right: a note or one action. */
  end?: ReactNode
}

/** The title of a part of a page. */
export function SectionHeader({ title, count, end }: SectionHeaderProps) {
  return (
    <div className={css.header}>
      <h2 className={css.title}>
        {title} {count !== undefined && <span className={css.count}>{count}</span>}
      </h2>
      {end !== undefined && <div className={css.end}>{end}</div>}
    </div>
  )
}
