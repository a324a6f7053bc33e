/** Transfer between the balance account and the contract account (docs/rules/wallet.md#transfer). */
import { Trans, useLingui } from '@lingui/react/macro'
import { userBalanceCall, userContractBalanceCall } from '@shared/contract/calls/wallet'
import * as to from '@shared/contract/to'
import { Column, Columns } from '@shared/ui/columns'
import { IconButton } from '@shared/ui/icon-button'
import { Skeleton, SkeletonRows } from '@shared/ui/skeleton'
import { TitleBar } from '@shared/ui/title-bar'
import { ScrollText } from 'lucide-react'
import { HelpButton } from 'shell/help'
import { usePageSignal, useWay } from 'shell/navigation'
import { useCall } from 'shell/query'
import { Loaded, Page, together } from 'shell/screen'
import { useBack } from '../../parts/back.ts'
import { CURRENCY } from './transfer.model.ts'
import css from './transfer.module.css'
import { TransferForm } from './transfer-form.tsx'

const EVERY = 10_000

const Loading = () => (
  <div className={css.form}>
    <Columns>
      <Column>
        {' '}
        <Skeleton width="100%" height={112} />
        <Skeleton width="100%" height={74} />
        <Skeleton width="100%" height={32} />
      </Column>
      <Column end>
        {' '}
        <SkeletonRows rows={2} single />
      </Column>
    </Columns>
  </div>
)

/** Both accounts; each renewed every 10 s. */
const useAccounts = () =>
  together(
    useCall(userBalanceCall, { currency: CURRENCY }, { every: EVERY }),
    useCall(userContractBalanceCall, {}, { every: EVERY }),
  )

function Bar({ onBack }: { onBack(): void }) {
  const { t } = useLingui()
  const ledger = useWay(to.ledger({ type: 'transfer' }))
  const actions = (
    <>
      <HelpButton about="transfer" />
      {ledger && <IconButton icon={ScrollText} label={t`History`} href={ledger} />}
    </>
  )
  return <TitleBar title={<Trans context="noun">Transfer</Trans>} onBack={onBack} actions={actions} />
}

export default function TransferScreen() {
  const { named, leave } = useBack()
  const page = usePageSignal()
  // who has gone on meanwhile is not moved
  const onMoved = (enough: boolean) => named && enough && !page.aborted && leave()
  return (
    <Page>
      <Bar onBack={leave} />
      <div className={css.page}>
        <Loaded of={useAccounts()} title={<Trans>Couldn't load your accounts</Trans>} skeleton={<Loading />}>
          {([[balance], contract]) => (
            <TransferForm
              available={{ balance: balance?.available ?? '0', contract: contract.available }}
              secured={contract.usedMargin}
              onMoved={onMoved}
              onBack={named ? leave : undefined}
            />
          )}
        </Loaded>
      </div>
    </Page>
  )
}
