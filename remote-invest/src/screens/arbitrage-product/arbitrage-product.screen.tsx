/** One arbitrage: who pays, what an amount would bring, when, and what leaving early costs (docs/rules/invest.md#buying). */
import { Trans } from '@lingui/react/macro'
import { productCall } from '@shared/contract/calls/invest/products'
import { productTypes } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import { Skeleton, SkeletonRows } from '@shared/ui/skeleton'
import { TitleBar } from '@shared/ui/title-bar'
import { SearchX } from 'lucide-react'
import { HelpButton } from 'shell/help'
import { back, usePlace, useWay } from 'shell/navigation'
import { useCall } from 'shell/query'
import { Loaded, Page } from 'shell/screen'
import { Band, Coloured } from '../../parts/coloured/coloured.tsx'
import { Edges } from '../../parts/edges/edges.tsx'
import { isGone } from '../../parts/gone.ts'
import css from './arbitrage-product.module.css'
import { Offer } from './offer.tsx'

const EVERY = 30_000

export default function ArbitrageProductScreen() {
  const { id } = usePlace(to.arbitrageProduct).query
  return (
    <Coloured skin="arbitrage">
      <Page>
        <Band>
          <TitleBar title={<Trans>Arbitrage product</Trans>} onBack={back} actions={<HelpButton about="arbitrage" />} />
        </Band>
        {id ? <Found key={id} id={id} /> : <Gone />}
      </Page>
    </Coloured>
  )
}

function Found({ id }: { id: string }) {
  const product = useCall(productCall, { id }, { every: EVERY })
  const { error } = product
  if (isGone(error)) return <Gone />
  return (
    <Edges>
      <Loaded of={product} title={<Trans>Couldn't load the product</Trans>} skeleton={<Loading />}>
        {of => (of.type === productTypes.arbitrage ? <Offer product={of} /> : <Gone />)}
      </Loaded>
    </Edges>
  )
}

function Gone() {
  const all = useWay(to.arbitrage())
  const action = all && (
    <Button small look="tonal" href={all}>
      <Trans>See all products</Trans>
    </Button>
  )
  return <EmptyState icon={SearchX} title={<Trans>This product no longer exists</Trans>} action={action} />
}

const Loading = () => (
  <div className={css.page}>
    <Skeleton width="70%" height={28} />
    <Skeleton width="100%" height={72} />
    <Skeleton width="100%" height={92} />
    <SkeletonRows rows={4} single />
  </div>
)
