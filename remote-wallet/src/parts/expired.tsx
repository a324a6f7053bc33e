/** A deposit that was not paid in time: what comes now is not credited by itself. */
import { Trans } from '@lingui/react/macro'
import type { Recharge } from '@shared/contract/calls/wallet'
import { rechargeStages } from '@shared/contract/codes'
import { Banner } from '@shared/ui/banner'

export function Expired({ order: { failReason, stage, payCurrency } }: { order: Recharge }) {
  if (failReason !== 'expired' || stage === rechargeStages.address) return null
  const title = payCurrency ? (
    <Trans>Don't pay to this bank account any more</Trans>
  ) : (
    <Trans>Don't send anything to this address any more</Trans>
  )
  return (
    <Banner kind="wait" title={title}>
      <Trans>
        Already paid? It isn't credited by itself. Start a new deposit and add that payment as its proof: then we can
        match it.
      </Trans>
    </Banner>
  )
}
