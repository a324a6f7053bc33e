import { Trans } from '@lingui/react/macro'
import type { Refusal } from './client.ts'
import css from './ops.module.css'

/** Why it was not done: in the words of the command, which name what to do. */
export function RefusalNote({ refusal: { failure, message } }: { refusal: Refusal }) {
  return (
    <div role="alert" className={css.refusal} data-refusal={failure}>
      <b>
        <RefusalTitle failure={failure} />
      </b>
      <p className={css.said}>{message}</p>
    </div>
  )
}

function RefusalTitle({ failure }: Pick<Refusal, 'failure'>) {
  if (failure === 'overtaken') return <Trans>Somebody decided meanwhile. Nothing was done.</Trans>
  if (failure === 'away') return <Trans>No answer: look whether it was done before you try again.</Trans>
  return <Trans>It was refused. Nothing was done.</Trans>
}
