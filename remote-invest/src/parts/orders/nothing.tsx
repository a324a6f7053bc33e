/** A list of orders with nothing in it, and the way on. */
import { Trans } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import { useWay } from 'shell/navigation'
import { shopOf, type Type } from './orders.model.ts'

export function NoOrders({ type }: { type: Type | undefined }) {
  const shop = useWay(shopOf(type))
  const action = shop && (
    <Button small look="tonal" href={shop}>
      <Trans>Browse products</Trans>
    </Button>
  )
  return (
    <EmptyState title={<Trans>No orders yet</Trans>} action={action}>
      <Trans>Your investments appear here, with their daily income.</Trans>
    </EmptyState>
  )
}

/** @param onClear takes the filter away */
export const NoMatches = ({ onClear }: { onClear(): void }) => (
  <EmptyState
    title={<Trans>No matches</Trans>}
    action={
      <Button small look="tonal" onClick={onClear}>
        <Trans>Remove all</Trans>
      </Button>
    }
  >
    <Trans>Change or remove a filter.</Trans>
  </EmptyState>
)
