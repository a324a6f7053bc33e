/** What it costs, all of it, and when it is due. */
import { Trans } from '@lingui/react/macro'
import { formatDay } from '@shared/format/time'
import { Amount } from '@shared/ui/amount'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { serverNow } from 'shell/market-feed'
import { costOf } from '../../parts/loans/choice.ts'
import { DAY } from '../../parts/loans/loan.model.ts'
import { NoFreeDay } from '../../parts/loans/no-free-day.tsx'
import { RateRow } from '../../parts/loans/rate-row.tsx'
import css from './loan.module.css'
import type { LoanFormOf } from './use-loan.ts'

export function Cost({ loan: { form, set, days, freeDay, pledging } }: { loan: LoanFormOf }) {
  const { amount } = form.form
  const cost = amount ? costOf({ amount, dailyRate: set.dailyRate, days, freeDay }) : null
  const due = formatDay(serverNow() + days * DAY)
  return (
    <section>
      <Sums>
        <RateRow daily={set.dailyRate} />
        <SumRow
          label={<Trans>Total interest, {days} days</Trans>}
          value={<Amount open value={cost?.interest} unit={set.currency} />}
        />
        <SumRow label={<Trans>Due date</Trans>} value={due} />
        <SumRow
          strong
          label={<Trans>Due that day</Trans>}
          value={<Amount open value={cost?.due} unit={set.currency} />}
        />
      </Sums>
      <p className={css.note}>
        {freeDay ? <Trans>No interest in the first 24 hours.</Trans> : <NoFreeDay />}{' '}
        <Trans>Repay early and you only pay interest for the days that have begun.</Trans>{' '}
        {pledging ? (
          <Trans>Paid out straight away.</Trans>
        ) : (
          <Trans>The due date is counted from the day we approve the loan.</Trans>
        )}
      </p>
    </section>
  )
}
