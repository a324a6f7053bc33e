/** What it costs, all of it, and when it is due. */
import { Trans } from '@lingui/react/macro'
import { formatDay } from '@shared/format/time'
import { Amount } from '@shared/ui/amount'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { serverNow } from 'shell/market-feed'
import { useFigures } from '../../parts/figures.tsx'
import { costOf } from '../../parts/loans/choice.ts'
import { DAY } from '../../parts/loans/loan.model.ts'
import css from './loan.module.css'
import type { LoanFormOf } from './use-loan.ts'

export function Cost({ loan: { form, set, days, freeDay, pledging } }: { loan: LoanFormOf }) {
  const { percent } = useFigures()
  const { amount } = form.form
  const cost = amount ? costOf({ amount, dailyRate: set.dailyRate, days, freeDay }) : null
  const due = formatDay(serverNow() + days * DAY)
  return (
    <section>
      <Sums>
        <SumRow label={<Trans context="loan">Daily rate</Trans>} value={percent(set.dailyRate, 4, 2)} />
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
        {freeDay ? (
          <Trans>No interest in the first 24 hours.</Trans>
        ) : (
          <Trans>
            You pay interest from the first day, because you have another loan or application or repaid one in the last
            30 days.
          </Trans>
        )}{' '}
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
