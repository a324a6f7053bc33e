/** Bonds: what can be lent to whom, for how long, at which rate, and how much of it is left (docs/rules/invest.md#products). */
import { Trans, useLingui } from '@lingui/react/macro'
import { type Product, productListCall } from '@shared/contract/calls/invest'
import { productTypes } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import { IconButton } from '@shared/ui/icon-button'
import { SkeletonRows } from '@shared/ui/skeleton'
import { TitleBar } from '@shared/ui/title-bar'
import { Landmark, ScrollText } from 'lucide-react'
import { HelpButton } from 'shell/help'
import { back, go, useListMemory, useWay } from 'shell/navigation'
import { useCall } from 'shell/query'
import { Loaded, Page } from 'shell/screen'
import { payersOf, sorted } from '../../parts/bonds/bond.model.ts'
import { Payer } from '../../parts/payer/payer.tsx'
import { BondRow } from './bond-row.tsx'
import css from './bonds.module.css'

const EVERY = 15_000

export default function BondsScreen() {
  const bonds = useCall(productListCall, { type: productTypes.bond }, { every: EVERY })
  useListMemory('bonds')
  return (
    <Page>
      <Bar />
      <div className={css.page}>
        <Loaded
          of={bonds}
          title={<Trans>Couldn't load the bonds</Trans>}
          skeleton={<SkeletonRows rows={5} />}
          empty={<Nothing />}
        >
          {all => <Known of={all} />}
        </Loaded>
      </div>
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
  return <TitleBar title={<Trans>Bonds</Trans>} onBack={back} actions={actions} />
}

function Known({ of }: { of: readonly Product[] }) {
  const { t } = useLingui()
  return (
    <>
      {payersOf(of).map(payer => (
        <Payer key={payer.currency} payer={payer} promise="fixed" />
      ))}
      <ul className={css.bonds} aria-label={t`Bonds`}>
        {sorted(of).map(bond => (
          <BondRow key={bond.id} of={bond} />
        ))}
      </ul>
    </>
  )
}

function Nothing() {
  const other = useWay(to.arbitrage())
  const action = (
    <Button small look="tonal" href={other}>
      <Trans>See AI arbitrage</Trans>
    </Button>
  )
  return (
    <EmptyState icon={Landmark} title={<Trans>No bonds right now</Trans>} action={other && action}>
      <Trans context="product">New ones appear here.</Trans>
    </EmptyState>
  )
}
