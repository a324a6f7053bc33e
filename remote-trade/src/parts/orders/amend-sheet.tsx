/** Other terms for a waiting order: before and after, then one tick. */
import { Trans, useLingui } from '@lingui/react/macro'
import { amendOrderCall } from '@shared/contract/calls/trade'
import { tradeTypes } from '@shared/contract/codes'
import { pairOf } from '@shared/contract/symbols'
import * as to from '@shared/contract/to'
import { formatRecordTime } from '@shared/format/time'
import { big, type Decimal, max, type Num } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { Badge } from '@shared/ui/badge'
import { Button } from '@shared/ui/button'
import { NumberField } from '@shared/ui/number-field'
import { OrderNote } from '@shared/ui/order-note'
import { Sheet } from '@shared/ui/sheet'
import { SumRow, Sums } from '@shared/ui/sum-row'
import type { ReactNode } from 'react'
import { type Form, useForm } from 'shell/form'
import { serverNow } from 'shell/market-feed'
import { useWay } from 'shell/navigation'
import { OrderWords, useOrder } from 'shell/order'
import { type SheetFrame, useOfflineReason } from 'shell/screen'
import { useTradingAccount } from '../account/trading-account.ts'
import { useUnit } from '../cfd/units.ts'
import { Announcement } from '../words/announcement.tsx'
import { useFigures } from '../words/figures.ts'
import { Paid } from '../words/paid.tsx'
import { modeOfRow, useTellTrade, type View } from '../words/use-tell-trade.ts'
import {
  type AmendFault,
  type AmendForm,
  amendModel,
  changeOf,
  frozenBy,
  frozenUnit,
  type WaitingOrder,
} from './order.model.ts'
import { useOrderNames } from './order-names.ts'
import css from './orders.module.css'
import { useFaultWords } from './use-fault-words.ts'
import { fieldOf, gridOf, type WaitingField, wayTo } from './waiting.model.ts'
import { useWaitingNames, WaitingChips } from './waiting-fields.tsx'

type Props = SheetFrame & {
  order: WaitingOrder
  /** Undefined until a price is known. */
  market: Decimal | undefined
  /** Undefined until the account is known: the exchange checks the funds too. */
  available: Decimal | undefined
  /** Why it can no longer be amended. */
  over: string | undefined
  /** Dollars of one of what its price is told in; undefined while that is not known. */
  rate: Num | undefined
  /** A price to begin with: where its line was dragged to. */
  dragged?: Decimal | undefined
}

function useWords({ row, info }: WaitingOrder) {
  const { t } = useLingui()
  const words = useFaultWords(info, useUnit()(row, info))
  const { money } = useFigures()
  return (fault: AmendFault): string => {
    if (fault.name !== 'short') return words(fault)
    const [amount, unit] = [money(fault.missing), frozenUnit(row, info)]
    return t`You need ${amount} ${unit} more`
  }
}

/** A waiting spot order has no sheet of its own. */
const viewOf = (row: WaitingOrder['row']): View =>
  row.tradeType === tradeTypes.spot ? { mode: 'spot' } : { mode: modeOfRow(row), order: row.id }

function useAmending({ order, market, available, rate, dragged, onClose }: Props) {
  const { t } = useLingui()
  const { row, at } = order
  const account = useTradingAccount()
  const say = useTellTrade()
  const sending = useOrder(amendOrderCall, {
    onDone() {
      onClose()
      say(t`Order changed`, viewOf(row))
    },
  })
  const form = useForm(
    amendModel,
    { order, market, available, rate },
    { words: useWords(order), sending, from: { at: dragged ?? at, quantity: row.quantity } },
  )
  const change = changeOf(form.form, order, serverNow())
  const same = Object.keys(change).length === 0
  const confirm = () => {
    if (form.press()) void sending.send({ ...account, id: row.id, ...changeOf(form.form, order, serverNow()) })
  }
  return { form, sending, confirm, same }
}

