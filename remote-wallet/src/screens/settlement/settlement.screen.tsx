/** Where money may be paid out to: wallet addresses and bank accounts (docs/rules/wallet.md#payout-accounts). */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { Skeleton } from '@shared/ui/skeleton'
import { Tabs } from '@shared/ui/tabs'
import { TitleBar } from '@shared/ui/title-bar'
import { useEffect } from 'react'
import { usePlace, useTitle } from 'shell/navigation'
import { Loaded, Page } from 'shell/screen'
import { ChatButton } from '../../parts/live-chat.tsx'
import { Accounts } from './accounts.tsx'
import { Binding } from './binding.tsx'
import { useAccounts } from './settlement.api.ts'
import { type Kind, kindNamed, type View } from './settlement.model.ts'
import css from './settlement.module.css'
import { useView } from './use-view.ts'

function useWords(view: View): string {
  const { t } = useLingui()
  if (view.is === 'list') return t`Withdrawal accounts`
  if (view.is === 'edit') return t`Edit withdrawal account`
  return view.kind === 'chain' ? t`Add wallet address` : t`Add bank account`
}

const Loading = () => (
  <div className={css.cards}>
    <Skeleton width="100%" height={124} />
    <Skeleton width="100%" height={124} />
  </div>
)

/** A link to the form of one kind leaves that kind's list behind it. */
function useTabOf(view: View): { tab: Kind; setTab(tab: Kind): void } {
  const { query, setQuery } = usePlace(to.withdrawAccounts)
  const wanted = view.is === 'add' ? view.kind : undefined
  const isOther = wanted !== undefined && query.tab !== wanted
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows the form, not the other way round
  useEffect(() => {
    if (isOther) setQuery({ tab: wanted })
  }, [isOther, wanted])
  return { tab: kindNamed(query.tab) ?? 'chain', setTab: tab => setQuery({ tab }) }
}

export default function SettlementScreen() {
  const { t } = useLingui()
  const { view, add, edit, close, leave } = useView()
  const { tab, setTab } = useTabOf(view)
  const accounts = useAccounts()
  const title = useWords(view)
  useTitle(title)
  const tabs = [
    { value: 'chain', label: <Trans>Wallet addresses</Trans> },
    { value: 'bank', label: <Trans>Bank accounts</Trans> },
  ] as const
  return (
    <Page>
      <TitleBar title={title} onBack={view.is === 'list' ? leave : close} actions={<ChatButton />} />
      <div className={css.page}>
        {view.is === 'list' ? (
          <Tabs label={t`Withdrawal account type`} tabs={tabs} value={tab} onChange={setTab}>
            <div className={css.list}>
              <Loaded
                of={accounts}
                title={<Trans>Couldn't load your withdrawal accounts</Trans>}
                skeleton={<Loading />}
              >
                {({ records }) => <Accounts kind={tab} all={records} onAdd={() => add(tab)} onEdit={edit} />}
              </Loaded>
            </div>
          </Tabs>
        ) : (
          <Binding view={view} accounts={accounts} onClose={close} />
        )}
      </div>
    </Page>
  )
}
