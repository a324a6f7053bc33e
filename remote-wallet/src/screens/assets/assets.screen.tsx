/** The asset centre: what one owns, what it is made of, where it came from (docs/rules/wallet.md#assets). */
import { Trans, useLingui } from '@lingui/react/macro'
import { type UserAssets, userAssetsCall } from '@shared/contract/calls/wallet'
import * as to from '@shared/contract/to'
import { Column, Columns } from '@shared/ui/columns'
import { IconButton } from '@shared/ui/icon-button'
import { Skeleton, SkeletonRows } from '@shared/ui/skeleton'
import { Tabs } from '@shared/ui/tabs'
import { TitleBar } from '@shared/ui/title-bar'
import { FileClock, ScrollText } from 'lucide-react'
import { back, usePlace, useWays } from 'shell/navigation'
import { useCall } from 'shell/query'
import { Loaded, Page } from 'shell/screen'
import { hasFeature } from 'shell/transport'
import css from './assets.module.css'
import { CompositionPicture } from './composition-picture.tsx'
import { Currencies } from './currencies.tsx'
import { Overview } from './overview.tsx'
import { Profit } from './profit.tsx'
import { Ways } from './ways.tsx'

const EVERY = 10_000

function Bar() {
  const { t } = useLingui()
  const way = useWays()
  const [records, ledger] = [way(to.records()), way(to.ledger())]
  const actions = (
    <>
      {records && <IconButton icon={FileClock} label={t`History`} href={records} />}
      {ledger && <IconButton icon={ScrollText} label={t`Account changes`} href={ledger} />}
    </>
  )
  return <TitleBar title={<Trans>Assets</Trans>} onBack={back} actions={actions} />
}

const Loading = () => (
  <Columns>
    <Column>
      <Skeleton width={200} height={40} />
      <Skeleton width="100%" height={120} />
    </Column>
    <Column end>
      <SkeletonRows rows={5} disc />
    </Column>
  </Columns>
)

/** What there is, and what it brought: the latter where the exchange keeps it. */
function Sides({ assets }: { assets: UserAssets }) {
  const { t } = useLingui()
  const { query, setQuery } = usePlace(to.assets)
  const held = (
    <div className={css.held}>
      <CompositionPicture assets={assets} />
      <Currencies assets={assets} />
    </div>
  )
  if (!hasFeature('asset-history')) return held
  const tabs = [
    { value: 'assets', label: t`Assets` },
    { value: 'profit', label: t({ message: 'Profit', context: 'earned' }) },
  ] as const
  return (
    <div className={css.sides}>
      <Tabs
        label={t`Assets and profit`}
        tabs={tabs}
        value={query.tab === 'profit' ? 'profit' : 'assets'}
        onChange={tab => setQuery({ tab: tab === 'profit' ? tab : undefined })}
      >
        {query.tab === 'profit' ? <Profit assets={assets} /> : held}
      </Tabs>
    </div>
  )
}

export default function AssetsScreen() {
  const assets = useCall(userAssetsCall, {}, { every: EVERY })
  return (
    <Page>
      <Bar />
      <div className={css.page}>
        <Loaded of={assets} title={<Trans>Couldn't load your assets</Trans>} skeleton={<Loading />}>
          {known => (
            <Columns>
              <Column>
                <Overview assets={known} />
                <Ways />
              </Column>
              <Column end>
                <Sides assets={known} />
              </Column>
            </Columns>
          )}
        </Loaded>
      </div>
    </Page>
  )
}
