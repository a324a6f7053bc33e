/** The last look at an order: every number at the live price, then one tap; before the first one ever, what it can cost. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Position } from '@shared/contract'
import { createPositionCall } from '@shared/contract/calls/trade'
import * as to from '@shared/contract/to'
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
import { useFigures } from '../figures.ts'
import { riskReadAtom, tolerances } from '../terms.ts'
import { useTolerance } from '../tolerance.ts'
import { useGateWords, useNames } from '../words.ts'
import { OrderNumbers } from './order-numbers.tsx'
import { RiskNote } from './risk-note.tsx'
import { termsOf } from './ticket.api.ts'
import { type Intent, previewOf, type Scene, shortage } from './ticket.model.ts'
import type { TicketState } from './use-ticket.ts'

type Props = SheetFrame & {
  ticket: TicketState
  intent: Intent
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
  const [scene, setScene] = useState(props.ticket.scene)
  // the account may fail to load meanwhile: what was known stays
  if (props.ticket.scene && props.ticket.scene !== scene) setScene(props.ticket.scene)
  if (!scene) return null
  return read ? <Confirm {...props} scene={scene} /> : <Risk {...props} scene={scene} onRead={setRead} />
}

type StepProps = Props & { scene: Scene }

function Risk({ intent, scene, open, onClose, onRead }: StepProps & { onRead(): void }) {
  const { t } = useLingui()
  const [ticked, tick] = useState(false)
  const [pressed, press] = useState(false)
  const preview = previewOf(intent.quantity, intent.side, intent, scene)
  const go = () => {
    press(true)
    if (ticked) onRead()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={<Trans>Before your first order</Trans>}
      actions={
        <Button wide look="primary" onClick={go}>
          <Trans>Continue</Trans>
        </Button>
      }
    >
      {preview && <RiskNote intent={intent} preview={preview} scene={scene} />}
      <Checkbox checked={ticked} onChange={tick} error={pressed && !ticked ? t`Tick the box to continue` : undefined}>
        <Trans>I understand I could lose this money.</Trans>
      </Checkbox>
    </Sheet>
  )
}

function Confirm(props: StepProps) {
  const { t } = useLingui()
  const names = useNames()
  const gateWords = useGateWords()
  const { money } = useFigures()
  const { ticket, intent, open, onClose } = props
  const { at, refused } = useConfirmedPrice(ticket.gate)
  const tolerance = useTolerance()
  const { state, busy, send } = useOrder(createPositionCall, {
    onDone: props.onPlaced,
    onFailed(failure) {
      refused(failure)
      props.onRefused(failure)
    },
  })
  const confirm = () => at && void send({ ...termsOf(intent), ...at })
  const scene: Scene = { ...props.scene, price: at?.expectedPrice ?? props.scene.price }
  const missing = shortage(intent.quantity, intent, scene)
  const amount = missing === null ? undefined : money(missing)
  const reason = gateWords(ticket.gate) ?? (amount && t`Transfer ${amount} more`)
  const { side, leverage } = intent
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
      <OrderNumbers intent={intent} scene={scene} />
      <ToleranceField choices={tolerances} value={tolerance[0]} onChange={tolerance[1]} disabled={busy} />
      <OrderNote state={state} records={useWay(to.contract({ tab: 'positions' }))} />
    </Sheet>
  )
}
