/** Transfer between the balance account and the contract account (wallet.md, /zijinhuazhuan). */
import { Trans, useLingui } from '@lingui/react/macro'
import { ErrorPanel } from '@shared/ui/error-panel'
import { IconButton } from '@shared/ui/icon-button'
import { PullToRefresh } from '@shared/ui/pull-to-refresh'
import { Skeleton, SkeletonRows } from '@shared/ui/skeleton'
import { TitleBar } from '@shared/ui/title-bar'
import { ScrollText } from 'lucide-react'
import { useCallback } from 'react'
import { hasRoute, usePageSignal } from 'shell/navigation'
import { failureOf } from 'shell/transport'
import { useBack } from '../../parts/back.ts'
import { StaleNote } from '../../parts/stale-note.tsx'
import { useAccounts } from './transfer.api.ts'
import css from './transfer.module.css'
import { TransferForm } from './transfer-form.tsx'

const Loading = () => (
  <div className={css.form}>
    <Skeleton width="100%" height={112} />
    <Skeleton width="100%" height={74} />
    <Skeleton width="100%" height={32} />
    <SkeletonRows rows={2} single />
  </div>
)

export default function TransferScreen() {
  const { t } = useLingui()
  const { named, leave } = useBack()
  const page = usePageSignal()
  const { balance, contract } = useAccounts()
  const refresh = useCallback(
    () => Promise.all([balance.refetch(), contract.refetch()]),
    [balance.refetch, contract.refetch],
  )
  const available = balance.data?.[0]?.available ?? (balance.data ? '0' : undefined)
  const loaded = available !== undefined && contract.data
  const error = balance.error ?? contract.error
  const ledger = hasRoute('/zhangbianRecord') && (
    <IconButton icon={ScrollText} label={t`History`} href="#/zhangbianRecord?type=transfer" />
  )
  return (
    <PullToRefresh onRefresh={refresh}>
      <TitleBar title={<Trans context="noun">Transfer</Trans>} onBack={leave} actions={ledger} />
      <div className={css.page}>
        {loaded && <StaleNote at={Math.min(balance.dataUpdatedAt, contract.dataUpdatedAt)} failed={error !== null} />}
        {loaded && (
          <TransferForm
            available={{ balance: available, contract: contract.data?.available ?? '0' }}
            secured={contract.data?.usedMargin ?? '0'}
            onMoved={enough => {
              if (page.aborted) return // who has gone on meanwhile is not moved
              if (named && enough) leave()
              else void refresh()
            }}
            onBack={named ? leave : undefined}
          />
        )}
        {!loaded && !error && <Loading />}
        {!loaded && error && (
          <ErrorPanel
            title={<Trans>Couldn't load your accounts</Trans>}
            failure={failureOf(error)}
            retrying={balance.isFetching || contract.isFetching}
            onRetry={() => void refresh()}
          />
        )}
      </div>
    </PullToRefresh>
  )
}
