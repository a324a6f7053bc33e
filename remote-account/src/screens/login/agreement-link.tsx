/** The user agreement, where it can be read; this page is kept, so the way back leads to the untouched form. */
import type { ReactNode } from 'react'
import { hasRoute } from 'shell/navigation'
import css from './login.module.css'

export const AgreementLink = ({ children }: { children?: ReactNode }) =>
  hasRoute('/articleDetail') ? (
    <a className={css.agreement} href="#/articleDetail?key=user-agreement">
      {children}
    </a>
  ) : (
    children
  )
