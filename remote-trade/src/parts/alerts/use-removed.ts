/** Says that an alert was deleted; an open one can be set again. */
import { useLingui } from '@lingui/react/macro'
import type { PriceAlert } from '@shared/contract'
import { createAlertCall } from '@shared/contract/calls/trade'
import { useOrder } from 'shell/order'
import { toast } from 'shell/overlay'
import { undoable } from '../undo/undoable.ts'
import { isOpen } from './alerts.model.ts'

/** The exchange may refuse it: the market has reached its price meanwhile. One that was reached has told its news already. */
export function useRemoved(): (alert: PriceAlert, pair: string) => void {
  const { t } = useLingui()
  const { send, begin } = useOrder(createAlertCall, {
    onDone: () => begin(),
    onFailed: ({ text }) => toast(text, 'error'),
  })
  return (alert, pair) => {
    const { symbol, direction, price } = alert
    if (isOpen(alert)) undoable(t`${pair} alert deleted`, () => void send({ symbol, direction, price }))
  }
}
