/** The first step: what can be recharged at the moment. */
import { Trans } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { Column, Columns } from '@shared/ui/columns'
import { EmptyState } from '@shared/ui/empty-state'
import { Skeleton, SkeletonRows } from '@shared/ui/skeleton'
import { usePlace } from 'shell/navigation'
import { Loaded } from 'shell/screen'
import { OpenOrders } from './open-orders.tsx'
import { OrderForm } from './order-form.tsx'
import { useCurrencies, useOpenOrders } from './recharge.api.ts'
import { type Choice, choices, chosenCurrency, chosenNetwork, type Fiat, fiatsOf } from './recharge.model.ts'
import css from './recharge.module.css'

const Loading = () => (
  <div className={css.form}>
    <Columns>
      <Column>
        {' '}
        <div className={css.pair}>
          <Skeleton height={50} />
          <Skeleton height={50} />
        </div>
        <Skeleton width="100%" height={74} />
        <Skeleton width="100%" height={52} />
      </Column>
      <Column end>
        {' '}
        <SkeletonRows rows={3} single />
      </Column>
    </Columns>
  </div>
)

const Unavailable = () => (
  <EmptyState title={<Trans>Deposits are unavailable right now</Trans>}>
    <Trans>No network is available. Check back later.</Trans>
  </EmptyState>
)

type OfferProps = { all: readonly Choice[]; fiats: readonly Fiat[]; onFailed(): void }

/** The form, for what the address has chosen of all that can be recharged. */
function Offer({ all, fiats, onFailed }: OfferProps) {
  const { query } = usePlace(to.recharge)
  const choice = chosenCurrency(all, query)
  const network = chosenNetwork(choice, query)
  return choice && network ? <OrderForm {...{ all, choice, network, fiats, onFailed }} /> : <Unavailable />
}

export function NewOrder() {
  const currencies = useCurrencies()
  const open = useOpenOrders()
  // both at once: a card that came later would push the form away under the finger
  const both = open.isLoading ? { ...currencies, data: undefined } : currencies
  return (
    <Loaded of={both} title={<Trans>Couldn't load the currencies</Trans>} skeleton={<Loading />}>
      {known => (
        <>
          <OpenOrders orders={open.data?.records ?? []} />
          <Offer all={choices(known)} fiats={fiatsOf(known)} onFailed={() => void currencies.refetch()} />
        </>
      )}
    </Loaded>
  )
}
