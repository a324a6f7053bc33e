/** What one has invested here and what it brought: a way to the orders. */
import { Plural, Trans } from '@lingui/react/macro'
import type { OutputOf } from '@shared/contract'
import type { productStatCall } from '@shared/contract/calls/invest/product-orders'
import * as to from '@shared/contract/to'
import { Amount } from '@shared/ui/amount'
import { Badge } from '@shared/ui/badge'
import { Skeleton } from '@shared/ui/skeleton'
import type { ReactNode } from 'react'
import { useWay } from 'shell/navigation'
import type { Answer } from 'shell/query'
import { Loaded } from 'shell/screen'
import css from './arbitrage.module.css'

type Stat = OutputOf<typeof productStatCall>

export const Strip = ({ of }: { of: Answer<Stat> }) => (
  <Loaded
    of={of}
    line
    title={<Trans>Couldn't load your totals</Trans>}
    skeleton={<Skeleton width="100%" height={132} />}
  >
    {stat => <Totals stat={stat} />}
  </Loaded>
)

function Totals({ stat: { amount, todayIncome, totalIncome, counts } }: { stat: Stat }) {
  const { running } = counts
  const orders = useWay(to.arbitrageOrders())
  const Tag = orders ? 'a' : 'div'
  return (
    <Tag className={css.strip} {...(orders && { href: orders })}>
      <span className={css.line}>
        <span className={css.label}>
          <Trans>Invested, USDT</Trans>
        </span>
        {running > 0 && (
          <Badge kind="ok">
            <Plural value={running} one="# running" other="# running" />
          </Badge>
        )}
      </span>
      <Amount size="display" value={amount} />
      <span className={css.incomes}>
        <Income label={<Trans>Today's income</Trans>} value={todayIncome} />
        <Income label={<Trans>Cumulative income</Trans>} value={totalIncome} />
      </span>
    </Tag>
  )
}

const Income = ({ label, value }: { label: ReactNode; value: string }) => (
  <span className={css.income} data-some={value === '0' ? undefined : ''}>
    <span className={css.label}>{label}</span>
    <Amount sign value={value} />
  </span>
)
