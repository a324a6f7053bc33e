/** From, to, amount; before and after. */
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDecimal, formatPercent } from '@shared/format/number'
import { compare, type Decimal } from '@shared/money'
import { ActionBar } from '@shared/ui/action-bar'
import { Amount } from '@shared/ui/amount'
import { Button } from '@shared/ui/button'
import { Chip, Chips } from '@shared/ui/chip'
import { NumberField } from '@shared/ui/number-field'
import { OrderNote } from '@shared/ui/order-note'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useState } from 'react'
import { useLanguage } from 'shell/i18n'
import { setQuery, useRoute } from 'shell/navigation'
import { toast } from 'shell/overlay'
import { useOrder } from 'shell/transport'
import { useOfflineReason } from '../../parts/offline.ts'
import { Accounts } from './accounts.tsx'
import { Shortage } from './shortage.tsx'
import { CURRENCY, type Transferred, transfer } from './transfer.api.ts'
import {
  type Available,
  after,
  amountFault,
  amountOf,
  directionOf,
  type Fault,
  isEnough,
  movable,
  PLACES,
  share,
} from './transfer.model.ts'
import css from './transfer.module.css'

const parts = [25, 50, 75, 100]

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
  const { bcp47 } = useLanguage()
  const { query } = useRoute()
  const direction = directionOf(query)
  const [amount, setAmount] = useState(() => amountOf(query))
  const [tried, setTried] = useState(false)
  const offline = useOfflineReason()
  const [moved, setMoved] = useState(false)
  const order = useOrder<Transferred>({
    onDone: () => {
      const figure = formatDecimal(bcp47, amount, { places: PLACES })
      toast(t`${figure} ${CURRENCY} moved`)
      setTried(false)
      setAmount('')
      setMoved(true)
      begin()
      onMoved(isEnough(amount || '0', amountOf(query)))
    },
  })
  const { state, begin, send, busy } = order
  function change(next: Decimal | ''): void {
    setAmount(next)
    setMoved(false)
    begin()
  }
  const most = movable(available[direction.from])
  const fault = amountFault(amount, most)
  const words: Record<Fault, string> = {
    missing: t`Enter an amount`,
    'not-positive': t`Enter an amount above 0`,
    'too-much': t`More than your available balance`,
  }
  const refused = state.phase === 'failed' && state.failure.field === 'amount' ? state.failure.text : undefined
  const submit = () => {
    if (moved) return // a second tap that was too late for the order
    setTried(true)
    if (fault) return
    void send((id, onChecking) => transfer(direction, amount, id, onChecking))
  }
  const names = { balance: t`Balance account`, contract: t`Contract account` }
  const then = after(available, direction, fault ? '' : amount)
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      <Accounts
        names={names}
        direction={direction}
        disabled={busy}
        onTurn={() => {
          setQuery({ from: direction.to, to: direction.from })
          setMoved(false)
          begin()
        }}
      />
      <NumberField
        label={t`Amount`}
        labelled="above"
        note={
          <>
            {t`Available`} <Amount value={most} />
          </>
        }
        value={amount}
        onChange={change}
        unit={CURRENCY}
        places={PLACES}
        max={most}
        disabled={busy}
        error={fault && (tried || fault !== 'missing') ? words[fault] : refused}
      />
      {fault === 'too-much' && !busy && (
        <Shortage amount={amount || '0'} most={most} from={direction.from} onUse={change} />
      )}
      <Chips label={t`Share of available balance`} even>
        {parts.map(percent => (
          <Chip key={percent} disabled={busy} onClick={() => change(share(most, percent))}>
            {formatPercent(bcp47, share('1', percent), { places: 0 })}
          </Chip>
        ))}
      </Chips>
      {direction.from === 'contract' && compare(secured, '0') > 0 && (
        <p className={css.note}>
          <Trans>
            <Amount value={secured} unit={CURRENCY} /> is used as margin and can't be moved
          </Trans>
        </p>
      )}
      <Sums>
        {(['balance', 'contract'] as const).map(account => (
          <SumRow
            key={account}
            label={names[account]}
            before={<Amount value={available[account]} />}
            value={<Amount value={then[account]} />}
          />
        ))}
      </Sums>
      {moved && onBack && (
        <Button wide onClick={onBack}>
          <Trans>Back to your order</Trans>
        </Button>
      )}
      <OrderNote state={state} records="#/zhangbianRecord?type=transfer" at="amount" />
      <ActionBar bleed>
        <Button type="submit" look="primary" wide loading={busy} reason={offline}>
          {state.phase === 'not-placed' ? <Trans>Try again</Trans> : <Trans>Transfer</Trans>}
        </Button>
      </ActionBar>
    </form>
  )
}
