/** Tells whoever is not verified, before they join, by when an identity counts for a reward, with the way to verify it. */
import { Trans } from '@lingui/react/macro'
import type { Competition } from '@shared/contract'
import * as to from '@shared/contract/to'
import { formatRecordTime } from '@shared/format/time'
import { Banner } from '@shared/ui/banner'
import { useWay } from 'shell/navigation'
import { canJoinFirst, useVerification, verifyByOf } from '../../parts/competitions/verification.ts'

export function VerifyFirst({ of }: { of: Competition }) {
  const { isVerified, isUnderReview } = useVerification()
  const way = useWay(isUnderReview ? to.identityResult({ kind: 'basic' }) : to.identity())
  if (isVerified || of.rewards.length === 0) return null
  const title = isUnderReview ? (
    <Trans>Identity under review</Trans>
  ) : (
    <Trans>Verify your identity to win a reward</Trans>
  )
  return (
    <Banner kind="wait" href={way} title={title}>
      <Deadline of={of} />
    </Banner>
  )
}

function Deadline({ of }: { of: Competition }) {
  const time = formatRecordTime(verifyByOf(of))
  if (canJoinFirst(of)) return <Trans>It must be verified before {time}. You can join first.</Trans>
  return <Trans>This competition is running, so it must be verified before you join.</Trans>
}
