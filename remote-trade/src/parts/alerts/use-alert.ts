/** An alert being set: what is typed, what it meets, its order. */
import { useLingui } from '@lingui/react/macro'
import { createAlertCall } from '@shared/contract/calls/trade'
import { pairOf } from '@shared/contract/symbols'
import { useForm } from 'shell/form'
import { useTicker } from 'shell/market-feed'
import { useOrder } from 'shell/order'
import { toast } from 'shell/overlay'
import { usePriceAgain } from '../price/price-again.ts'
import { usePriceGate } from '../price/price-gate.ts'
import { useFigures } from '../words/figures.ts'
import { useGateWords } from '../words/words.ts'
import type { AlertSheetProps } from './alert-sheet.tsx'
import { useOpenAlerts } from './alerts.api.ts'
import { type AlertFault, alertModel, directionTo } from './alerts.model.ts'

function useWords({ quoteCurrency, pricePrecision }: AlertSheetProps['info']) {
  const { t } = useLingui()
  const { price, exact } = useFigures()
  return (fault: AlertFault): string => {
    switch (fault.name) {
      case 'missing':
        return t`Enter a price`
      case 'there':
        return t`The market is already at this price`
      case 'price-step': {
        const step = exact(fault.step)
        return t`Enter a multiple of ${step} ${quoteCurrency}`
      }
      case 'price-range': {
        const [min, max] = [price(fault.min, pricePrecision), price(fault.max, pricePrecision)]
        return t`Enter ${min} to ${max} ${quoteCurrency}`
      }
      case 'too-many': {
        const { n } = fault
        return t`You've reached the limit of ${n} alerts. Delete one first.`
      }
    }
  }
}

export function useAlert({ info, level = '' }: AlertSheetProps) {
  const { t } = useLingui()
  const { price } = useFigures()
  const market = useTicker(info.symbol)?.price ?? null
  const open = useOpenAlerts().data?.records.length ?? 0
  const gate = usePriceGate(info.symbol)
  const gateWords = useGateWords()
  const context = { info, market, open }
  const order = useOrder(createAlertCall, {
    onDone() {
      const [pair, at] = [pairOf(info), price(form.form.price, info.pricePrecision)]
      form.clear()
      toast(t`Alert set: ${pair} at ${at}`)
    },
  })
  usePriceAgain(gate, order)
  const form = useForm(alertModel, context, { words: useWords(info), sending: order, from: { price: level } })
  const submit = () => {
    const { price: at } = form.form
    if (!form.press() || at === '' || market === null) return
    void order.send({ symbol: info.symbol, direction: directionTo(at, market), price: at })
  }
  // a market that rests keeps its last price: an alert may wait for its opening
  const reason = gate.state === 'closed' ? undefined : gateWords(gate)
  return { form, order, market, reason, submit }
}
