import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Refusal } from './client.ts'
import css from './ops.module.css'

export interface RefusalNoteProps {
  refusal: Refusal
  /** What there is to do about it. */
  children?: ReactNode
}

/** It comes where nobody looks: at a press of the button below. */
const intoSight = (note: HTMLElement | null) => note?.scrollIntoView({ block: 'nearest' })

/** Why it was not done: in the words of the command, which name what to do. */
export function RefusalNote({ refusal: { failure, message }, children }: RefusalNoteProps) {
  return (
    <div ref={intoSight} className={css.refused}>
      <div role="alert" className={css.refusal} data-refusal={failure}>
        <b>
          <RefusalTitle failure={failure} />
        </b>
        <p className={css.said}>{message}</p>
      </div>
      {children}
    </div>
  )
}

function RefusalTitle({ failure }: Pick<Refusal, 'failure'>) {
  if (failure === 'overtaken') return <Trans>Someone else made a decision in the meantime. Nothing was changed.</Trans>
  if (failure === 'away') return <Trans>No reply. Check whether it was done before you try again.</Trans>
  return <Trans>Refused. Nothing was changed.</Trans>
}
