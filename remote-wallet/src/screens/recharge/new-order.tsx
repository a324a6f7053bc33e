/** The first step: what can be recharged at the moment. */
import { Trans } from '@lingui/react/macro'
import { EmptyState } from '@shared/ui/empty-state'
import { SkeletonRows } from '@shared/ui/skeleton'
import { useRoute } from 'shell/navigation'
import { LoadFailure } from '../../parts/load-failure.tsx'
import { OrderForm } from './order-form.tsx'
import { useCurrencies } from './recharge.api.ts'
import { choices, chosenCurrency, chosenNetwork } from './recharge.model.ts'

export function NewOrder() {
  const { data, error, isFetching, refetch } = useCurrencies()
  const { query } = useRoute()
  if (!data && error)
    return (
      <LoadFailure
        title={<Trans>The currencies did not load</Trans>}
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <SkeletonRows rows={4} single />
  const all = choices(data)
  const choice = chosenCurrency(all, query)
  const network = chosenNetwork(choice, query)
  if (!choice || !network)
    return (
      <EmptyState title={<Trans>No recharge at the moment</Trans>}>
        <Trans>No network is open. Look in again later.</Trans>
      </EmptyState>
    )
  return <OrderForm all={all} choice={choice} network={network} onRefused={() => void refetch()} />
}
