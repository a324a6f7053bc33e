/** The day that is read off the picture. */
import { Trans } from '@lingui/react/macro'
import { writeDay } from '@shared/format/day-first'
import { Amount } from '@shared/ui/amount'
import { Change } from '@shared/ui/change'
import { InflowNote } from './inflow-note.tsx'
import type { HistoryDay } from './profit.model.ts'
import css from './profit.module.css'

export function DayReadout({ day: of, today }: { day: HistoryDay | undefined; today: boolean }) {
  return (
    <div className={css.readout} role="status">
      <p className={css.day}>
        {of && writeDay(of.day)}
        {today && (
          <span className={css.today}>
            <Trans>Today</Trans>
          </span>
        )}
      </p>
      {of?.total === undefined ? (
        <p className={css.none}>
          <Trans>No data for this day</Trans>
        </p>
      ) : (
        <p className={css.figures}>
          <Amount value={of.total} size="title-2" />
          <Change amount={of.profit ?? null} own />
          <InflowNote inflow={of.inflow} />
        </p>
      )}
    </div>
  )
}
