import { Icon, type LucideIcon } from '@shared/ui/icon'
import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import css from './explain.module.css'

type WayProps = { icon: LucideIcon; children: ReactNode; onClick(): void }

/** The way to a sheet that tells more. */
export const Way = ({ icon, children, onClick }: WayProps) => (
  <button type="button" className={css.way} aria-haspopup="dialog" onClick={onClick}>
    <Icon of={icon} size={16} />
    <span>{children}</span>
  </button>
)

type Props = { beside?: ReactNode; children: ReactNode; onClick(): void }

/** Opens the sheet of a product, in the figures of the order; its end leads to the help article. */
export const ExplainButton = ({ beside, children, onClick }: Props) => (
  <div className={css.ways}>
    <Way icon={Info} onClick={onClick}>
      {children}
    </Way>
    {beside}
  </div>
)
