import { Trans } from '@lingui/react/macro'
import type { Brought } from '../protocol.ts'
import css from './ops.module.css'

/** A release that somebody took back already: said wherever it could be gone back to. */
export function TakenBackNote({ takenBack }: { takenBack: Brought['takenBack'] | undefined }) {
  if (!takenBack) return null
  const { serial, who, why } = takenBack
  return (
    <span className={css.bad}>
      <Trans>
        Reverted by decision {serial} ({who}): {why}
      </Trans>
    </span>
  )
}
