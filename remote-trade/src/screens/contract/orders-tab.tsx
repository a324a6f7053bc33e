/** One's waiting orders, and how far the market is from each. */
import { Trans } from '@lingui/react/macro'
import { EmptyState } from '@shared/ui/empty-state'
import { SkeletonRows } from '@shared/ui/skeleton'
import { Loaded } from 'shell/screen'
import { OrderCards } from '../../parts/order-cards.tsx'
import { waitingOrder } from '../../parts/orders/order.model.ts'
import { useOrders } from '../../parts/orders/orders.api.ts'
import type { Leveraged } from '../../parts/positions/leveraged.ts'
import { useSymbolMap } from '../../parts/quotes/symbols.ts'

export function OrdersTab({ kind, onOpen }: { kind: Leveraged; onOpen(id: string): void }) {
  const infos = useSymbolMap()
  return (
    <Loaded
      of={useOrders(kind, true)}
      title={<Trans>Couldn't load your orders</Trans>}
      skeleton={<SkeletonRows rows={2} />}
    >
      {({ records }) => (
        <OrderCards
          orders={records.flatMap(row => waitingOrder(row, infos.get(row.symbol)) ?? [])}
          empty={<Nothing />}
          onOpen={onOpen}
        />
      )}
    </Loaded>
  )
}

const Nothing = () => (
  <EmptyState title={<Trans>No open orders</Trans>}>
    <Trans>Limit and stop orders stay here until the market reaches their price.</Trans>
  </EmptyState>
)
