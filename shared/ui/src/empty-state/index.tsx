import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon, type LucideIcon } from '../icon/index.tsx'
import css from './index.module.css'

export interface EmptyStateProps {
  icon?: LucideIcon | undefined
  title: ReactNode
  /** What would stand here, or how to get there. */
  children?: ReactNode
  /** One way on: a small tonal button. */
  action?: ReactNode
}

/** A list with nothing in it. */
export function EmptyState({ icon = Inbox, title, children, action }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      <Icon of={icon} size={40} />
      <p className={css.title}>{title}</p>
      {children !== undefined && <p className={css.sentence}>{children}</p>}
      {action !== undefined && <div className={css.action}>{action}</div>}
    </div>
  )
}
