/** The first step: what can be recharged at the moment. */
import { Trans } from '@lingui/react/macro'
import { EmptyState } from '@shared/ui/empty-state'
import { ErrorPanel } from '@shared/ui/error-panel'
import { Skeleton, SkeletonRows } from '@shared/ui/skeleton'
import { useRoute } from 'shell/navigation'
import { failureOf } from 'shell/transport'
import { OpenOrders } from './open-orders.tsx'
import { OrderForm } from './order-form.tsx'
import { useCurrencies, useOpenOrders } from './recharge.api.ts'
import { choices, chosenCurrency, chosenNetwork } from './recharge.model.ts'
import css from './recharge.module.css'

const Loading = () => (
  <div className={css.form}>
    <div className={css.pair}>
      <Skeleton height={50} />
      <Skeleton height={50} />
    </div>
    <Skeleton width="100%" height={74} />
    <Skeleton width="100%" height={52} />
    <SkeletonRows rows={3} single />
  </div>
)

export function NewOrder() {
  const { data, error, isFetching, refetch } = useCurrencies()
  const open = useOpenOrders()
  const { query } = useRoute()
  if (!data && error)
    return (
      <ErrorPanel
        title={<Trans>Couldn't load the currencies</Trans>}
        failure={failureOf(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  // both at once: a card that came later would push the form away under the finger
  if (!data || open.isLoading) return <Loading />
  const all = choices(data)
  const choice = chosenCurrency(all, query)
  const network = chosenNetwork(choice, query)
  if (!choice || !network)
    return (
      <EmptyState title={<Trans>Deposits are unavailable right now</Trans>}>
        <Trans>No network is available. Check back later.</Trans>
      </EmptyState>
    )
  const refused = () => {
    void refetch()
    void open.refetch()
  }
  return (
    <>
      <OpenOrders orders={open.data?.records ?? []} />
      <OrderForm all={all} choice={choice} network={network} onRefused={refused} />
    </>
  )
}
