/** Why an entry wins no reward (docs/rules/trade.md#competitions). */
import { Trans, useLingui } from '@lingui/react/macro'
import type { CompetitionEntry } from '@shared/contract'
import { entryStates } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { Button } from '@shared/ui/button'
import { useWay } from 'shell/navigation'

type Reason = NonNullable<CompetitionEntry['barred']>

function useReasons(): Readonly<Record<Reason, string>> {
  const { t } = useLingui()
  return {
    identity: t`Only people with a verified identity win rewards`,
    person: t`Only your first entry can win a reward`,
    opposite: t`No reward for trading against a linked account`,
    risk: t`Too few closes or minutes at risk for a reward`,
  }
}

export function BarredWords({ why }: { why: Reason }) {
  return useReasons()[why]
}

/** The way out of it, while there is one. */
export function Verify({ of: { barred, status } }: { of: CompetitionEntry }) {
  const { t } = useLingui()
  const way = useWay(to.identity())
  const isOpen = status === entryStates.toStart || status === entryStates.inProgress
  if (barred !== 'identity' || !isOpen || !way) return null
  return (
    <Button small look="tonal" href={way} aria-label={t`Verify your identity`}>
      <Trans context="identity">Verify</Trans>
    </Button>
  )
}
