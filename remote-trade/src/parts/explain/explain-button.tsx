import { Icon } from '@shared/ui/icon'
import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import css from './explain.module.css'

/** The way back to a product's sheet. */
export const ExplainButton = ({ children, onClick }: { children: ReactNode; onClick(): void }) => (
  <button type="button" className={css.way} aria-haspopup="dialog" onClick={onClick}>
    <Icon of={Info} size={16} />
    <span>{children}</span>
  </button>
)
