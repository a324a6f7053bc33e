/** The user agreement, where it can be read; this page is kept, so the way back leads to the untouched form. */
import * as to from '@shared/contract/to'
import type { ReactNode } from 'react'
import { useWay } from 'shell/navigation'
import css from './login.module.css'

/** @param onOpen as it is pressed */
export function AgreementLink({ children, onOpen }: { children?: ReactNode; onOpen?: () => void }) {
  const agreement = useWay(to.articleDetail({ key: 'user-agreement' }))
  if (!agreement) return children
  return (
    <a className={css.agreement} href={agreement} onClick={onOpen}>
      {children}
    </a>
  )
}
