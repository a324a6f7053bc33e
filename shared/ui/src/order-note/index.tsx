/** Where an order stands that did not simply succeed. */
import { Trans } from '@lingui/react/macro'
import { Banner } from '../banner/index.tsx'

/** Where an order stands, as `useOrder` tells it. */
export type OrderNoteState =
  | { phase: 'idle' | 'sending' | 'checking' | 'not-placed' | 'unconfirmed' }
  | { phase: 'failed'; failure: { kind: string; text: string; field?: string | undefined; way?: string | undefined } }

type Props = { state: OrderNoteState; records: string | undefined; at?: string | undefined }

/** @param records where the truth can be read, e.g. "#/heyue?tab=positions" · @param at the field that shows a refusal itself */
export function OrderNote({ state, records, at }: Props) {
  if (state.phase === 'checking')
    return <Banner kind="wait" title={<Trans>Checking… No reply reached us, so we're looking up the result.</Trans>} />
  if (state.phase === 'not-placed')
    return <Banner kind="danger" title={<Trans>Not placed. Your balance hasn't changed. You can try again.</Trans>} />
  if (state.phase === 'unconfirmed')
    return <Banner kind="danger" href={records} title={<Trans>We couldn't confirm this. Check your history.</Trans>} />
  if (state.phase !== 'failed' || (at && state.failure.field === at)) return null
  const { kind, text, way } = state.failure
  return <Banner kind={kind === 'refused' ? 'danger' : 'wait'} title={text} href={way} />
}
