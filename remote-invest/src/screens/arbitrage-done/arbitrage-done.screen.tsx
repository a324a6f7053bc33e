/** What was just bought, in the colours of its product: when it starts, pays and comes back (docs/rules/invest.md#orders). */
import { Trans } from '@lingui/react/macro'
import { type ProductOrder, productOrderListCall } from '@shared/contract/calls/invest/product-orders'
import { withOnlyRow } from '@shared/contract/only-row'
import * as to from '@shared/contract/to'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import { Skeleton, SkeletonRows } from '@shared/ui/skeleton'
import { TitleBar } from '@shared/ui/title-bar'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { go, usePlace, useWay } from 'shell/navigation'
import { useCall } from 'shell/query'
import { Loaded, Page } from 'shell/screen'
import { Band, Coloured } from '../../parts/coloured/coloured.tsx'
import { Edges } from '../../parts/edges/edges.tsx'
import css from './arbitrage-done.module.css'
import { Placed } from './placed.tsx'
import { type Product, productOf } from './product.ts'

export default function ArbitrageDoneScreen() {
  const { id, type } = usePlace(to.purchaseDone).query
  const { all, skin } = productOf(type)
  /** Back skips what was filled in. */
  const leave = () => go(all, { replace: true })
  return (
    <Skin of={skin}>
      <Page>
        <Band>
          <TitleBar title={<Trans context="title">Success</Trans>} onBack={leave} close />
        </Band>
        {id ? <Found id={id} /> : <Missing orders={productOf(type).orders} />}
      </Page>
    </Skin>
  )
}

/** Bonds have the colours of the theme. */
const Skin = ({ of, children }: { of: Product['skin']; children: ReactNode }) =>
  of ? <Coloured skin={of}>{children}</Coloured> : children

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

function First({ of }: { of: ProductOrder | undefined }) {
  const { orders } = productOf(usePlace(to.purchaseDone).query.type)
  return of ? <Placed of={of} /> : <Missing orders={orders} />
}

function Missing({ orders }: Pick<Product, 'orders'>) {
  const href = useWay(orders())
  const action = href && (
    <Button small look="tonal" href={href}>
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
