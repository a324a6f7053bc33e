/** What is invested, and what it brought, above the orders. */
import { Trans } from '@lingui/react/macro'
import { Amount } from '@shared/ui/amount'
import { Skeleton } from '@shared/ui/skeleton'
import type { ReactNode } from 'react'
import { type Asked, Eye, Loaded } from 'shell/screen'
import { Money } from '../figures.tsx'
import { currenciesOf, isIn, type Stat } from './orders.model.ts'
import css from './orders.module.css'

const UNIT = 'USDT'

export const Totals = ({ of }: { of: Asked<Stat | null> }) => (
  <section>
    <p className={css.invested}>
      <Trans>Invested, USDT</Trans> <Eye size={16} />
    </p>
    <Loaded of={of} line undated title={<Trans>Couldn't load your totals</Trans>} skeleton={<Loading />}>
      {stat => (
        <>
          <p>
            <Amount value={stat.amount} size="display" />
          </p>
          <dl className={css.sums}>
            <Sum label={<Trans>Today's income</Trans>} value={stat.todayIncome} />
            <Sum label={<Trans>Cumulative income</Trans>} value={stat.totalIncome} />
          </dl>
          <Currencies of={stat} />
        </>
      )}
    </Loaded>
  </section>
)

const Loading = () => (
  <p className={css.loading}>
    <Skeleton width={160} height={32} />
    <Skeleton width="70%" height={14} />
  </p>
)

const Sum = ({ label, value }: { label: ReactNode; value: string }) => (
  <div>
    <dt className={css.note}>{label}</dt>
    <dd className={css.income} data-in={isIn(value) || undefined}>
      <Amount sign value={value} unit={UNIT} />
    </dd>
  </div>
)

/** The totals are worth so much now; coins came as coins. */
function Currencies({ of }: { of: Stat }) {
  const currencies = currenciesOf(of)
  if (currencies.length === 0) return null
  return (
    <ul className={css.currencies}>
      {currencies.map(({ currency, todayIncome, totalIncome }) => (
        <li key={currency}>
          <Trans>
            Today <Money sign value={todayIncome} currency={currency} />, total{' '}
            <Money sign value={totalIncome} currency={currency} />
          </Trans>
        </li>
      ))}
    </ul>
  )
}
