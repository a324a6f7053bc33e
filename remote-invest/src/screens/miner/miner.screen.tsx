/** One mining machine: what a day of it earns now, whether that earns it back, and buying it (docs/rules/invest.md#incomes). */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import { IconButton } from '@shared/ui/icon-button'
import { TitleBar } from '@shared/ui/title-bar'
import { Pickaxe, ScrollText } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { HelpButton } from 'shell/help'
import { back, usePlace, useTitle, useWay } from 'shell/navigation'
import { Loaded, Page } from 'shell/screen'
import { Band, Coloured } from '../../parts/coloured/coloured.tsx'
import { Edges } from '../../parts/edges/edges.tsx'
import { isGone } from '../../parts/gone.ts'
import type { Machine } from '../../parts/machines/machine.model.ts'
import { useMachine } from '../../parts/machines/machines.api.ts'
import { Payer } from '../../parts/payer/payer.tsx'
import { Buying } from './buying.tsx'
import { Earnings } from './earnings.tsx'
import { Loading } from './loading.tsx'
import css from './miner.module.css'
import { Specifications } from './specifications.tsx'

export default function MinerScreen() {
  const { id } = usePlace(to.miner).query
  return (
    <Coloured skin="mining">
      <Page>{id ? <MachinePage id={id} /> : <Gone />}</Page>
    </Coloured>
  )
}

function Bar({ title }: { title: ReactNode }) {
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
      <TitleBar title={title} onBack={back} actions={actions} />
    </Band>
  )
}

function MachinePage({ id }: { id: string }) {
  const machine = useMachine(id)
  const { error, data } = machine
  if (data === 'none' || isGone(error)) return <Gone />
  return (
    <>
      <Bar title={data?.name ?? <Trans>Mining machine</Trans>} />
      <Edges>
        <Loaded of={{ ...machine, data }} title={<Trans>Couldn't load the machine</Trans>} skeleton={<Loading />}>
          {of => <Known of={of} />}
        </Loaded>
      </Edges>
    </>
  )
}

function Known({ of }: { of: Machine }) {
  useTitle(of.name)
  return (
    <>
      <div className={css.page}>
        <Payer payer={of.payer} promise="output" />
        <Earnings of={of} />
        <Specifications of={of} />
        <About of={of} />
      </div>
      <Buying of={of} />
    </>
  )
}

/** In the operator's own words. */
function About({ of: { intro } }: { of: Machine }) {
  const id = useId()
  if (!intro) return null
  return (
    <section className={css.about} aria-labelledby={id}>
      <h2 className="title-3" id={id}>
        <Trans>About</Trans>
      </h2>
      <p>{intro}</p>
    </section>
  )
}

function Gone() {
  const all = useWay(to.mining())
  const action = (
    <Button small look="tonal" href={all}>
      <Trans>See all machines</Trans>
    </Button>
  )
  return (
    <>
      <Bar title={<Trans>Mining machine</Trans>} />
      <EmptyState icon={Pickaxe} title={<Trans>Machine not found</Trans>} action={all && action} />
    </>
  )
}
