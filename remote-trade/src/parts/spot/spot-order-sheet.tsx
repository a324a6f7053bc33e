/** The last look at a spot order: every number at the live price, then one tap. */
import { useLingui } from '@lingui/react/macro'
import type { Position } from '@shared/contract'
import { createPositionCall } from '@shared/contract/calls/trade'
import { directions, orderTypes, tradeTypes } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { spotCost } from '@shared/money'
import { OrderNote } from '@shared/ui/order-note'
import { ToleranceField } from '@shared/ui/tolerance-field'
import { useWay } from 'shell/navigation'
import { useOrder } from 'shell/order'
import type { SheetFrame } from 'shell/screen'
import type { Failure } from 'shell/transport'
import { tolerances } from '../account/terms.ts'
import { ConfirmSheet } from '../confirm/confirm-sheet.tsx'
import { missingFor } from '../form/missing.ts'
import { fillsNow } from '../orders/waiting.model.ts'
import { useConfirmedPrice } from '../price/confirmed-price.ts'
import { usePriceAgain } from '../price/price-again.ts'
import { useTolerance } from '../price/tolerance.ts'
import { useGateWords } from '../words/words.ts'
import type { SpotIntent } from './spot.intent.ts'
import { SpotNumbers } from './spot-numbers.tsx'
import type { SpotState } from './use-spot.ts'

type Props = SheetFrame & {
  spot: SpotState
  intent: SpotIntent
  onPlaced(row: Position | undefined): void
  /** The refusal may be about a field of the ticket. */
  onRefused(failure: Failure): void
}

/** What the exchange is told, apart from the price that was confirmed. */
const termsOf = ({ symbol, side, kind, at, quantity, expireTime }: SpotIntent) => ({
  tradeType: tradeTypes.spot,
  symbol,
  direction: side === 'long' ? directions.buy : directions.sell,
  orderType: orderTypes[kind],
  ...(kind === 'limit' && { price: at }),
  ...(expireTime && { expireTime }),
  quantity,
})

function usePlacing({ spot, intent, onPlaced, onRefused }: Props) {
  const { at, refused } = useConfirmedPrice(spot.gate)
  const order = useOrder(createPositionCall, {
    onDone: onPlaced,
    onFailed(failure) {
      refused(failure)
      onRefused(failure)
    },
  })
  usePriceAgain(spot.gate, order)
  const confirm = () => at && void order.send({ ...termsOf(intent), ...at })
  return { order, confirm, market: at?.expectedPrice ?? spot.context?.market ?? '0' }
}

export function SpotOrderSheet(props: Props) {
  const { t } = useLingui()
  const { spot, intent, open, onClose } = props
  const { order, confirm, market } = usePlacing(props)
  const { state, busy } = order
  const tolerance = useTolerance()
  const gateWords = useGateWords()(spot.gate)
  const { baseCurrency: coin } = spot.info
  const buys = intent.side === 'long'
  const waits = !fillsNow(intent, intent.side, market)
  const lacks =
    buys && !waits && missingFor(spotCost({ quantity: intent.quantity, price: market }), spot.context?.money ?? '0')
  const records = [useWay(to.contract({ mode: 'spot', tab: 'orders' })), useWay(to.spotRecords())]
  return (
    <ConfirmSheet
      {...{ open, onClose, order }}
      side={intent.side}
      way={buys ? t({ message: 'Buy', context: 'spot' }) : t({ message: 'Sell', context: 'spot' })}
      reason={gateWords ?? (lacks ? t`Not enough funds` : undefined)}
      onConfirm={confirm}
      act={buys ? t`Buy ${coin}` : t`Sell ${coin}`}
    >
      <SpotNumbers spot={spot} intent={intent} market={market} tolerance={tolerance[0]} />
      {intent.kind === 'market' && (
        <ToleranceField choices={tolerances} value={tolerance[0]} onChange={tolerance[1]} disabled={busy} />
      )}
      <OrderNote state={state} records={waits ? records[0] : records[1]} />
    </ConfirmSheet>
  )
}
