/** What one holds, what waits and what one held, of one way to trade. */
import { useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import * as to from '@shared/contract/to'
import { SkeletonRows } from '@shared/ui/skeleton'
import { Tabs } from '@shared/ui/tabs'
import { useListMemory, usePlace } from 'shell/navigation'
import { useAddressedSheet, useLater } from 'shell/screen'
import { hasFeature } from 'shell/transport'
import { useOrders } from '../../parts/orders/orders.api.ts'
import { useAccount } from '../../parts/positions/account.api.ts'
import type { Leveraged } from '../../parts/positions/leveraged.ts'
import { tabOf } from './contract.model.ts'
import css from './contract.module.css'

const loadClosings = () => import(/* webpackChunkName: "contract-later" */ '../../parts/positions/closings.ts')
const loadPositions = () => import(/* webpackChunkName: "contract-later" */ './positions-tab.tsx')
const loadOrders = () => import(/* webpackChunkName: "contract-later" */ './orders-tab.tsx')
const loadHistory = () => import(/* webpackChunkName: "contract-later" */ './history-tab.tsx')
const loadDetail = () => import(/* webpackChunkName: "contract-later" */ './order-detail.tsx')

type Props = { kind: Leveraged; info: SymbolInfo }
type Opens = { kind: Leveraged; onOpen(id: string): void }

/**
 * Tabs of positions, waiting orders and history, with what is said of each closing; the address holds which tab is open
 * and whose details. Stands within the ticket: `<Ticket …><Book kind={tradeTypes.cfd} info={info} /></Ticket>`.
 */
export function Book({ kind, info }: Props) {
  const { t } = useLingui()
  const { query, setQuery } = usePlace(to.contract)
  const tab = tabOf(query)
  const account = useAccount().data
  const count = account?.positions.filter(({ tradeType }) => tradeType === kind).length ?? 0
  const waiting = useOrders(kind, (account?.summary.pending ?? 0) > 0).data?.records.length ?? 0
  const takesOrders = hasFeature('limit-orders') || hasFeature('stop-orders')
  const order = useAddressedSheet(to.contract, 'order')
  const closings = useLater(loadClosings).parts
  const detail = useLater(loadDetail).parts
  useListMemory(`${kind} ${tab}`)
  const tabs = [
    { value: 'positions', label: count > 0 ? t`Positions ${count}` : t`Positions` },
    ...(takesOrders ? [{ value: 'orders', label: waiting > 0 ? t`Orders ${waiting}` : t`Orders` } as const] : []),
    { value: 'history', label: t`History` },
  ] as const
  return (
    <section className={css.book}>
      <Tabs
        label={t`Positions, orders and history`}
        tabs={tabs}
        value={tab}
        onChange={next => setQuery({ tab: next === 'positions' ? '' : next, order: '' })}
      >
        <div className={css.panel}>
          {tab === 'positions' && <Positions kind={kind} onOpen={order.show} />}
          {tab === 'orders' && <Orders kind={kind} onOpen={order.show} />}
          {tab === 'history' && <History kind={kind} info={info} onOpen={order.show} />}
        </div>
      </Tabs>
      {closings && <closings.Closings kind={kind} />}
      {detail && <detail.OrderDetail id={order.value} frame={order.frame} />}
    </section>
  )
}

function Positions(props: Opens) {
  const { parts } = useLater(loadPositions)
  return parts ? <parts.PositionsTab {...props} /> : <SkeletonRows rows={2} />
}

function Orders(props: Opens) {
  const { parts } = useLater(loadOrders)
  return parts ? <parts.OrdersTab {...props} /> : <SkeletonRows rows={2} />
}

function History(props: Opens & Props) {
  const { parts } = useLater(loadHistory)
  return parts ? <parts.HistoryTab {...props} /> : <SkeletonRows rows={6} />
}
