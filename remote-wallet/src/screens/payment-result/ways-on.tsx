/** What the person can do with a deposit that arrived; the amount goes along. */
import { useLingui } from '@lingui/react/macro'
import type { Recharge } from '@shared/contract/calls/wallet'
import { paymentStates } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { List, ListRow } from '@shared/ui/list-row'
import { SectionHeader } from '@shared/ui/section-header'
import { useWays } from 'shell/navigation'

type Arrived = Pick<Recharge, 'status' | 'amount' | 'credited' | 'currency'>

function useNext({ currency, amount, credited }: Arrived) {
  const { t } = useLingui()
  const all = credited ?? amount
  if (currency !== 'USDT')
    return [{ title: t`Convert to USDT`, way: to.swap({ from: currency, to: 'USDT', amount: all }) }]
  return [
    { title: t`Move to contract account`, way: to.transfer({ from: 'balance', to: 'contract', amount: all }) },
    { title: t`Buy BTC`, way: to.swap({ from: 'USDT', to: 'BTC', amount: all }) },
  ]
}

export function WaysOn({ order }: { order: Arrived }) {
  const { t } = useLingui()
  const ways = useWays()
  const live = useNext(order).filter(({ way }) => ways(way))
  if (order.status !== paymentStates.delivered || live.length === 0) return null
  return (
    <section>
      <SectionHeader title={t`What's next`} />
      <List panel label={t`What's next`}>
        {live.map(({ title, way }) => (
          <ListRow key={title} title={title} href={ways(way)} />
        ))}
      </List>
    </section>
  )
}
