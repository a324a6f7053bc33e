/** What each day cost, newest first. */
import { Trans } from '@lingui/react/macro'
import type { Loan } from '@shared/contract/calls/invest/loans'
import { formatDay, formatRecordTime } from '@shared/format/time'
import { Button } from '@shared/ui/button'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useState } from 'react'
import { Money, useFigures } from '../../parts/figures.tsx'
import { hasFreeDay, interestFrom, isRunning } from '../../parts/loans/loan.model.ts'
import { NoFreeDay } from '../../parts/loans/no-free-day.tsx'
import { FEW_DAYS } from './loan-orders.model.ts'
import css from './loan-orders.module.css'

type Props = { loan: Loan }
type Day = NonNullable<Loan['interestDays']>[number]

/** Nothing of a loan that was never paid out. */
export function InterestDays({ loan }: Props) {
  const days = (loan.interestDays ?? []).toReversed()
  if (days.length === 0 && !isRunning(loan)) return null
  return (
    <section className={css.part}>
      <h3 className={css.heading}>
        <Trans>Interest by day</Trans>
      </h3>
      {days.length === 0 ? (
        <p className={css.text}>
          <FreeTime loan={loan} />
        </p>
      ) : (
        <Days days={days} currency={loan.currency} />
      )}
      {loan.freeSeconds === 0 && (
        <p className={css.text}>
          <NoFreeDay />
        </p>
      )}
    </section>
  )
}

/** Until its first day of interest. */
function FreeTime({ loan }: Props) {
  const from = interestFrom(loan)
  if (hasFreeDay(loan) || from === null) return <Trans>No interest in the first 24 hours.</Trans>
  const time = formatRecordTime(from)
  return <Trans>Interest starts {time}.</Trans>
}

function Days({ days, currency }: { days: readonly Day[]; currency: string }) {
  const [all, setAll] = useState(false)
  const visibleDays = all ? days : days.slice(0, FEW_DAYS)
  const count = days.length
  return (
    <>
      <Sums>
        {visibleDays.map(day => (
          <DayRow key={day.day} of={day} currency={currency} />
        ))}
      </Sums>
      {visibleDays.length < count && (
        <Button small onClick={() => setAll(true)}>
          <Trans>Show all {count}</Trans>
        </Button>
      )}
    </>
  )
}

function DayRow({ of, currency }: { of: Day; currency: string }) {
  const { percent } = useFigures()
  const [day, rate] = [of.day, percent(of.rate, 3, 2)]
  return (
    <SumRow
      label={
        <>
          <Trans>Day {day}</Trans> · {formatDay(of.time)} · {rate}
        </>
      }
      value={<Money value={of.amount} currency={currency} />}
    />
  )
}
