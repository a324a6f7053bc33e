/** Steps, terms, collateral, interest by day and events of one loan. */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Loan } from '@shared/contract/calls/invest/loans'
import { loanStates } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { formatRecordTime } from '@shared/format/time'
import { List, ListRow } from '@shared/ui/list-row'
import { NextSteps } from '@shared/ui/next-steps'
import { OwnWords } from '@shared/ui/own-words'
import { Stepper } from '@shared/ui/stepper'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useWay, useWays } from 'shell/navigation'
import { Money } from '../../parts/figures.tsx'
import { isRunning, rateNow } from '../../parts/loans/loan.model.ts'
import { RateRow } from '../../parts/loans/rate-row.tsx'
import { useLoanWords, useStatusWords } from '../../parts/loans/words.ts'
import { Collateral } from './collateral.tsx'
import { Events } from './events.tsx'
import { InterestDays } from './interest-days.tsx'
import { wayOf } from './loan-orders.model.ts'
import css from './loan-orders.module.css'

type Props = { loan: Loan }

export const Details = ({ loan }: Props) => (
  <div className={css.details}>
    <Steps loan={loan} />
    {loan.status === loanStates.passed && <AfterPayout loan={loan} />}
    <Terms loan={loan} />
    {loan.pledgeCurrency && <Collateral loan={loan} />}
    <InterestDays loan={loan} />
    <Events loan={loan} />
    <Agreement loan={loan} />
  </div>
)

/** The money is in the balance account. */
function AfterPayout({ loan: { currency, amount } }: Props) {
  const { t } = useLingui()
  const way = useWays()
  const transfer = currency === 'USDT' ? way(to.transfer({ from: 'balance', to: 'contract', amount })) : undefined
  const steps = [
    { title: t`Move to contract account`, href: transfer },
    { title: t`See what you owe`, href: way(to.loanAccount()) },
  ]
  return <NextSteps title={t`What's next`} steps={steps} />
}

/** What its owner took back ended by their own word. */
function Steps({ loan }: Props) {
  const { t } = useLingui()
  const words = useStatusWords()
  const own = useLoanWords()(loan).text
  const { steps, now } = wayOf(loan)
  const named = steps.map((step, nth) => (nth === now && !loan.overdue ? own : words[step].text))
  return <Stepper steps={named} now={now} label={t`Progress`} />
}

function Terms({ loan }: Props) {
  const { currency } = loan
  const money = (value: string) => <Money value={value} currency={currency} />
  return (
    <Sums>
      {loan.rejectReason && (
        <SumRow
          label={<Trans>Reason</Trans>}
          value={
            <span className={css.why}>
              <OwnWords text={loan.rejectReason} own={loan.ownWords} />
            </span>
          }
        />
      )}
      <SumRow label={<Trans>Amount</Trans>} value={money(loan.amount)} />
      <SumRow
        label={<Trans context="loan">Term</Trans>}
        value={<Plural value={loan.days} one="# day" other="# days" />}
      />
      <RateRow daily={rateNow(loan)} bad={loan.overdue} />
      <SumRow label={<Trans>Total interest if repaid on the due date</Trans>} value={money(loan.totalInterest)} />
      {loan.startTime && (
        <SumRow label={<Trans context="loan">Start</Trans>} value={formatRecordTime(loan.startTime)} />
      )}
      {loan.endTime && <SumRow label={<Trans>Due date</Trans>} value={formatRecordTime(loan.endTime)} />}
      {isRunning(loan) && <Owed loan={loan} />}
    </Sums>
  )
}

function Owed({ loan: { principal, interest, owed, currency } }: Props) {
  return (
    <>
      <SumRow label={<Trans>Principal</Trans>} value={<Money value={principal} currency={currency} />} />
      <SumRow label={<Trans>Interest so far</Trans>} value={<Money value={interest} currency={currency} />} />
      <SumRow strong label={<Trans>Owed</Trans>} value={<Money value={owed} currency={currency} />} />
    </>
  )
}

/** As it was signed. */
function Agreement({ loan: { id } }: Props) {
  const way = useWay(to.loanAgreement({ id }))
  return (
    way && (
      <List flush>
        <ListRow title={<Trans>Loan agreement</Trans>} href={way} />
      </List>
    )
  )
}
