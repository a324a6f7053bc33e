/** The accounts of one kind, with the way to another. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { PayoutAccount } from '@shared/contract/calls/wallet'
import { payoutKinds } from '@shared/contract/codes'
import { MOST_PAYOUT_ACCOUNTS } from '@shared/contract/limits'
import { ActionBar } from '@shared/ui/action-bar'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import { Landmark, Plus, Wallet } from 'lucide-react'
import { AccountCard } from './account-card.tsx'
import type { Kind } from './settlement.model.ts'
import css from './settlement.module.css'

type Props = { kind: Kind; all: readonly PayoutAccount[]; onAdd(): void; onEdit(id: string): void }

export function Accounts({ kind, all, onAdd, onEdit }: Props) {
  const own = all.filter(account => account.kind === payoutKinds[kind])
  if (own.length === 0) return <Nothing kind={kind} onAdd={onAdd} />
  return (
    <>
      <div className={css.cards}>
        {own.map(account => (
          <AccountCard key={account.id} of={account} onEdit={() => onEdit(account.id)} />
        ))}
      </div>
      <ActionBar bleed>
        <AddButton kind={kind} full={own.length >= MOST_PAYOUT_ACCOUNTS} onAdd={onAdd} />
      </ActionBar>
    </>
  )
}

function AddButton({ kind, full, onAdd }: Pick<Props, 'kind' | 'onAdd'> & { full: boolean }) {
  const { t } = useLingui()
  const reason = full ? t`You can have up to ${MOST_PAYOUT_ACCOUNTS} of each kind. Remove one first.` : undefined
  return (
    <Button look="primary" wide icon={Plus} reason={reason} onClick={onAdd}>
      {kind === 'chain' ? <Trans>Add wallet address</Trans> : <Trans>Add bank account</Trans>}
    </Button>
  )
}

function Nothing({ kind, onAdd }: Pick<Props, 'kind' | 'onAdd'>) {
  const action = (
    <Button small look="tonal" icon={Plus} onClick={onAdd}>
      {kind === 'chain' ? <Trans>Add wallet address</Trans> : <Trans>Add bank account</Trans>}
    </Button>
  )
  return kind === 'chain' ? (
    <EmptyState icon={Wallet} title={<Trans>No wallet addresses yet</Trans>} action={action}>
      <Trans>Add the address of your own wallet to withdraw coins to it.</Trans>
    </EmptyState>
  ) : (
    <EmptyState icon={Landmark} title={<Trans>No bank accounts yet</Trans>} action={action}>
      <Trans>Add a bank account in your own name to withdraw to it.</Trans>
    </EmptyState>
  )
}
