/** What was just invested: when it starts, pays and comes back, and until when it can be cancelled (docs/rules/invest.md#orders). */
import { Trans } from '@lingui/react/macro'
import { type ProductOrder, productOrderListCall } from '@shared/contract/calls/invest/product-orders'
import { withOnlyRow } from '@shared/contract/only-row'
import * as to from '@shared/contract/to'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import { Skeleton, SkeletonRows } from '@shared/ui/skeleton'
import { TitleBar } from '@shared/ui/title-bar'
import { SearchX } from 'lucide-react'
import { go, usePlace, useWay } from 'shell/navigation'
import { useCall } from 'shell/query'
import { Loaded, Page } from 'shell/screen'
import { Edges } from '../../parts/edges/edges.tsx'
import css from './arbitrage-done.module.css'
import { Placed } from './placed.tsx'

/** Back skips what was filled in. */
const leave = () => go(to.arbitrage(), { replace: true })

export default function ArbitrageDoneScreen() {
  const { id } = usePlace(to.arbitrageDone).query
  return (
    <Page>
      <TitleBar title={<Trans context="title">Success</Trans>} onBack={leave} close />
      {id ? <Found id={id} /> : <Missing />}
    </Page>
  )
}

function Found({ id }: { id: string }) {
  const orders = withOnlyRow(useCall(productOrderListCall, { id }), id)
  return (
    <Edges>
      <Loaded of={orders} title={<Trans>Couldn't load your order</Trans>} skeleton={<Loading />}>
        {({ records }) => <First of={records[0]} />}
      </Loaded>
    </Edges>
  )
}

const First = ({ of }: { of: ProductOrder | undefined }) => (of ? <Placed of={of} /> : <Missing />)

function Missing() {
  const orders = useWay(to.arbitrageOrders())
  const action = orders && (
    <Button small look="tonal" href={orders}>
      <Trans>See your orders</Trans>
    </Button>
  )
  return <EmptyState icon={SearchX} title={<Trans context="product">Order not found</Trans>} action={action} />
}

const Loading = () => (
  <div className={css.page}>
    <Skeleton width="100%" height={140} />
    <SkeletonRows rows={6} single />
  </div>
)
