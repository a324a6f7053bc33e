/** A deposit that was not paid in time: what comes now is not credited by itself. */
import { Trans } from '@lingui/react/macro'
import type { Recharge } from '@shared/contract/calls/wallet'
import { rechargeStages } from '@shared/contract/codes'
import { Banner } from '@shared/ui/banner'

export function Expired({ order: { failReason, stage, payCurrency } }: { order: Recharge }) {
  if (failReason !== 'expired' || stage === rechargeStages.address) return null
  const title = payCurrency ? (
    <Trans>Don't pay into this bank account again</Trans>
  ) : (
    <Trans>Don't send anything else to this address</Trans>
  )
  return (
    <Banner kind="wait" title={title}>
      <Trans>
        Already paid? It won't be credited automatically. Start a new deposit and add that payment as proof so we can
        match it.
      </Trans>
    </Banner>
  )
}
