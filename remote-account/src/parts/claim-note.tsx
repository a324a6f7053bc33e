/** What became of a claim that did not simply succeed, with the way on. */
import { Trans } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { Banner } from '@shared/ui/banner'
import { OrderNote } from '@shared/ui/order-note'
import { useWays } from 'shell/navigation'
import type { OrderState } from 'shell/order'
import { VerifyFirst } from './verify-first.tsx'

export function ClaimNote({ state }: { state: OrderState }) {
  const way = useWays()
  const refusal = state.phase === 'failed' ? state.failure.refusal : undefined
  if (state.phase === 'failed' && refusal === 'kyc-required') return <VerifyFirst title={state.failure.text} />
  if (state.phase !== 'failed' || refusal !== 'change-initial-password')
    return <OrderNote state={state} records={way(to.ledger({ group: '7' }))} />
  const { text } = state.failure
  return (
    <Banner kind="wait" href={way(to.changePassword())} title={text}>
      <Trans>You can then claim what you've earned.</Trans>
    </Banner>
  )
}

/** Whether there is anything to say. */
export const isQuiet = ({ phase }: OrderState): boolean => phase === 'idle' || phase === 'sending'
