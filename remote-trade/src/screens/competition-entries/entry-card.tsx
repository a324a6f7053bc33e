/** One entry: what it is worth, where it stands, what came of it. */
import { Trans } from '@lingui/react/macro'
import type { CompetitionEntry } from '@shared/contract'
import { entryStates } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { formatRecordTime } from '@shared/format/time'
import { Amount } from '@shared/ui/amount'
import { Button } from '@shared/ui/button'
import { Change } from '@shared/ui/change'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useWay } from 'shell/navigation'
import { BarredWords, Verify } from '../../parts/competitions/barred.tsx'
import { useCompetition } from '../../parts/competitions/competition.api.ts'
import { Standing } from '../../parts/competitions/standing.tsx'
import { StateBadge } from '../../parts/competitions/states.tsx'
import css from './competition-entries.module.css'

const UNIT = 'USDT'

export function EntryCard({ of }: { of: CompetitionEntry }) {
  const { id, competitionId, title, status } = of
  const trade = useWay(to.contract({ competition: id }))
  const detail = useWay(to.competition({ id: competitionId }))
  return (
    <li className={css.entry}>
      <div className={css.head}>
        <h2 className={css.title}>{detail ? <a href={detail}>{title}</a> : title}</h2>
        <StateBadge of={status} />
      </div>
      <Result of={of} />
      {status === entryStates.inProgress ? <ToReward of={of} /> : <NoReward of={of} />}
      <Verify of={of} />
      <Figures of={of} />
      {status === entryStates.inProgress && trade && (
        <div className={css.trade}>
          <Button wide look="tonal" href={trade}>
            <Trans>Trade</Trans>
          </Button>
        </div>
      )}
    </li>
  )
}

const Result = ({ of: { assets, totalIncome, totalYield } }: { of: CompetitionEntry }) => (
  <p className={css.result}>
    <b className="title-2">
      <Amount value={assets} unit={UNIT} />
    </b>
    <Change amount={totalIncome} rate={totalYield} />
  </p>
)

/** The competition that it is in says what its places pay. */
function ToReward({ of }: { of: CompetitionEntry }) {
  const { data } = useCompetition(of.competitionId)
  if (!data || !of.ranking) return null
  return (
    <p className={css.toReward}>
      <Standing of={data} mine={{ ...of, ranking: of.ranking }} />
    </p>
  )
}

/** Why it won nothing. */
const NoReward = ({ of }: { of: CompetitionEntry }) =>
  of.barred && (
    <p className={css.toReward}>
      <BarredWords of={of} />
    </p>
  )

function Figures({ of }: { of: CompetitionEntry }) {
  const { ranking, dailyIncome, accountNo, joinTime, endTime, exitTime, reward } = of
  return (
    <Sums>
      <SumRow label={<Trans>Place</Trans>} value={ranking ?? '--'} />
      <SumRow label={<Trans>Today</Trans>} value={<Change amount={dailyIncome} />} />
      {reward != null && <SumRow strong label={<Trans>Reward</Trans>} value={<Amount value={reward} unit={UNIT} />} />}
      <SumRow label={<Trans>Joined</Trans>} value={formatRecordTime(joinTime)} />
      {exitTime ? (
        <SumRow label={<Trans context="competition">Left</Trans>} value={formatRecordTime(exitTime)} />
      ) : (
        <SumRow label={<Trans>Ends</Trans>} value={formatRecordTime(endTime)} />
      )}
      <SumRow label={<Trans>Account number</Trans>} value={accountNo} />
    </Sums>
  )
}
