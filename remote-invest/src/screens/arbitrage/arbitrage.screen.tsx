/** AI arbitrage: who pays, what one has invested, and what is on offer (docs/rules/invest.md#products). */
import { Trans, useLingui } from '@lingui/react/macro'
import { productStatCall } from '@shared/contract/calls/invest/product-orders'
import { type Product, productListCall } from '@shared/contract/calls/invest/products'
import { productTypes } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { EmptyState } from '@shared/ui/empty-state'
import { IconButton } from '@shared/ui/icon-button'
import { SectionHeader } from '@shared/ui/section-header'
import { Skeleton } from '@shared/ui/skeleton'
import { TitleBar } from '@shared/ui/title-bar'
import { ScrollText } from 'lucide-react'
import { HelpButton } from 'shell/help'
import { back, useListMemory, usePlace, useWay } from 'shell/navigation'
import { useCall } from 'shell/query'
import { Loaded, Page } from 'shell/screen'
import { Band, Coloured } from '../../parts/coloured/coloured.tsx'
import { Payer } from '../../parts/payer/payer.tsx'
import { filterOf, matching } from './arbitrage.model.ts'
import css from './arbitrage.module.css'
import { Card } from './card.tsx'
import { Filters, NoneLeft } from './filters.tsx'
import { Strip } from './strip.tsx'

const EVERY = 60_000
const type = productTypes.arbitrage

export default function ArbitrageScreen() {
  const products = useCall(productListCall, { type }, { every: EVERY })
  const stat = useCall(productStatCall, { type }, { every: EVERY })
  useListMemory('arbitrage')
  return (
    <Coloured skin="arbitrage">
      <Page>
        <Bar />
        <div className={css.page}>
          <First of={products.data} failed={products.error !== null} />
          <Strip of={stat} />
          <Loaded
            of={products}
            undated // as old as the totals above, which say it
            title={<Trans>Couldn't load the products</Trans>}
            skeleton={<Loading />}
            empty={<EmptyState title={<Trans>No products yet</Trans>} />}
          >
            {all => <Products all={all} />}
          </Loaded>
        </div>
      </Page>
    </Coloured>
  )
}

function Bar() {
  const { t } = useLingui()
  const orders = useWay(to.arbitrageOrders())
  const actions = (
    <>
      <HelpButton about="arbitrage" />
      {orders && <IconButton icon={ScrollText} label={t`Arbitrage orders`} href={orders} />}
    </>
  )
  return (
    <Band>
      <TitleBar title={<Trans>AI arbitrage</Trans>} onBack={back} actions={actions} />
    </Band>
  )
}

/** Who pays what the products in sight promise. */
function First({ of: all, failed }: { of: readonly Product[] | null | undefined; failed: boolean }) {
  const filter = filterOf(usePlace(to.arbitrage).query, all ?? [])
  if (!all) return failed ? null : <Skeleton width="100%" height={92} />
  const payer = (matching(all, filter)[0] ?? all[0])?.payer
  return payer ? <Payer payer={payer} promise="fixed" /> : null
}

function Products({ all }: { all: readonly Product[] }) {
  const { t } = useLingui()
  const filter = filterOf(usePlace(to.arbitrage).query, all)
  const filtered = matching(all, filter)
  const title = t({ message: 'Products', context: 'invest' })
  return (
    <section>
      <SectionHeader title={title} count={filtered.length} />
      <p className={css.note}>
        <Trans>Income is paid into your balance account every 24 hours, 365 days a year.</Trans>
      </p>
      <Filters all={all} filter={filter} />
      {filtered.length === 0 ? (
        <NoneLeft />
      ) : (
        <ul className={css.cards} aria-label={title}>
          {filtered.map(one => (
            <Card key={one.id} of={one} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Loading() {
  const { t } = useLingui()
  return (
    <div className={css.cards} role="status" aria-label={t`Loading...`}>
      <Skeleton width="100%" height={168} />
      <Skeleton width="100%" height={168} />
      <Skeleton width="100%" height={168} />
    </div>
  )
}
