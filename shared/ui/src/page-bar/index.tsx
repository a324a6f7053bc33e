import type { ReactNode } from 'react'
import { WordMark } from '../word-mark/index.tsx'
import css from './index.module.css'

export interface PageBarProps {
  /** The tab's title; without one the word mark stands there. */
  title?: ReactNode
  /** At the right: icon buttons. */
  actions?: ReactNode
}

/** The top of a tab page. */
export function PageBar({ title, actions }: PageBarProps) {
  return (
    <header className={css.bar}>
      <h1 className={css.title}>{title ?? <WordMark />}</h1>
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </header>
  )
}
