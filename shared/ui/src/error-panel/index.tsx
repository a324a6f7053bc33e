import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../button/index.tsx'
import css from './index.module.css'

/** As the surface words a failed call (`failureOf`). */
export type CallFailure = { kind: string; text: string; requestId?: string | undefined }

export interface ErrorPanelProps {
  /** What failed: "The order list did not load". */
  title: ReactNode
  /** Why, and what still holds: "Your orders are safe." */
  children?: ReactNode
  /** Gives the why and the code. */
  failure?: CallFailure | undefined
  onRetry?: (() => void) | undefined
  retrying?: boolean | undefined
  /** For whoever is asked about it: a kind and the request's id. */
  code?: string | undefined
}

const nameOf = ({ kind, requestId }: CallFailure) => requestId && `${kind.toUpperCase()} · ${requestId.slice(0, 8)}`

/**
 * The ref of a panel with Retry. A press removes the panel: its focus goes to the element around it, where the answer
 * appears. Otherwise the keyboard and screen readers would begin at the top of the page again.
 */
export const keepsFocus = (panel: HTMLElement | null) => () => {
  const around = panel?.contains(document.activeElement) && panel.parentElement
  if (!around) return
  if (around.tabIndex < 0) around.tabIndex = -1
  around.focus({ preventScroll: true })
}

/** A region that could not be filled; it fills only its own region, the rest of the page goes on. */
export function ErrorPanel({ title, failure, children = failure?.text, onRetry, retrying, code }: ErrorPanelProps) {
  const { t } = useLingui()
  const named = code ?? (failure && nameOf(failure))
  return (
    <div ref={keepsFocus} role="alert" className={css.panel} data-panel="">
      <p className={css.title}>{title}</p>
      {children !== undefined && <p className={css.sentence}>{children}</p>}
      <div className={css.foot}>
        {onRetry && (
          <Button small loading={retrying} onClick={onRetry}>
            {t`Retry`}
          </Button>
        )}
        {named !== undefined && <span className={css.code}>{named}</span>}
      </div>
    </div>
  )
}
