/** Tells whoever is not verified, before they join, by when an identity counts for a reward, with the way to verify it. */
import { Trans } from '@lingui/react/macro'
import type { Competition } from '@shared/contract'
import { competitionStates, identityStates } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { formatRecordTime } from '@shared/format/time'
import { Banner } from '@shared/ui/banner'
import { useWay } from 'shell/navigation'
import { useSession } from 'shell/session'

/** Unknown counts as verified: the exchange decides. */
export function useVerified(): boolean {
  const state = useSession().user?.basicState
  return state === undefined || state === identityStates.verified
}

export function VerifyFirst({ of }: { of: Competition }) {
  const way = useWay(to.identity())
  const isVerified = useVerified()
  if (isVerified || of.rewards.length === 0) return null
  return (
    <Banner kind="wait" href={way} title={<Trans>Verify your identity to win a reward</Trans>}>
      <Deadline of={of} />
    </Banner>
  )
}

function Deadline({ of: { status, startTime } }: { of: Competition }) {
  const start = formatRecordTime(startTime)
  if (status === competitionStates.toStart)
    return <Trans>It must be verified before {start}. You can join first.</Trans>
  return <Trans>This competition is running, so it must be verified before you join.</Trans>
}
