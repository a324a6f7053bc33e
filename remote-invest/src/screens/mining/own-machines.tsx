/** What one's own machines bring; nothing before one ever had any. */
import { Trans } from '@lingui/react/macro'
import { productStatCall } from '@shared/contract/calls/invest/product-orders'
import { productTypes } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { List, ListRow } from '@shared/ui/list-row'
import { useWay } from 'shell/navigation'
import { useCall } from 'shell/query'
import { Money } from '../../parts/figures.tsx'
import { hasOrders } from './mining.model.ts'

const EVERY = 60_000

export function OwnMachines() {
  const orders = useWay(to.miningOrders())
  const { data } = useCall(productStatCall, { type: productTypes.mining }, { every: EVERY })
  if (!data || !hasOrders(data)) return null
  const { running } = data.counts
  const today = <Money value={data.todayIncome} currency="USDT" sign />
  return (
    <List flush>
      <ListRow
        href={orders}
        title={<Trans>Your machines</Trans>}
        note={<Trans>{running} active</Trans>}
        value={<Money value={data.totalIncome} currency="USDT" sign />}
        valueNote={<Trans>{today} today</Trans>}
      />
    </List>
  )
}
