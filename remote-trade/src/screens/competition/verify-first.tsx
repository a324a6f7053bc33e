/** Tells whoever is not verified, before they join, by when an identity counts for a reward, with the way to verify it. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Competition } from '@shared/contract'
import * as to from '@shared/contract/to'
import { formatRecordTime } from '@shared/format/time'
import { Banner } from '@shared/ui/banner'
import { Button } from '@shared/ui/button'
import { useWay } from 'shell/navigation'
import { canJoinFirst, useMustVerify, useVerification, verifyByOf } from '../../parts/competitions/verification.ts'

export function VerifyFirst({ of }: { of: Competition }) {
  const { isVerified, isUnderReview } = useVerification()
  const mustVerify = useMustVerify(of)
  const way = useWay(isUnderReview ? to.identityResult({ kind: 'basic' }) : to.identity())
  if (isVerified || of.rewards.length === 0) return null
  const title = isUnderReview ? (
    <Trans>Identity under review</Trans>
  ) : mustVerify ? (
    <Trans>Verify your identity to join</Trans>
  ) : (
    <Trans>Verify your identity to qualify for a reward</Trans>
  )
  return (
    <Banner kind="wait" href={way} title={title}>
      {mustVerify ? <Trans>The remaining places are for verified people only.</Trans> : <Deadline of={of} />}
    </Banner>
  )
}

/** Stands in place of Join while the exchange would refuse to let the person join. */
export function VerifyToJoin() {
  const { t } = useLingui()
  const { isUnderReview } = useVerification()
  const way = useWay(to.identity())
  if (isUnderReview || !way)
    return (
      <Button wide look="primary" reason={isUnderReview ? t`Identity under review` : t`Verify your identity to join`}>
        <Trans context="competition">Join</Trans>
      </Button>
    )
  return (
    <Button wide look="primary" href={way} aria-label={t`Verify your identity`}>
      <Trans context="identity">Verify</Trans>
    </Button>
  )
}

function Deadline({ of }: { of: Competition }) {
  const time = formatRecordTime(verifyByOf(of))
  if (canJoinFirst(of)) return <Trans>Your identity must be verified before {time}. You can join first.</Trans>
  return <Trans>This competition is running, so your identity must be verified before you join.</Trans>
}
