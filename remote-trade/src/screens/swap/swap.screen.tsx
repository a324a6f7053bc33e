/** Swap: one currency of the balance account for another at once (docs/rules/trade.md#swap). */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { Column, Columns } from '@shared/ui/columns'
import { IconButton } from '@shared/ui/icon-button'
import { Skeleton, SkeletonRows } from '@shared/ui/skeleton'
import { TitleBar } from '@shared/ui/title-bar'
import { ScrollText } from 'lucide-react'
import { HelpButton } from 'shell/help'
import { back, useWay } from 'shell/navigation'
import { Loaded, Page } from 'shell/screen'
import { termsOf, useCurrencies } from './swap.api.ts'
import css from './swap.module.css'
import { SwapForm } from './swap-form.tsx'

const Coming = () => (
  <div className={css.page}>
    <Columns>
      <Column>
        {' '}
        <Skeleton width="100%" height={214} />
      </Column>
      <Column end>
        {' '}
        <SkeletonRows rows={4} single />
      </Column>
    </Columns>
  </div>
)

function Bar() {
  const { t } = useLingui()
  const records = useWay(to.swapRecords())
  const actions = (
    <>
      <HelpButton about="swap" />
      {records && <IconButton icon={ScrollText} label={t`Swap history`} href={records} />}
    </>
  )
  return <TitleBar title={<Trans context="noun">Swap</Trans>} onBack={back} actions={actions} />
}

export default function SwapScreen() {
  return (
    <Page>
      <Bar />
      <div className={css.body}>
        <Loaded of={useCurrencies()} title={<Trans>Couldn't load the currencies</Trans>} skeleton={<Coming />}>
          {known => <SwapForm currencies={termsOf(known)} />}
        </Loaded>
      </div>
    </Page>
  )
}
