/** One loan of the list: how much, for how long, and what became of it. */
import { Plural, Trans } from '@lingui/react/macro'
import type { Loan } from '@shared/contract/calls/invest/loans'
import { formatRecordTime } from '@shared/format/time'
import { Badge } from '@shared/ui/badge'
import { ListRow } from '@shared/ui/list-row'
import { Money } from '../../parts/figures.tsx'
import { isRunning } from '../../parts/loans/loan.model.ts'
import { useLoanName, useLoanWords } from '../../parts/loans/words.ts'
import { SampleMark } from '../../parts/orders/sample-mark.tsx'
import css from './loan-orders.module.css'

type Props = { loan: Loan; onOpen(id: string): void }

export function LoanRow({ loan, onOpen }: Props) {
  const { kind, text } = useLoanWords()(loan)
  const name = useLoanName()(loan)
  const { id, amount, currency, days, createTime } = loan
  return (
    <ListRow
      title={
        <>
          {name} <Money value={amount} currency={currency} /> <SampleMark of={loan} />
        </>
      }
      note={
        <>
          <Plural value={days} one="# day" other="# days" />{' '}
          <span className={css.time}>· {formatRecordTime(createTime)}</span>
          {isRunning(loan) && (
            <span className={css.owed}>
              <Owed loan={loan} />
            </span>
          )}
        </>
      }
      state={<Badge kind={kind}>{text}</Badge>}
      onClick={() => onOpen(id)}
    />
  )
}

function Owed({ loan: { owed, currency } }: { loan: Loan }) {
  const figure = <Money value={owed} currency={currency} />
  return <Trans>{figure} outstanding</Trans>
}
