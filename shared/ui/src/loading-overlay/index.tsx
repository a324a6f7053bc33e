import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../button/index.tsx'
import { Spinner } from '../spinner/index.tsx'
import css from './index.module.css'
import { isDark } from './is-dark.ts'

export interface LoadingOverlayProps {
  open: boolean
  text: string
  /** The route's colour (any `#…`, `rgb(…)`); none: the page's own. The words are light on a dark one. */
  background?: string | undefined
  /** It is taking long: says so, and offers a way back. */
  onBack?: (() => void) | undefined
  /** It stands at once: what it takes the place of looked the same. Else it fades in. */
  instant?: boolean | undefined
  /** A sketch of what comes, behind the words. */
  children?: ReactNode
}

/** Covers the box that it stands in until the page is there. How long it stays, and when that is long, is its owner's matter. */
export function LoadingOverlay({ open, text, background, onBack, instant, children }: LoadingOverlayProps) {
  const theme = background === undefined ? undefined : isDark(background) ? 'dark' : 'light'
  return (
    <div
      className={css.overlay}
      data-open={open || undefined}
      data-instant={instant || undefined}
      data-theme={theme}
      style={{ background }}
    >
      {children}
      <div className={css.middle}>
        <Spinner />
        <p role="status" className={css.text}>
          {open && text}
          {open && onBack && (
            <span className={css.long}>
              <Trans>Taking longer than usual</Trans>
            </span>
          )}
        </p>
        {onBack && (
          <Button look="line" onClick={onBack}>
            <Trans>Back</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}
