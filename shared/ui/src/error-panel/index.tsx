import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../button/index.tsx'
import css from './index.module.css'

export interface ErrorPanelProps {
  /** What failed: "The order list did not load". */
  title: ReactNode
  /** Why, and what still holds: "Your orders are safe." */
  children?: ReactNode
  onRetry?: (() => void) | undefined
  retrying?: boolean | undefined
  /** For whoever is asked about it: a kind and the request's id. */
  code?: string | undefined
}

/** A region that could not be filled; it fills only its own region, the rest of the page goes on. */
export function ErrorPanel({ title, children, onRetry, retrying, code }: ErrorPanelProps) {
  const { t } = useLingui()
  return (
    <div role="alert" className={css.panel} data-panel="">
      <p className={css.title}>{title}</p>
      {children !== undefined && <p className={css.sentence}>{children}</p>}
      <div className={css.foot}>
        {onRetry && (
          <Button small loading={retrying} onClick={onRetry}>
            {t`Retry`}
          </Button>
        )}
        {code !== undefined && <span className={css.code}>{code}</span>}
      </div>
    </div>
  )
}
