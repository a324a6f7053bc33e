/** What became of sending it, where no field is to blame; a refusal leads to where it can be looked into. */
import { Trans } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { Banner } from '@shared/ui/banner'
import { OrderNote } from '@shared/ui/order-note'
import { useWays } from 'shell/navigation'
import type { OrderState } from 'shell/order'
import { type Failure, markTold } from 'shell/transport'
import { proofModel } from './proof.model.ts'
import { withdrawModel } from './withdraw.model.ts'

const isAtField = (failure: Failure): boolean =>
  (proofModel.fieldOf?.(failure) ?? withdrawModel.fieldOf?.(failure)) !== undefined

/** What has to be brought first, or looked at. */
function useLead(): (failure: Failure) => string | undefined {
  const way = useWays()
  return ({ need, refusal }) => {
    if (need === 'withdraw-password') return way(to.withdrawPassword({ mode: 'set', from: to.withdraw() }))
    if (need === 'payout-account') return way(to.withdrawAccounts({ add: 'chain', back: to.withdraw() }))
    if (need === 'kyc') return way(to.identity())
    if (refusal === 'change-initial-password') return way(to.changePassword())
    return refusal === 'too-many-open' ? way(to.records({ tab: 'withdraw', status: '0' })) : undefined
  }
}

export function SendingNote({ state }: { state: OrderState }) {
  const records = useWays()(to.records({ tab: 'withdraw' }))
  const lead = useLead()
  if (state.phase !== 'failed') return <OrderNote state={state} records={records} />
  const { failure } = state
  if (isAtField(failure)) return null
  if (failure.refusal === 'terms-changed') return <Changed failure={failure} />
  return (
    <OrderNote state={{ ...state, failure: { ...failure, way: failure.way ?? lead(failure) } }} records={records} />
  )
}

function Changed({ failure }: { failure: Failure }) {
  markTold(failure)
  const words = <Trans>The fee or rate has changed. Check the new figures, then confirm again.</Trans>
  return <Banner kind="wait" title={words} />
}
