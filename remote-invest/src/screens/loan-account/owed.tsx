/** All that is owed, and what comes next of it. */
import { Trans } from '@lingui/react/macro'
import type { OutputOf } from '@shared/contract'
import type { Loan, loanInfoCall } from '@shared/contract/calls/invest/loans'
import { formatDayMonth } from '@shared/format/short-time'
import { fromServerTime } from '@shared/format/time'
import { sum } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { useLanguage } from 'shell/i18n'
import { Eye } from 'shell/screen'
import { dueAmount } from '../../parts/loans/loan.model.ts'
import css from './loan-account.module.css'

export type LoanInfo = OutputOf<typeof loanInfoCall>
type Props = { info: LoanInfo; loans: readonly Loan[] }

export function Owed({ info, loans }: Props) {
  const principal = <Amount value={info.principal} />
  const interest = <Amount value={info.interest} />
  return (
    <section>
      <p className={css.label}>
        <Trans>Owed, USDT</Trans>
        <Eye />
      </p>
      <Amount value={sum([info.principal, info.interest]).toString()} size="display" />
      <p className={css.parts}>
        <Trans>
          {principal} principal + {interest} interest
        </Trans>
      </p>
      <div className={css.cells}>
        <NextDue info={info} loans={loans} />
        <Left info={info} />
      </div>
    </section>
  )
}

/** With the interest until then. */
function NextDue({ info: { nextDue, overdue }, loans }: Props) {
  const { bcp47 } = useLanguage()
  const loan = loans.find(({ id }) => id === nextDue?.loanId)
  const day = nextDue && formatDayMonth(bcp47, fromServerTime(nextDue.time))
  return (
    <div className={css.cell}>
      <p className={css.caption}>
        {day === null ? (
          <Trans>Next due</Trans>
        ) : overdue ? (
          <Trans>Overdue since {day}</Trans>
        ) : (
          <Trans>Next due, {day}</Trans>
        )}
      </p>
      <p className={css.figure} data-bad={overdue || undefined}>
        <Amount value={loan ? dueAmount(loan) : nextDue?.amount} />
      </p>
    </div>
  )
}

/** Of both kinds; nothing is lent while something is overdue. */
function Left({ info: { credit, pledge, overdue } }: Pick<Props, 'info'>) {
  return (
    <div className={css.cell}>
      <p className={css.caption}>
        <Trans>Available to borrow</Trans>
      </p>
      <p className={css.figure}>
        <Amount value={overdue ? '0' : sum([credit.available, pledge.available]).toString()} />
      </p>
    </div>
  )
}
