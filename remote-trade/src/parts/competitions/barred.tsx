/** Why an entry wins no reward (docs/rules/trade.md#competitions). */
import { Trans, useLingui } from '@lingui/react/macro'
import type { CompetitionEntry } from '@shared/contract'
import { entryStates } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { Button } from '@shared/ui/button'
import { useWay } from 'shell/navigation'

type Barred = Pick<CompetitionEntry, 'barred' | 'status'>
type Reason = NonNullable<CompetitionEntry['barred']>

/** Until the start a verification counts for whoever joined before. */
const isInTime = ({ status }: Barred): boolean => status === entryStates.toStart

function useReasons(of: Barred): Readonly<Record<Reason, string>> {
  const { t } = useLingui()
  return {
    identity: isInTime(of)
      ? t`Verify your identity before the start to win a reward`
      : t`No reward: your identity wasn't verified in time`,
    person: t`Only your first entry can win a reward`,
    opposite: t`No reward for trading against a linked account`,
    risk: t`Too few closes or minutes at risk for a reward`,
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
  if (of.barred !== 'identity' || !isInTime(of) || !way) return null
  return (
    <Button small look="tonal" href={way} aria-label={t`Verify your identity`}>
      <Trans context="identity">Verify</Trans>
    </Button>
  )
}
