import { Icon, type LucideIcon } from '@shared/ui/icon'
import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import css from './explain.module.css'

type Props = { children: ReactNode; icon?: LucideIcon; onClick(): void }

/** The way back to a product's sheet, or to another one that tells more. */
export const ExplainButton = ({ children, icon = Info, onClick }: Props) => (
  <button type="button" className={css.way} aria-haspopup="dialog" onClick={onClick}>
    <Icon of={icon} size={16} />
    <span>{children}</span>
  </button>
)
