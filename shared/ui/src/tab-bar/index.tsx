import { Plural, Trans } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { Icon, type LucideIcon } from '../icon/index.tsx'
import css from './index.module.css'

export interface Tab {
  href: string
  label: string
  icon: LucideIcon
  /** How many are new; `dot`: something is. */
  badge?: number | 'dot' | undefined
}

export interface TabBarProps {
  /** Names the landmark: "Main". */
  label: string
  tabs: readonly Tab[]
  /** The `href` of the page that is shown. */
  current: string | undefined
  /** A tab was pressed, the current one too; `event.preventDefault()` keeps the link from being followed. */
  onPress?: ((tab: Tab, event: MouseEvent) => void) | undefined
}

/** The ways through the app: four, each with its word, the brand's segment on the line above the present one. */
export const TabBar = ({ label, tabs, current, onPress }: TabBarProps) => (
  <nav className={css.bar} aria-label={label}>
    {tabs.map(tab => (
      <a
        key={tab.href}
        className={css.tab}
        href={tab.href}
        aria-current={tab.href === current ? 'page' : undefined}
        onClick={event => onPress?.(tab, event)}
      >
        <Icon of={tab.icon} size={24} />
        <span className={css.label}>{tab.label}</span>
        {tab.badge !== undefined && tab.badge !== 0 && <Badge of={tab.badge} />}
      </a>
    ))}
  </nav>
)

const Badge = ({ of }: { of: number | 'dot' }) => (
  <span className={css.badge} data-dot={of === 'dot' || undefined}>
    {of !== 'dot' && <span aria-hidden="true">{of > 99 ? '99+' : of}</span>}
    <span className="visually-hidden">
      {of === 'dot' ? <Trans>New</Trans> : <Plural value={of} one="# new" other="# new" />}
    </span>
  </span>
)
