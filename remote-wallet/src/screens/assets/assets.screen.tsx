/** The asset centre: what one owns, what it is made of, where it came from (docs/rules/wallet.md#assets). */
import { Trans, useLingui } from '@lingui/react/macro'
import { userAssetsCall } from '@shared/contract/calls/wallet'
import * as to from '@shared/contract/to'
import { IconButton } from '@shared/ui/icon-button'
import { Skeleton, SkeletonRows } from '@shared/ui/skeleton'
import { TitleBar } from '@shared/ui/title-bar'
import { FileClock, ScrollText } from 'lucide-react'
import { back, useWays } from 'shell/navigation'
import { useCall } from 'shell/query'
import { Loaded, Page } from 'shell/screen'
import css from './assets.module.css'
import { CompositionPicture } from './composition-picture.tsx'
import { Currencies } from './currencies.tsx'
import { Overview } from './overview.tsx'
import { Ways } from './ways.tsx'

const EVERY = 10_000

function Bar() {
  const { t } = useLingui()
  const way = useWays()
  const [records, ledger] = [way(to.records()), way(to.ledger())]
  const actions = (
    <>
      {records && <IconButton icon={FileClock} label={t`History`} href={records} />}
      {ledger && <IconButton icon={ScrollText} label={t`Ledger`} href={ledger} />}
    </>
  )
  return <TitleBar title={<Trans>Assets</Trans>} onBack={back} actions={actions} />
}

const Loading = () => (
  <>
    <Skeleton width={200} height={40} />
    <Skeleton width="100%" height={120} />
    <SkeletonRows rows={5} disc />
  </>
)

export default function AssetsScreen() {
  const assets = useCall(userAssetsCall, {}, { every: EVERY })
  return (
    <Page>
      <Bar />
      <div className={css.page}>
        <Loaded of={assets} title={<Trans>Couldn't load your assets</Trans>} skeleton={<Loading />}>
          {known => (
            <>
              <Overview assets={known} />
              <Ways />
              <CompositionPicture assets={known} />
              <Currencies assets={known} />
            </>
          )}
        </Loaded>
      </div>
    </Page>
  )
}
