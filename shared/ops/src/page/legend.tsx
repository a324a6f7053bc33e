import { Trans } from '@lingui/react/macro'
import type { Span } from '../protocol.ts'
import { useFigures } from './names.tsx'
import css from './ops.module.css'

/** What the pictures show: thirty bars each, whatever the span. */
export function Legend({ span }: { span: Span }) {
  const minutes = useFigures().count(span * 2)
  return (
    <p className={css.legend}>
      <span className={css.failedKey} aria-hidden="true" /> <Trans>share of pages that failed</Trans>
      <span className={css.pagesKey} aria-hidden="true" /> <Trans>pages that ran it</Trans>
      <span>
        <Trans>one bar: {minutes} min, newest right</Trans>
      </span>
    </p>
  )
}
