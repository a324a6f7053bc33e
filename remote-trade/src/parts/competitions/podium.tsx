/** The three best of a competition on their steps, from the ranking as it is now. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Change } from '@shared/ui/change'
import type { ReactNode } from 'react'
import css from './podium.module.css'
import type { RankRow } from './reward.model.ts'

type Place = Pick<RankRow, 'rank' | 'account' | 'totalYield' | 'mine'>

const places = [1, 2, 3] as const

/**
 * @param rows undefined until they are known: the steps are drawn without names
 * @param note above the steps
 */
export function Podium({ rows, note }: { rows: readonly Place[] | undefined; note?: ReactNode }) {
  const { t } = useLingui()
  return (
    <div className={css.plate}>
      <svg className={css.hills} viewBox="0 0 360 60" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 60V34l50-22 38 16 60-28 56 30 44-18 52 22 60-16v42z" />
      </svg>
      {note && <p className={css.note}>{note}</p>}
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
