/** Owed, prices of call and liquidation, what it costs by the day, when it is due. */
import { Trans } from '@lingui/react/macro'
import type { Loan } from '@shared/contract/calls/invest/loans'
import { formatRecordTime } from '@shared/format/time'
import { Countdown } from '@shared/ui/countdown'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { serverNow } from 'shell/market-feed'
import { Money } from '../../parts/figures.tsx'
import { dueAmount, type LivePledge, nextInterest, rateNow } from '../../parts/loans/loan.model.ts'
import { renewLoans } from '../../parts/loans/loans.api.ts'
import { PledgeRows } from '../../parts/loans/pledge-rows.tsx'
import { RateRow } from '../../parts/loans/rate-row.tsx'
import css from './loan-account.module.css'

type Props = { loan: Loan; pledge: LivePledge | undefined }

export function CardRows({ loan, pledge }: Props) {
  const { owed, currency, endTime, overdue } = loan
  return (
    <Sums>
      <SumRow strong label={<Trans>Owed</Trans>} value={<Money value={owed} currency={currency} />} />
      {pledge && <PledgeRows owed={owed} pledge={pledge} />}
      <RateRow daily={rateNow(loan)} bad={overdue} />
      <NextInterest loan={loan} />
      {endTime && (
        <SumRow
          label={<Trans>Due date</Trans>}
          value={<span data-bad={overdue || undefined}>{formatRecordTime(endTime)}</span>}
        />
      )}
      {!overdue && (
        <SumRow
          label={<Trans>Taken on the due date</Trans>}
          value={<Money value={dueAmount(loan)} currency={currency} />}
        />
      )}
    </Sums>
  )
}

/** Nothing where none comes before the due date. */
function NextInterest({ loan }: { loan: Loan }) {
  const next = nextInterest(loan)
  if (!next) return null
  return (
    <SumRow
      label={<Trans>Next interest</Trans>}
      value={
        <span className={css.next}>
          <Money value={next.amount} currency={loan.currency} /> ·{' '}
          <Countdown until={next.at} now={serverNow} onEnd={renewLoans} />
        </span>
      }
    />
  )
}
