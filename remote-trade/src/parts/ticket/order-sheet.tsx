/** The last look at an order: every number at the live price, then one tap; before the first one ever, what it can cost. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Position } from '@shared/contract'
import { createPositionCall } from '@shared/contract/calls/trade'
import * as to from '@shared/contract/to'
import { type Decimal, opposite } from '@shared/money'
import { Badge } from '@shared/ui/badge'
import { Button } from '@shared/ui/button'
import { Checkbox } from '@shared/ui/checkbox'
import { OrderNote } from '@shared/ui/order-note'
import { Sheet } from '@shared/ui/sheet'
import { ToleranceField } from '@shared/ui/tolerance-field'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { useWay } from 'shell/navigation'
import { OrderWords, useOrder } from 'shell/order'
import type { SheetFrame } from 'shell/screen'
import { useSession } from 'shell/session'
import type { Failure } from 'shell/transport'
import { useConfirmedPrice } from '../confirmed-price.ts'
import { useExplained } from '../explain/explained.ts'
import { useFigures } from '../figures.ts'
import { dealtGate } from '../price-gate.ts'
import { riskReadAtom, tolerances } from '../terms.ts'
import { useTolerance } from '../tolerance.ts'
import { useTradingAccount } from '../trading-account.ts'
import { useGateWords, useNames } from '../words.ts'
import { dealtBy } from './dealing.ts'
import type { Sheets } from './kind.ts'
import { termsOf } from './ticket.api.ts'
import { type Intent, type Scene, sceneAt, shortage } from './ticket.model.ts'
import type { TicketState } from './use-ticket.ts'
import { fillsNow } from './waiting.model.ts'

type Props = SheetFrame & {
  ticket: TicketState
  intent: Intent
  /** What is drawn of its kind. */
  parts: Pick<Sheets, 'OrderNumbers' | 'Explained'>
  onPlaced(row: Position | undefined): void
  /** It may be for what stands in the ticket. */
  onRefused(failure: Failure): void
}

/** Whether this person was told on this device. */
function useRiskRead(): [boolean, () => void] {
  const { user } = useSession()
  const [ids, setIds] = useAtom(riskReadAtom)
  const id = user?.id ?? ''
  return [ids.includes(id), () => setIds([...ids, id])]
}

export function OrderSheet(props: Props) {
  const [read, setRead] = useRiskRead()
  const [explained, setExplained] = useExplained(props.ticket.kind.id)
  const [scene, setScene] = useState(props.ticket.scene)
  // the account may fail to load meanwhile: what was known stays
  if (props.ticket.scene && props.ticket.scene !== scene) setScene(props.ticket.scene)
  if (!scene) return null
  if (read && explained) return <Confirm {...props} scene={scene} />
  const goOn = () => {
    if (!read) setRead()
    setExplained()
  }
  return <First {...props} read={read} onRead={goOn} />
}

/** What it is and what it can cost; before the first order ever it is ticked. */
function First({ ticket, intent, parts, open, onClose, read, onRead }: Props & { read: boolean; onRead(): void }) {
  const { t } = useLingui()
  const [ticked, tick] = useState(read)
  const [pressed, press] = useState(false)
  const go = () => {
    press(true)
    if (ticked) onRead()
  }
  return (
    <parts.Explained
      {...{ ticket, intent, open, onClose }}
      title={read ? undefined : <Trans>Before your first order</Trans>}
      onContinue={go}
    >
      {!read && (
        <Checkbox checked={ticked} onChange={tick} error={pressed && !ticked ? t`Tick the box to continue` : undefined}>
          <Trans>I understand I could lose this money.</Trans>
        </Checkbox>
      )}
    </parts.Explained>
  )
}

function Confirm(props: Props & { scene: Scene }) {
  const { t } = useLingui()
  const names = useNames()
  const gateWords = useGateWords()
  const { money } = useFigures()
  const { ticket, intent, parts, open, onClose } = props
  const { side, leverage } = intent
  const { dealing } = props.scene
  const deal = (price: Decimal) => dealtBy(dealing, side, price)
  const { at: live, refused } = useConfirmedPrice(dealtGate(ticket.gate, side, dealing.spread))
  const tolerance = useTolerance()
  const resting = ticket.gate.state === 'closed' && intent.kind !== 'market'
  // while its market rests an order may wait: it is judged by the last price
  const at = resting ? { expectedPrice: deal(props.scene.market), tolerance: tolerance[0] } : live
  const account = useTradingAccount()
  const { state, busy, send } = useOrder(createPositionCall, {
    onDone: props.onPlaced,
    onFailed(failure) {
      refused(failure)
      props.onRefused(failure)
    },
  })
  const confirm = () => at && void send({ ...account, ...termsOf(intent), ...at })
  // half the spread on the other side of what it deals at
  const market = at ? dealtBy(dealing, opposite(side), at.expectedPrice) : props.scene.market
  const scene = sceneAt({ ...props.scene, market }, intent, intent.side)
  const missing = shortage(intent.quantity, intent, scene)
  const amount = missing === null ? undefined : money(missing)
  const reason = (resting ? undefined : gateWords(ticket.gate)) ?? (amount && t`Transfer ${amount} more`)
  return (
    <Sheet
      open={open}
      busy={busy}
      onClose={onClose}
      title={<Trans>Confirm order</Trans>}
      mark={<Badge kind={side === 'long' ? 'rise' : 'fall'}>{names.side(side, leverage)}</Badge>}
      actions={
        <Button
          wide
          look={side === 'long' ? 'rise' : 'fall'}
          loading={busy}
          reason={busy ? undefined : reason}
          onClick={confirm}
        >
          <OrderWords state={state}>{names.button(side)}</OrderWords>
        </Button>
      }
    >
      <parts.OrderNumbers intent={intent} scene={scene} />
      {intent.kind === 'market' && (
        <ToleranceField choices={tolerances} value={tolerance[0]} onChange={tolerance[1]} disabled={busy} />
      )}
      <OrderNote
        state={state}
        records={useWay(
          to.contract({ mode: ticket.kind.id, tab: fillsNow(intent, side, deal(market)) ? 'positions' : 'orders' }),
        )}
      />
    </Sheet>
  )
}
