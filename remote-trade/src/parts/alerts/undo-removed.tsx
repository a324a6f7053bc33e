/** Says that an alert was deleted; Undo sets it again by an order of its own, whatever becomes of another alert's. */
import { useLingui } from '@lingui/react/macro'
import { createAlertCall } from '@shared/contract/calls/trade'
import { OrderNote } from '@shared/ui/order-note'
import { useEffect, useEffectEvent } from 'react'
import { useOrder } from 'shell/order'
import { toast } from 'shell/overlay'
import { undoable } from '../undo/undoable.ts'
import type { Removed } from './use-removed.ts'

/** The exchange may refuse it: the market has reached its price meanwhile. */
export function UndoRemoved({ alert: { symbol, direction, price }, pair }: Removed) {
  const { t } = useLingui()
  const { state, send } = useOrder(createAlertCall, {
    onDone: () => {},
    onFailed: ({ text }) => toast(text, 'error'),
  })
  const say = useEffectEvent(() => undoable(t`${pair} alert deleted`, () => void send({ symbol, direction, price })))
  useEffect(() => say(), [])
  // a refusal is said by the toast, which outlives the sheet
  return state.phase === 'failed' ? null : <OrderNote state={state} records={undefined} />
}
