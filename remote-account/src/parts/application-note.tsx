/** Where an application stands that did not simply arrive. */
import { Trans } from '@lingui/react/macro'
import { Banner } from '@shared/ui/banner'
import { OrderNote, type OrderNoteState } from '@shared/ui/order-note'

/** @param records where the truth can be read */
export function ApplicationNote({ state, records }: { state: OrderNoteState; records: string | undefined }) {
  if (state.phase === 'not-placed')
    return <Banner kind="danger" title={<Trans>Nothing was sent. You can try again.</Trans>} />
  return <OrderNote state={state} records={records} />
}
