/** Mining machines on offer: what each costs, and what it earns a day now (docs/rules/invest.md#products). */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import { IconButton } from '@shared/ui/icon-button'
import { TitleBar } from '@shared/ui/title-bar'
import { Pickaxe, ScrollText } from 'lucide-react'
import { HelpButton } from 'shell/help'
import { back, useWay } from 'shell/navigation'
import { Loaded, Page } from 'shell/screen'
import { Band, Coloured } from '../../parts/coloured/coloured.tsx'
import { useMachines } from '../../parts/machines/machines.api.ts'
import { Loading } from './loading.tsx'
import { Machines } from './machines.tsx'
import css from './mining.module.css'

export default function MiningScreen() {
  return (
    <Coloured skin="mining">
      <Page>
        <Bar />
        <div className={css.page}>
          <Offer />
        </div>
      </Page>
    </Coloured>
  )
}

function Bar() {
  const { t } = useLingui()
  const orders = useWay(to.miningOrders())
  const actions = (
    <>
      <HelpButton about="mining" />
      {orders && <IconButton icon={ScrollText} label={t`Mining orders`} href={orders} />}
    </>
  )
  return (
    <Band>
      <TitleBar title={<Trans>Mining pool</Trans>} onBack={back} actions={actions} />
    </Band>
  )
}

function Offer() {
  const machines = useMachines()
  return (
    <Loaded of={machines} title={<Trans>Couldn't load the machines</Trans>} skeleton={<Loading />} empty={<Nothing />}>
      {all => <Machines all={all} />}
    </Loaded>
  )
}

function Nothing() {
  const orders = useWay(to.miningOrders())
  return (
    <EmptyState
      icon={Pickaxe}
      title={<Trans>No mining machines on offer yet</Trans>}
      action={
        orders && (
          <Button small look="tonal" href={orders}>
            <Trans>Mining orders</Trans>
          </Button>
        )
      }
    >
      <Trans>Check back later.</Trans>
    </EmptyState>
  )
}
