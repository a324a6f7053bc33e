/** Why an entry wins no reward (docs/rules/trade.md#competitions). */
import { Trans, useLingui } from '@lingui/react/macro'
import type { CompetitionEntry } from '@shared/contract'
import * as to from '@shared/contract/to'
import { formatRecordTime } from '@shared/format/time'
import { Button } from '@shared/ui/button'
import { useWay } from 'shell/navigation'
import { canStillVerify, useVerification } from './verification.ts'

type Barred = Pick<CompetitionEntry, 'barred' | 'status' | 'verifyBy'>
type Reason = NonNullable<CompetitionEntry['barred']>

function useIdentityReason(of: Barred): string {
  const { t } = useLingui()
  const { isUnderReview } = useVerification()
  const time = of.verifyBy && formatRecordTime(of.verifyBy)
  if (!canStillVerify(of))
    return time
      ? t`No reward: your identity wasn't verified before ${time}`
      : t`No reward: your identity wasn't verified in time`
  if (isUnderReview) return t`Identity under review`
  return time
    ? t`Verify your identity before ${time} to qualify for a reward`
    : t`Verify your identity before the start to qualify for a reward`
}

function useReasons(of: Barred): Readonly<Record<Reason, string>> {
  const { t } = useLingui()
  return {
    identity: useIdentityReason(of),
    person: t`Only your first entry qualifies for a reward`,
    opposite: t`No reward for trading against a linked account`,
    risk: t`Not enough closed positions, or too little time with open positions, for a reward`,
  }
}

export function BarredWords({ of }: { of: Barred }) {
  const reasons = useReasons(of)
  return of.barred && reasons[of.barred]
}

/** The way out of it, while there is one. */
export function Verify({ of }: { of: Barred }) {
  const { t } = useLingui()
  const way = useWay(to.identity())
  const { isUnderReview } = useVerification()
  if (of.barred !== 'identity' || !canStillVerify(of) || isUnderReview || !way) return null
  return (
    <Button small look="tonal" href={way} aria-label={t`Verify your identity`}>
      <Trans context="identity">Verify</Trans>
    </Button>
  )
}
