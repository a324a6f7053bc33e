/** The last look at an order: every number at the live price, then one tap; before the first one ever, what it can cost. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Position, SymbolInfo } from '@shared/contract'
import type { OpenPreview } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { Badge } from '@shared/ui/badge'
import { Button } from '@shared/ui/button'
import { Checkbox } from '@shared/ui/checkbox'
import { PriceCell } from '@shared/ui/price-cell'
import { Sheet } from '@shared/ui/sheet'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useAtom } from 'jotai'
import { type ReactNode, useState } from 'react'
import { useSession } from 'shell/session'
import type { Failure } from 'shell/transport'
import { useFigures } from '../figures.ts'
import { type Moved, movedOf, priceToConfirm } from '../moved-price.ts'
import { useOrder } from '../order.ts'
import { OrderNote } from '../order-note.tsx'
import { type PositionPlaced, placedRow, useRefreshAccount } from '../positions/account.api.ts'
import { riskReadAtom } from '../terms.ts'
import { ToleranceChoice, useTolerance } from '../tolerance.tsx'
import { useGateWords, useNames } from '../words.ts'
import { RiskNote } from './risk-note.tsx'
import { openPosition } from './ticket.api.ts'
import { type Intent, previewOf, type Scene, shortage } from './ticket.model.ts'
import css from './ticket.module.css'
import type { Ticket } from './use-ticket.ts'

type Props = {
  ticket: Ticket
  intent: Intent
  open: boolean
  onClose(): void
  onPlaced(row: Position | undefined): void
  /** Refused for what stands in the ticket. @returns whether the ticket shows it */
  onRefused(failure: Failure): boolean
}

const RECORDS = '#/heyue?tab=positions'

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
      <Checkbox checked={ticked} onChange={tick} error={pressed && !ticked ? t`Tick this to go on` : undefined}>
        <Trans>I understand that I can lose this money.</Trans>
      </Checkbox>
    </Sheet>
  )
}

function useConfirm({ ticket, intent, onPlaced, onRefused }: Props) {
  const [moved, setMoved] = useState<Moved | null>(null)
  const [tolerance] = useTolerance()
  const refresh = useRefreshAccount()
  const price = priceToConfirm(ticket.gate, moved)
  const known = ticket.gate.state === 'open' ? ticket.gate.price : ''
  const order = useOrder<PositionPlaced>({
    onDone: outcome => {
      onPlaced(placedRow(outcome))
      void refresh()
    },
    onFailed: failure => {
      setMoved(movedOf(failure, known))
      onRefused(failure)
      void refresh()
    },
  })
  const confirm = () => {
    if (price === null) return
    void order.send((id, onChecking) => openPosition(intent, { expectedPrice: price, tolerance }, id, onChecking))
  }
  return { ...order, price, confirm }
}

function Confirm(props: StepProps) {
  const { t } = useLingui()
  const names = useNames()
  const gateWords = useGateWords()
  const { money } = useFigures()
  const { ticket, intent, open, onClose } = props
  const { state, busy, price, confirm } = useConfirm(props)
  const scene: Scene = { ...props.scene, price: price ?? props.scene.price }
  const missing = shortage(intent.quantity, intent, scene)
  const short = missing === null ? undefined : money(missing)
  const reason = gateWords(ticket.gate) ?? (short && t`Transfer ${short} more`)
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
          {state.phase === 'not-placed' ? <Trans>Try again</Trans> : names.button(side)}
        </Button>
      }
    >
      <Numbers intent={intent} scene={scene} />
      <ToleranceChoice disabled={busy} />
      <OrderNote state={state} records={RECORDS} />
    </Sheet>
  )
}

function Numbers({ intent, scene }: { intent: Intent; scene: Scene }) {
  const { quantity, side } = intent
  const { info, price } = scene
  const preview = previewOf(quantity, side, intent, scene)
  const worth = previewOf(quantity, side, { ...intent, leverage: 1 }, scene)?.margin
  return (
    <>
      <div className={css.headline}>
        <Amount open value={quantity} places={8} minPlaces={0} unit={info.baseCurrency} size="title-1" />
        <Amount open value={worth} unit={info.quoteCurrency} approximate />
      </div>
      <Sums>
        <SumRow label={<Trans>Market price</Trans>} value={<PriceCell price={price} places={info.pricePrecision} />} />
        {preview && <Costs intent={intent} info={info} preview={preview} />}
      </Sums>
    </>
  )
}

function Costs({ intent, info, preview }: { intent: Intent; info: SymbolInfo; preview: OpenPreview }) {
  const names = useNames()
  const figures = useFigures()
  const unit = info.quoteCurrency
  const price = (value: string | null) => figures.price(value, info.pricePrecision)
  const mode = names.mode(intent.mode)
  const { takeProfit, stopLoss } = intent.targets
  const row = (label: ReactNode, value: ReactNode) => <SumRow label={label} value={value} />
  return (
    <>
      {row(<Trans>Margin ({mode})</Trans>, <Amount open value={preview.margin} unit={unit} />)}
      {row(<Trans>Fee</Trans>, <Amount open value={preview.fee} unit={unit} />)}
      {row(<Trans>Liquidation price</Trans>, price(preview.liquidation))}
      {(takeProfit ?? stopLoss) !== null &&
        row(<Trans>Take profit / stop loss</Trans>, `${price(takeProfit)} / ${price(stopLoss)}`)}
      <SumRow
        label={<Trans>Available</Trans>}
        before={<Amount value={preview.availableBefore} />}
        value={<Amount value={preview.availableAfter} unit={unit} />}
      />
    </>
  )
}
