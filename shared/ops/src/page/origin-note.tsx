import { Trans } from '@lingui/react/macro'
import type { Origin } from '../protocol.ts'
import css from './ops.module.css'

/** Of which commit a release was made, and who published it; nothing where nobody said. */
export function OriginNote({ origin }: { origin: Origin | null | undefined }) {
  if (!origin) return null
  const { source, by } = origin
  const published = <Trans>published by {by}</Trans>
  if (!source) return <span className={css.note}>{published}</span>
  const { commit, branch, dirty, subject, author } = source
  return (
    <span className={css.note}>
      <code className={css.id} title={commit}>
        {commit.slice(0, 12)}
      </code>{' '}
      {branch && `${branch} · `}
      <span className={css.subject}>{subject}</span> · {author} · {published}
      {dirty && (
        <b className={css.bad}>
          {' '}
          <Trans>includes uncommitted changes</Trans>
        </b>
      )}
    </span>
  )
}
