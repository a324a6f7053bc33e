/** The asset centre: what one owns, what it is made of, where it came from (wallet.md, zichanCenter). */
import { Trans, useLingui } from '@lingui/react/macro'
import { userAssetsCall } from '@shared/contract/calls/wallet'
import { ErrorPanel } from '@shared/ui/error-panel'
import { IconButton } from '@shared/ui/icon-button'
import { PullToRefresh } from '@shared/ui/pull-to-refresh'
import { Skeleton, SkeletonRows } from '@shared/ui/skeleton'
import { TitleBar } from '@shared/ui/title-bar'
import { FileClock, ScrollText } from 'lucide-react'
import { back, hasRoute, useRefetchOnReturn } from 'shell/navigation'
import { failureOf } from 'shell/transport'
import { useCall } from '../../parts/query.ts'
import { StaleNote } from '../../parts/stale-note.tsx'
import css from './assets.module.css'
import { CompositionPicture } from './composition-picture.tsx'
import { Currencies } from './currencies.tsx'
import { Overview } from './overview.tsx'
import { Ways } from './ways.tsx'

const EVERY = 10_000

function Bar() {
  const { t } = useLingui()
  const actions = (
    <>
      {hasRoute('/chongzhitixianRecord') && (
        <IconButton icon={FileClock} label={t`History`} href="#/chongzhitixianRecord" />
      )}
      {hasRoute('/zhangbianRecord') && <IconButton icon={ScrollText} label={t`Ledger`} href="#/zhangbianRecord" />}
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
  const { data, error, isFetching, refetch, dataUpdatedAt } = useCall(userAssetsCall, {}, { every: EVERY })
  useRefetchOnReturn(() => void refetch())
  return (
    <PullToRefresh onRefresh={refetch}>
      <Bar />
      <div className={css.page}>
        {data && <StaleNote at={dataUpdatedAt} failed={error !== null} />}
        {data && (
          <>
            <Overview assets={data} />
            <Ways />
            <CompositionPicture assets={data} />
            <Currencies assets={data} />
          </>
        )}
        {!data && !error && <Loading />}
        {!data && error && (
          <ErrorPanel
            title={<Trans>Couldn't load your assets</Trans>}
            failure={failureOf(error)}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </div>
    </PullToRefresh>
  )
}
