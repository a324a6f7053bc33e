/** The last look at an order: every number at the live price, then one tap; before the first one ever, what it can cost. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Position } from '@shared/contract'
import { createPositionCall } from '@shared/contract/calls/trade'
import * as to from '@shared/contract/to'
import { opposite } from '@shared/money'
import { Checkbox } from '@shared/ui/checkbox'
import { OrderNote } from '@shared/ui/order-note'
import { ToleranceField } from '@shared/ui/tolerance-field'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { useWay } from 'shell/navigation'
import { useOrder } from 'shell/order'
import type { SheetFrame } from 'shell/screen'
import { useSession } from 'shell/session'
import type { Failure } from 'shell/transport'
import { riskReadAtom, tolerances } from '../account/terms.ts'
import { useTradingAccount } from '../account/trading-account.ts'
import { dealtBy } from '../cfd/dealing.ts'
import { ConfirmSheet } from '../confirm/confirm-sheet.tsx'
import { DemoOrder } from '../confirm/demo-order.tsx'
import { useExplained } from '../explain/explained.ts'
import { fillsNow } from '../orders/waiting.model.ts'
import { useConfirmedPrice } from '../price/confirmed-price.ts'
import { usePriceAgain } from '../price/price-again.ts'
import { dealtGate } from '../price/price-gate.ts'
import { useTolerance } from '../price/tolerance.ts'
import { useFigures } from '../words/figures.ts'
import { useGateWords, useNames } from '../words/words.ts'
import type { Sheets } from './kind.ts'
import { termsOf } from './ticket.api.ts'
import { contextAt, type Intent, shortage, type TicketContext } from './ticket.model.ts'
import type { TicketState } from './use-ticket.ts'

type Props = SheetFrame & {
  ticket: TicketState
  intent: Intent
  /** What is drawn of its kind. */
  parts: Pick<Sheets, 'OrderNumbers' | 'Explained'>
  onPlaced(row: Position | undefined): void
  /** The refusal may be about a field of the ticket. */
  onRefused(failure: Failure): void
}

/** Whether this person has confirmed the risk notice on this device. */
function useRiskRead(): [boolean, () => void] {
  const { user } = useSession()
  const [ids, setIds] = useAtom(riskReadAtom)
  const id = user?.id ?? ''
  return [ids.includes(id), () => setIds([...ids, id])]
}

export function OrderSheet(props: Props) {
  const [read, setRead] = useRiskRead()
  const [explained, setExplained] = useExplained(props.ticket.kind.id)
  const [context, setContext] = useState(props.ticket.context)
  // the account may fail to load meanwhile: what was known stays
  if (props.ticket.context && props.ticket.context !== context) setContext(props.ticket.context)
  if (!context) return null
  if (read && explained) return <Confirm {...props} context={context} />
  const goOn = () => {
    if (!read) setRead()
    setExplained()
  }
  return <First {...props} read={read} onRead={goOn} />
}

/** The product and its risk; before the first order the person must tick a box. */
function First({ ticket, intent, parts, open, onClose, read, onRead }: Props & { read: boolean; onRead(): void }) {
  const { t } = useLingui()
  const [ticked, tick] = useState(read)
  return (
    <parts.Explained
      {...{ ticket, intent, open, onClose }}
      title={read ? undefined : <Trans>Before your first order</Trans>}
      onContinue={onRead}
      reason={ticked ? undefined : t`Tick the box to continue`}
    >
      {!read && (
        <Checkbox checked={ticked} onChange={tick}>
          <Trans>I understand that I could lose this money.</Trans>
        </Checkbox>
      )}
    </parts.Explained>
  )
}

type ConfirmProps = Props & { context: TicketContext }

/** The price to confirm. While the market is closed, a waiting order is checked at the last price. */
function usePriced({ ticket, intent: { side, kind }, context: { dealing, market } }: ConfirmProps) {
  const { at: live, refused } = useConfirmedPrice(dealtGate(ticket.gate, side, dealing.spread))
  const [tolerance] = useTolerance()
  const resting = ticket.gate.state === 'closed' && kind !== 'market'
  return { resting, refused, at: resting ? { expectedPrice: dealtBy(dealing, side, market), tolerance } : live }
}

function usePlacing(props: ConfirmProps) {
  const { intent, context, onPlaced, onRefused } = props
  const { side } = intent
  const { at, resting, refused } = usePriced(props)
  const account = useTradingAccount()
  const order = useOrder(createPositionCall, {
    onDone: onPlaced,
    onFailed(failure) {
      refused(failure)
      onRefused(failure)
    },
  })
  usePriceAgain(props.ticket.gate, order)
  // half the spread on the other side of what it deals at
  const market = at ? dealtBy(context.dealing, opposite(side), at.expectedPrice) : context.market
  return {
    order,
    resting,
    context: contextAt({ ...context, market }, intent, side),
    fills: fillsNow(intent, side, dealtBy(context.dealing, side, market)),
    terms: at && { ...account, ...termsOf(intent), ...at },
  }
}

function Confirm(props: ConfirmProps) {
  const { t } = useLingui()
  const names = useNames()
  const gateWords = useGateWords()
  const { money } = useFigures()
  const { ticket, intent, parts, open, onClose } = props
  const { side, leverage } = intent
  const { order, resting, context, fills, terms } = usePlacing(props)
  const { state, busy } = order
  const [tolerance, setTolerance] = useTolerance()
  const missing = shortage(intent.quantity, intent, context)
  const amount = missing === null ? undefined : money(missing)
  const reason = (resting ? undefined : gateWords(ticket.gate)) ?? (amount && t`Transfer ${amount} more`)
  return (
    <ConfirmSheet
      {...{ open, onClose, side, order, reason }}
      way={names.side(side, leverage)}
      onConfirm={() => terms && void order.send(terms)}
      act={names.button(side)}
    >
      <parts.OrderNumbers intent={intent} context={context} />
      {intent.kind === 'market' && (
        <ToleranceField choices={tolerances} value={tolerance} onChange={setTolerance} disabled={busy} />
      )}
      <OrderNote
        state={state}
        records={useWay(to.contract({ mode: ticket.kind.id, tab: fills ? 'positions' : 'orders' }))}
      />
      <DemoOrder
        {...{ call: createPositionCall, terms, mode: ticket.kind.id, disabled: busy }}
        tab={fills ? undefined : 'orders'}
      />
    </ConfirmSheet>
  )
}
