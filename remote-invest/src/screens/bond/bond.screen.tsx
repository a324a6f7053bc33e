/** One bond: who pays, who borrows and for what, what an amount brings and when, what can go wrong (docs/rules/invest.md#incomes). */
import { Trans, useLingui } from '@lingui/react/macro'
import { type Product, productCall } from '@shared/contract/calls/invest'
import { productTypes } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import { IconButton } from '@shared/ui/icon-button'
import { SkeletonRows } from '@shared/ui/skeleton'
import { TitleBar } from '@shared/ui/title-bar'
import { Landmark, ScrollText } from 'lucide-react'
import { HelpButton } from 'shell/help'
import { back, go, usePlace, useTitle, useWay } from 'shell/navigation'
import { useCall } from 'shell/query'
import { Loaded, Page } from 'shell/screen'
import { Emblem } from '../../parts/bonds/emblem.tsx'
import { Raising } from '../../parts/bonds/raising.tsx'
import { YearlyRate } from '../../parts/bonds/rate.tsx'
import { StateBadge } from '../../parts/bonds/state-badge.tsx'
import { When } from '../../parts/bonds/when.tsx'
import { BuyBar } from '../../parts/buying/buy-bar.tsx'
import { useBuying } from '../../parts/buying/use-buying.ts'
import { Edges } from '../../parts/edges/edges.tsx'
import { isGone } from '../../parts/gone.ts'
import { Payer } from '../../parts/payer/payer.tsx'
import css from './bond.module.css'
import { Coupons } from './coupons.tsx'
import { Facts } from './facts.tsx'
import { OrderRows } from './order-rows.tsx'
import { Risks } from './risks.tsx'

const EVERY = 5_000

export default function BondScreen() {
  const { id } = usePlace(to.bond).query
  return (
    <Page>
      <Bar />
      {id ? <Found id={id} /> : <Gone />}
    </Page>
  )
}

function Bar() {
  const { t } = useLingui()
  const orders = useWay(to.bondOrders())
  const actions = (
    <>
      <HelpButton about="bond" />
      {orders && <IconButton icon={ScrollText} label={t`Bond orders`} onClick={() => go(to.bondOrders())} />}
    </>
  )
  return <TitleBar title={<Trans>Bond</Trans>} onBack={back} actions={actions} />
}

function Found({ id }: { id: string }) {
  const bond = useCall(productCall, { id }, { every: EVERY })
  const { error, data } = bond
  const other = data && data.type !== productTypes.bond
  if (other || isGone(error)) return <Gone />
  return (
    <Edges>
      <Loaded of={bond} title={<Trans>Couldn't load the bond</Trans>} skeleton={<SkeletonRows rows={8} />}>
        {of => <Known of={of} />}
      </Loaded>
    </Edges>
  )
}

const lead = (id: string | undefined) =>
  id ? to.purchaseDone({ id, type: String(productTypes.bond) }) : to.bondOrders()

function Known({ of }: { of: Product }) {
  useTitle(of.name)
  const buying = useBuying({ product: of, page: to.bond, lead })
  return (
    <>
      <div className={css.page}>
        <Payer payer={of.payer} promise="fixed" />
        <Top of={of} />
        <Coupons buying={buying} />
        <Facts of={of} />
        <Risks of={of} />
      </div>
      <BuyBar
        buying={buying}
        act={<Trans context="bond">Buy</Trans>}
        rows={(amount, terms) => <OrderRows of={terms} amount={amount} />}
        note={<Trans>Can't be sold before maturity. You can only cancel until it sells out or the offer closes.</Trans>}
      />
    </>
  )
}

const Top = ({ of }: { of: Product }) => (
  <div className={css.top}>
    <div className={css.head}>
      <Emblem images={of.images} />
      <h2 className="title-2">{of.name}</h2>
      <StateBadge of={of.status} />
    </div>
    <YearlyRate large of={of.rate} />
    <Raising of={of} />
    <p className={css.when}>
      <When of={of} />
    </p>
  </div>
)

function Gone() {
  const all = useWay(to.bonds())
  const action = (
    <Button small look="tonal" href={all}>
      <Trans>See all bonds</Trans>
    </Button>
  )
  return <EmptyState icon={Landmark} title={<Trans>Bond not found</Trans>} action={all && action} />
}
