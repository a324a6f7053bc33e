/** From, to, amount; before and after. */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { compare, type Decimal, movable } from '@shared/money'
import { ActionBar } from '@shared/ui/action-bar'
import { Button } from '@shared/ui/button'
import { Column, Columns } from '@shared/ui/columns'
import { OrderNote } from '@shared/ui/order-note'
import { usePlace, useWay } from 'shell/navigation'
import { OrderWords } from 'shell/order'
import { useOfflineReason } from 'shell/screen'
import { Accounts } from './accounts.tsx'
import { AmountField, Both, Secured, Shares } from './form-parts.tsx'
import { Shortage } from './shortage.tsx'
import { type Account, type Available, after, amountFault, amountOf, directionOf } from './transfer.model.ts'
import css from './transfer.module.css'
import { useTransfer } from './use-transfer.ts'

type Props = {
  available: Available
  secured: Decimal
  /** @param enough all that was asked for in the address */
  onMoved(enough: boolean): void
  /** Back to where one was sent from; absent where one came by oneself. */
  onBack: (() => void) | undefined
}

export function TransferForm({ available, secured, onMoved, onBack }: Props) {
  const { t } = useLingui()
  const { query, setQuery } = usePlace(to.transfer)
  const direction = directionOf(query)
  const { from } = direction
  const most = movable(available[from], from === 'contract' && compare(secured, '0') > 0)
  const { form, order, moved, begin, change, submit } = useTransfer(direction, most, amountOf(query), onMoved)
  const { state, busy } = order
  const { amount } = form.form
  const names = { balance: t`Balance account`, contract: t`Contract account` }
  const turn = () => {
    setQuery({ from: direction.to, to: from })
    begin()
  }
  const records = useWay(to.ledger({ type: 'transfer' }))
  const isShort = amountFault(amount, most) === 'too-much' && !busy
  return (
    <form className={css.form} translate="no" {...form.frame(submit)}>
      <Columns>
        <Column>
          {' '}
          <Accounts names={names} direction={direction} disabled={busy} onTurn={turn} />
          <AmountField {...form.field('amount')} onChange={change} most={most} disabled={busy} />
          {isShort && <Shortage amount={amount || '0'} most={most} from={from} onUse={change} />}
          <Shares most={most} disabled={busy} onChoose={change} />
        </Column>
        <Column end>
          {' '}
          {from === 'contract' && <Secured amount={secured} />}
          <Both names={names} before={available} after={after(available, direction, form.ready ? amount : '')} />
          {moved && onBack && (
            <Button wide onClick={onBack}>
              <Trans>Back to your order</Trans>
            </Button>
          )}
          {moved && !onBack && <TradeThere into={direction.to} />}
          <OrderNote state={state} records={records} at="amount" />
        </Column>
        <ActionBar bleed>
          <Button type="submit" look="primary" wide loading={busy} reason={useOfflineReason()}>
            <OrderWords state={state}>
              <Trans>Transfer</Trans>
            </OrderWords>
          </Button>
        </ActionBar>
      </Columns>
    </form>
  )
}

/** What the money is for in the account that it was moved to. */
function TradeThere({ into }: { into: Account }) {
  const href = useWay(into === 'contract' ? to.contract() : to.contract({ mode: 'spot' }))
  return (
    href && (
      <Button wide href={href}>
        {into === 'contract' ? <Trans>Trade contracts</Trans> : <Trans>Trade spot</Trans>}
      </Button>
    )
  )
}
