/** The three best of a competition on their steps, from the ranking as it is now. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Competition } from '@shared/contract'
import { Change } from '@shared/ui/change'
import css from './podium.module.css'
import { isBeingRanked } from './ranking.model.ts'
import type { RankRow } from './reward.model.ts'

type Place = Pick<RankRow, 'rank' | 'account' | 'totalYield' | 'mine'>

const places = [1, 2, 3] as const

/** @param rows undefined until they are known: the steps are drawn without names */
export function Podium({ of, rows }: { of: Competition; rows: readonly Place[] | undefined }) {
  const { t } = useLingui()
  const nobody = rows?.length === 0 && !isBeingRanked(of)
  return (
    <div className={css.plate}>
      <svg className={css.hills} viewBox="0 0 360 60" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 60V34l50-22 38 16 60-28 56 30 44-18 52 22 60-16v42z" />
      </svg>
      {nobody && (
        <p className={css.nobody}>
          <Trans>Nobody has joined yet</Trans>
        </p>
      )}
      <ol className={css.steps} aria-label={t`Top three`}>
        {places.map(rank => (
          <Step key={rank} rank={rank} of={rows?.find(row => row.rank === rank)} />
        ))}
      </ol>
    </div>
  )
}

const Step = ({ rank, of }: { rank: number; of: Place | undefined }) => (
  <li className={css.place} data-rank={rank} data-empty={of === undefined || undefined}>
    {of && (
      <>
        <b className={css.name}>{of.mine ? <Trans>You</Trans> : of.account}</b>
        <span className={css.yield}>
          <Change rate={of.totalYield} />
        </span>
      </>
    )}
    <span className={css.step}>{rank}</span>
  </li>
)
