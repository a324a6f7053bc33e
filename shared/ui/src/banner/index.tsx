import { useLingui } from '@lingui/react/macro'
import { ChevronRight, ClockAlert, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon, type LucideIcon } from '../icon/index.tsx'
import { IconButton } from '../icon-button/index.tsx'
import css from './index.module.css'

export interface BannerProps {
  kind?: 'brand' | 'wait' | 'danger' | undefined
  icon?: LucideIcon | undefined
  title: ReactNode
  /** Second line. */
  children?: ReactNode
  /** Where it leads: the words are a link, with a chevron. */
  href?: string | undefined
  /** A small button in it. */
  action?: ReactNode
  /** Absent where what it says blocks something. */
  onClose?: (() => void) | undefined
}

const icons = { brand: Info, wait: ClockAlert, danger: TriangleAlert }

/** Something to know before going on, on its soft colour. */
export function Banner({ kind = 'brand', icon = icons[kind], title, children, href, action, onClose }: BannerProps) {
  const { t } = useLingui()
  const face = (
    <>
      <span className={css.icon}>
        <Icon of={icon} />
      </span>
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        {children !== undefined && <span className={css.more}>{children}</span>}
      </span>
    </>
  )
  return (
    <div className={css.banner} data-kind={kind}>
      {href === undefined ? (
        <div className={css.face}>{face}</div>
      ) : (
        <a className={css.face} href={href}>
          {face}
          <span className={css.icon}>
            <Icon of={ChevronRight} size={18} />
          </span>
        </a>
      )}
      {action}
      {onClose && (
        <IconButton icon={X} size={18} label={t({ message: 'Close', context: 'window' })} onClick={onClose} />
      )}
    </div>
  )
}
