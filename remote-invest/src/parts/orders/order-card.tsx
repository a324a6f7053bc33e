/** One order in its list: what it holds, how far it is, what it brought, what comes next. A press opens all of it. */
import { Trans } from '@lingui/react/macro'
import type { ProductOrder } from '@shared/contract/calls/invest/product-orders'
import { productOrderStates } from '@shared/contract/codes'
import { Badge } from '@shared/ui/badge'
import type { CSSProperties, ReactNode } from 'react'
import { Money } from '../figures.tsx'
import { Days, Units } from './figures.tsx'
import { Next } from './next.tsx'
import { isIn, isMachine, partDone } from './orders.model.ts'
import css from './orders.module.css'
import { SampleMark } from './sample-mark.tsx'
import { kinds, useRateWords, useStatusNames } from './words.ts'

const { notStarted, ended, cancelled } = productOrderStates

type Props = { order: ProductOrder; onOpen(id: string): void }

export function OrderCard({ order, onOpen }: Props) {
  const { id, productName, status, amount, currency } = order
  const names = useStatusNames()
  const rate = useRateWords()(order)
  return (
    <li className={css.card}>
      <button type="button" className={css.head} aria-haspopup="dialog" onClick={() => onOpen(id)}>
        <span className={css.name}>{productName}</span>
        <span className={css.marks}>
          <SampleMark of={order} />
          <Badge kind={kinds[status]}>{names[status]}</Badge>
        </span>
      </button>
      <p className={css.line}>
        <b className={css.amount}>
          <Money value={amount} currency={currency} />
        </b>
        <span className={css.note}>{isMachine(order) ? <Units of={order} /> : rate}</span>
      </p>
      {status !== notStarted && status !== cancelled && <Course order={order} />}
      <p className={css.note} data-ends="">
        <Next of={order} />
      </p>
    </li>
  )
}

/** How far its cycle is, and what it brought. */
function Course({ order }: Pick<Props, 'order'>) {
  const { status, todayIncome, totalIncome, incomeCurrency: currency } = order
  return (
    <>
      <p className={css.course}>
        <span className={css.bar} data-status={status} style={{ '--part': partDone(order) } as CSSProperties} />
        <span className={css.note}>
          <Days of={order} />
        </span>
      </p>
      <dl className={css.incomes}>
        {status !== ended && <Income label={<Trans>Today</Trans>} value={todayIncome} currency={currency} />}
        <Income label={<Trans>Cumulative income</Trans>} value={totalIncome} currency={currency} />
      </dl>
    </>
  )
}

type IncomeProps = { label: ReactNode; value: string; currency: string }

const Income = ({ label, value, currency }: IncomeProps) => (
  <div>
    <dt className={css.note}>{label}</dt>
    <dd className={css.income} data-in={isIn(value) || undefined}>
      <Money sign value={value} currency={currency} />
    </dd>
  </div>
)