export function AmendSheet(props: Props) {
  const { t } = useLingui()
  const names = useOrderNames()
  const { order, over, open, onClose } = props
  const { form, sending, confirm, same } = useAmending(props)
  const { state, busy } = sending
  const offline = useOfflineReason()
  // what the quantity's field shows is not said twice either
  const at = state.phase === 'failed' && state.failure.field === 'quantity' ? 'quantity' : fieldOf(order.kind)
  const reason = over ?? offline ?? (same ? t`No changes to save` : undefined)
  return (
    <Sheet
      {...{ open, busy, onClose }}
      title={<Trans>Amend order</Trans>}
      mark={<Badge kind={order.side === 'long' ? 'rise' : 'fall'}>{names.order(order)}</Badge>}
      actions={
        <>
          <Button wide disabled={busy} onClick={onClose}>
            <Trans>Keep as is</Trans>
          </Button>
          <Button wide look="primary" loading={busy} reason={busy ? undefined : reason} onClick={confirm}>
            <OrderWords state={state}>
              <Trans>Confirm changes</Trans>
            </OrderWords>
          </Button>
        </>
      }
    >
      <Announcement>{over}</Announcement>
      <p className={css.note}>{[pairOf(order.info), names.terms(order.row)].filter(Boolean).join(' · ')}</p>
      <Fields order={order} form={form} busy={busy} />
      <Difference {...props} typed={form.form} />
      <OrderNote state={state} records={useWay(to.contract({ tab: 'orders' }))} at={at} />
    </Sheet>
  )
}

type FieldsProps = { order: WaitingOrder; form: Form<AmendForm, WaitingField | 'quantity'>; busy: boolean }

function Fields({ order, form, busy }: FieldsProps) {
  const names = useOrderNames()
  const { row, info, kind } = order
  const unitOf = useUnit()
  const { form: typed, change, errorAt, frame } = form
  const endless = !order.row.expireTime
  const chosen = endless && typed.until === 'kept' ? '' : typed.until
  return (
    <form className={css.fields} {...frame()}>
      <NumberField
        label={names.level(order)}
        value={typed.at}
        onChange={at => change({ at })}
        places={info.pricePrecision}
        step={{ by: gridOf(info) }}
        error={errorAt(fieldOf(kind))}
        disabled={busy}
      />
      <NumberField
        label={<Trans>Quantity</Trans>}
        value={typed.quantity}
        onChange={quantity => change({ quantity })}
        unit={unitOf(row, info)}
        error={errorAt('quantity')}
        disabled={busy}
      />
      <WaitingChips value={chosen} onChange={until => change({ until: until === '' && endless ? 'kept' : until })} />
    </form>
  )
}

/** Only what changes has an arrow. */
function Difference({ order, market, available, rate, typed }: Props & { typed: AmendForm }) {
  const figures = useFigures()
  const names = useOrderNames()
  const waits = useWaitingNames()
  const { row, info, at } = order
  const currency = frozenUnit(row, info)
  const price = (of: Decimal) => figures.price(of, info.pricePrecision)
  const distance = (of: Decimal) => figures.way(market && wayTo(of, market))
  // what one has: coins with all their digits
  const digits = { places: currency === row.currency ? 2 : 8, minPlaces: 2 }
  const next = typed.at || at
  const frozen = frozenBy(typed, order, rate)
  const kept = row.frozen ?? '0'
  const same = frozen === null || frozen === kept
  const after = frozen && available && max('0', big(available).plus(big(kept)).minus(big(frozen))).toString()
  const line = (label: ReactNode, before: ReactNode, now: ReactNode | null) => (
    <SumRow label={label} {...(now === null ? { value: before } : { before, value: now })} />
  )
  const ends = row.expireTime ? formatRecordTime(row.expireTime) : waits['']
  return (
    <Sums>
      {line(names.level(order), price(at), next === at ? null : price(next))}
      {line(<Trans>Distance from market</Trans>, distance(at), next === at ? null : distance(next))}
      {line(<Trans>Valid until</Trans>, ends, typed.until === 'kept' ? null : waits[typed.until])}
      {line(
        <Trans>Locked</Trans>,
        <Paid value={kept} unit={same ? currency : undefined} />,
        same ? null : <Paid value={frozen} unit={currency} />,
      )}
      {line(
        <Trans>Available</Trans>,
        <Amount value={available} {...digits} unit={same ? currency : undefined} />,
        same ? null : <Amount value={after} {...digits} unit={currency} />,
      )}
    </Sums>
  )
}
