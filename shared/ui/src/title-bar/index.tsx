import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../icon-button/index.tsx'
import css from './index.module.css'

export interface TitleBarProps {
  title: ReactNode
  /** Absent: nothing to go back to. */
  onBack?: (() => void) | undefined
  /** A cross instead of the arrow: leaving gives something up (a form, the login). */
  close?: boolean | undefined
  /** At the right: two at most. */
  actions?: ReactNode
}

/** The top of an inner page: back at the left, the title beside it, so that long words fit. */
export function TitleBar({ title, onBack, close, actions }: TitleBarProps) {
  const { t } = useLingui()
  return (
    <header className={css.bar}>
      {onBack && (
        <IconButton
          icon={close ? X : ChevronLeft}
          label={close ? t({ message: 'Close', context: 'window' }) : t`Back`}
          onClick={onBack}
        />
      )}
      <h1 className={css.title} data-alone={onBack === undefined || undefined}>
        {title}
      </h1>
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </header>
  )
}
