/** Limit orders on spot that wait: amended, or taken back. */
import { Trans } from '@lingui/react/macro'
import { EmptyState } from '@shared/ui/empty-state'
import { SkeletonRows } from '@shared/ui/skeleton'
import { Loaded } from 'shell/screen'
import { OrderCards } from '../order-cards.tsx'
import { waitingOrder } from '../orders/order.model.ts'
import { useSymbolMap } from '../quotes/symbols.ts'
import { useSpotOrders } from './spot.api.ts'

export function SpotOrders({ onOpen }: { onOpen(id: string): void }) {
  const infos = useSymbolMap()
  return (
    <Loaded
      of={useSpotOrders(true)}
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
    <Trans>Limit orders stay here until the market reaches their price.</Trans>
  </EmptyState>
)
