/** How far one's own entry is from a reward: its place, and the closes and minutes at risk that a reward needs. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Competition, CompetitionEntry } from '@shared/contract'
import { REWARD_CLOSES } from '@shared/contract/closes'
import { ABSENT } from '@shared/format/number'
import { useFigures } from '../words/figures.ts'
import { BarredWords } from './barred.tsx'
import { useCloses, useEverybody } from './competition.api.ts'
import { pointsToReward, rewardAt } from './reward.model.ts'

type Props = { of: Competition; mine: CompetitionEntry & { ranking: number } }

/** Nothing while it is not known who stands above, or the ranking cannot be renewed: places change with each tick. */
function usePlaceWords({ of, mine }: Props): string | undefined {
  const { t } = useLingui()
  const { exact, money } = useFigures()
  const own = { rank: mine.ranking, totalYield: mine.totalYield }
  const { data, error } = useEverybody(of)
  const all = error ? undefined : data
  const left = all && pointsToReward(all.records, of.rewards, own)
  const reward = rewardAt(of.rewards, { ...own, bot: false })
  const [prize, points] = [exact(reward), money(left)]
  if (reward) return t`Reward ${prize} USDT`
  if (!all) return undefined
  return left ? t`${points} percentage points from a reward` : t`No reward`
}

/** "2.08 percentage points from a reward · 3 of 5 required positions closed · 12 of 72 min with open positions" while the competition runs and pays. */
export function Standing(props: Props) {
  const { of, mine } = props
  const words = usePlaceWords(props)
  if (mine.barred) return <BarredWords of={mine} />
  if (of.rewards.length === 0) return words
  return (
    <>
      {words ?? ABSENT}
      <Closes {...props} />
      <Minutes {...props} />
    </>
  )
}

function Closes({ of, mine }: Props) {
  const closes = useCloses(mine, of)
  const all = REWARD_CLOSES
  if (closes == null) return null
  return (
    <>
      {' · '}
      <span>
        <Trans>
          {closes} of {all} required positions closed
        </Trans>
      </span>
    </>
  )
}

/** Of a server that counts them. */
function Minutes({ of: { riskMinutes: all }, mine: { riskMinutes } }: Props) {
  if (!all || riskMinutes == null) return null
  const minutes = Math.min(riskMinutes, all)
  return (
    <>
      {' · '}
      <span>
        <Trans>
          {minutes} of {all} min with open positions
        </Trans>
      </span>
    </>
  )
}
