/** The form that the address of the page names: of a new account, or of one that there is. */
import { Trans } from '@lingui/react/macro'
import { currencyListCall, type PayoutAccount } from '@shared/contract/calls/wallet'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import { Skeleton } from '@shared/ui/skeleton'
import { Lock } from 'lucide-react'
import { useCall } from 'shell/query'
import { Loaded, together } from 'shell/screen'
import { useSession } from 'shell/session'
import { AccountCard } from './account-card.tsx'
import { BankForm } from './bank-form.tsx'
import { useWayToPin } from './form-parts.tsx'
import type { FormProps } from './form-props.ts'
import type { useAccounts } from './settlement.api.ts'
import { type Kind, kindOf, type View } from './settlement.model.ts'
import css from './settlement.module.css'
import { chainsOf } from './wallet.model.ts'
import { WalletForm } from './wallet-form.tsx'

type Props = { view: Exclude<View, { is: 'list' }>; accounts: ReturnType<typeof useAccounts>; onClose(): void }

const Loading = () => (
  <div className={css.form}>
    <Skeleton width="100%" height={74} />
    <Skeleton width="100%" height={110} />
    <Skeleton width="100%" height={74} />
    <Skeleton width="100%" height={74} />
  </div>
)

export function Binding({ view, accounts, onClose }: Props) {
  const currencies = useCall(currencyListCall, {})
  const pin = useSession().user?.hasWithdrawPassword
  if (view.is === 'add' && pin === false) return <PinFirst />
  return (
    <Loaded
      of={together(accounts, currencies)}
      title={<Trans>Couldn't load your withdrawal accounts</Trans>}
      skeleton={<Loading />}
      undated
    >
      {([{ records, holdSeconds: hold }, known]) => {
        const common = { hold, first: records.length === 0, onClose }
        const form = (kind: Kind, of: PayoutAccount | undefined) =>
          kind === 'bank' ? (
            <BankForm key={of?.id} {...common} of={of} currencies={known} />
          ) : (
            <WalletForm key={of?.id} {...common} of={of} chains={chainsOf(known)} />
          )
        if (view.is === 'add') return form(view.kind, undefined)
        const of = records.find(({ id }) => id === view.id)
        if (!of) return <Gone onClose={onClose} />
        return (
          <>
            <AccountCard of={of} />
            {form(kindOf(of), of)}
          </>
        )
      }}
    </Loaded>
  )
}

const Gone = ({ onClose }: Pick<FormProps, 'onClose'>) => (
  <EmptyState
    title={<Trans>This withdrawal account was removed</Trans>}
    action={
      <Button small look="tonal" onClick={onClose}>
        <Trans>Back to your withdrawal accounts</Trans>
      </Button>
    }
  />
)

/** Before anything is typed: setting one leads to another page. */
function PinFirst() {
  const way = useWayToPin()
  const action = way && (
    <Button look="primary" href={way}>
      <Trans>Set withdrawal password</Trans>
    </Button>
  )
  return (
    <EmptyState icon={Lock} title={<Trans>Set a withdrawal password first</Trans>} action={action}>
      <Trans>To keep your funds safe, we'll ask for it whenever you add a withdrawal account or withdraw.</Trans>
    </EmptyState>
  )
}
