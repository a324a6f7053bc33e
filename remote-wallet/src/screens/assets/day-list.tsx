/** Every day in figures, the newest first: what the picture shows, for whoever would rather read it. */
import { Trans } from '@lingui/react/macro'
import { writeDay } from '@shared/format/day-first'
import { Amount } from '@shared/ui/amount'
import { Change } from '@shared/ui/change'
import { InflowNote } from './inflow-note.tsx'
import type { HistoryDay } from './profit.model.ts'
import css from './profit.module.css'

export const DayList = ({ days }: { days: readonly HistoryDay[] }) => (
  <table className={css.list}>
    <thead>
      <tr>
        <th scope="col">
          <Trans>Day</Trans>
        </th>
        <th scope="col">
          <Trans>Total assets</Trans>
        </th>
        <th scope="col">
          <Trans context="earned">Profit</Trans>
        </th>
      </tr>
    </thead>
    <tbody>
      {days.toReversed().map(day => (
        <Row key={day.day} {...day} />
      ))}
    </tbody>
  </table>
)

function Row({ day, total, inflow, profit }: HistoryDay) {
  if (total === undefined)
    return (
      <tr>
        <th scope="row">{writeDay(day)}</th>
        <td colSpan={2} className={css.none}>
          <Trans>No data for this day</Trans>
        </td>
      </tr>
    )
  return (
    <tr>
      <th scope="row">{writeDay(day)}</th>
      <td>
        <Amount value={total} />
        <InflowNote inflow={inflow} />
      </td>
      <td>
        <Change amount={profit ?? null} own />
      </td>
    </tr>
  )
}
