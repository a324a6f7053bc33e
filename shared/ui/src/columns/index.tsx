import type { ReactNode } from 'react'
import css from './index.module.css'

export interface ColumnsProps {
  /** `Column`s and whatever reaches across both, such as an error. An `ActionBar` stands below the end column. */
  children: ReactNode
}

/**
 * Shows its parts in two columns where the page is at least 575 px wide, and on a phone on its side. Elsewhere it draws no
 * box of its own: its parts are the page's, one below the other, in the order of the source.
 */
export function Columns({ children }: ColumnsProps) {
  return (
    <div className={css.columns} data-columns>
      {children}
    </div>
  )
}

export interface ColumnProps {
  /** In the column at the end, beside up to four parts of the column at the start. One part may have it. */
  end?: boolean | undefined
  children: ReactNode
}

/** A part of one of the two columns. Outside of `Columns` it draws no box. */
export function Column({ end, children }: ColumnProps) {
  return (
    <div className={css.column} data-column={end ? 'end' : 'start'}>
      {children}
    </div>
  )
}
