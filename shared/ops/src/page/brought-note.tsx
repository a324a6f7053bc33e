import { Trans } from '@lingui/react/macro'
import type { Brought } from '../protocol.ts'
import { minuteOf, useFigures } from './names.tsx'
import css from './ops.module.css'
import { OriginNote } from './origin-note.tsx'
import { TakenBackNote } from './taken-back-note.tsx'

/** What is known by now of a release that a decision brought. */
export function BroughtNote({ unit, origin, evidence, takenBack }: Brought) {
  if (!origin && !evidence && !takenBack) return null
  return (
    <li className={css.brought}>
      <b>{unit}</b>
      <TakenBackNote takenBack={takenBack} />
      {evidence && <EvidenceNote evidence={evidence} />}
      <OriginNote origin={origin} />
    </li>
  )
}

/** In all the time that the release ran, whatever was decided since. */
function EvidenceNote({ evidence: { first, ...all } }: { evidence: NonNullable<Brought['evidence']> }) {
  const { count, rate } = useFigures()
  const [pages, failed, part] = [count(all.pages), count(all.failed), rate(all.rate)]
  return (
    <>
      <span className="num" data-evidence="">
        <Trans>
          {failed} of {pages} pages failed ({part})
        </Trans>
      </span>
      {first && (
        <span className={css.message}>
          “{first.message}”{' '}
          <span className={css.note}>
            {first.route} · {minuteOf(first.at)}
          </span>
        </span>
      )}
    </>
  )
}
