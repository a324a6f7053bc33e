/** What an unpaid due date has brought, and what comes of it. */
import { Trans } from '@lingui/react/macro'
import type { Loan } from '@shared/contract/calls/invest/loans'
import { formatRecordTime, fromServerTime } from '@shared/format/time'
import { Banner } from '@shared/ui/banner'
import { DAY } from '../../parts/loans/loan.model.ts'

/** Days after the due date until collateral is sold. */
const SOLD_AFTER = 3

export function OverdueNote({ loan: { overdue, endTime, pledgeCurrency } }: { loan: Loan }) {
  if (!overdue || !endTime) return null
  const day = formatRecordTime(endTime)
  const sale = formatRecordTime(fromServerTime(endTime) + SOLD_AFTER * DAY)
  return (
    <Banner kind="danger" title={<Trans>Overdue since {day}</Trans>}>
      {pledgeCurrency ? (
        <Trans>
          While overdue, you pay 1.5 times the daily rate. We try to collect what you owe every day, and sell collateral
          from {sale}.
        </Trans>
      ) : (
        <Trans>While overdue, you pay 1.5 times the daily rate. We try to collect what you owe every day.</Trans>
      )}
    </Banner>
  )
}
