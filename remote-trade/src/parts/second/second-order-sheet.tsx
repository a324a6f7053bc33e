/** The last look at a second contract: every number, then one tap. */
import { useLingui } from '@lingui/react/macro'
import type { SecondOrder } from '@shared/contract'
import { buySecondCall } from '@shared/contract/calls/trade'
import { decimalIn } from '@shared/contract/refused-values'
import * as to from '@shared/contract/to'
import type { Decimal } from '@shared/money'
import { OrderNote } from '@shared/ui/order-note'
import { useState } from 'react'
import { useWay } from 'shell/navigation'
import { useOrder } from 'shell/order'
import type { SheetFrame } from 'shell/screen'
import type { Failure } from 'shell/transport'
import { useTradingAccount } from '../account/trading-account.ts'
import { ConfirmSheet } from '../confirm/confirm-sheet.tsx'
import { DemoOrder } from '../confirm/demo-order.tsx'
import { missingFor } from '../form/missing.ts'
import { usePriceAgain } from '../price/price-again.ts'
import { useFigures } from '../words/figures.ts'
import { useRiseFall } from '../words/rise-fall.ts'
import { useGateWords } from '../words/words.ts'
import { directionOf, type SecondIntent } from './second.model.ts'
import { SecondNumbers } from './second-numbers.tsx'
import type { SecondState } from './use-second.ts'

type Props = SheetFrame & {
  second: SecondState
  intent: SecondIntent
  onPlaced(row: SecondOrder | undefined): void
  /** It may be for what stands in the ticket. */
  onRefused(failure: Failure): void
}

/** What the exchange pays now, where it refused for that. */
const changedOdds = ({ refusal, values: { value } }: Failure): Decimal | undefined =>
  refusal === 'odds-changed' ? decimalIn(value) : undefined

function usePlacing({ second, intent, onPlaced, onRefused }: Props) {
  const account = useTradingAccount()
  const { symbol, side, term, amount } = intent
  const [odds, setOdds] = useState(term.odds)
  const order = useOrder(buySecondCall, {
    onDone: onPlaced,
    onFailed(failure) {
      setOdds(now => changedOdds(failure) ?? now)
      onRefused(failure)
    },
  })
  usePriceAgain(second.gate, order)
  const terms = { ...account, symbol, setId: term.id, odds, direction: directionOf(side), amount }
  return { order, odds, terms }
}

export function SecondOrderSheet(props: Props) {
  const { t } = useLingui()
  const ways = useRiseFall()
  const { money } = useFigures()
  const { second, intent, open, onClose } = props
  const { side, amount } = intent
  const { order, odds, terms } = usePlacing(props)
  const { state, busy } = order
  const confirm = () => void order.send(terms)
  const gateWords = useGateWords()(second.gate)
  const lacks = missingFor(amount, second.available ?? '0')
  const missing = money(lacks)
  const reason = gateWords ?? (lacks ? t`Transfer ${missing} more` : undefined)
  return (
    <ConfirmSheet {...{ open, onClose, side, order, reason }} way={ways[side]} onConfirm={confirm} act={ways[side]}>
      <SecondNumbers intent={intent} odds={odds} second={second} />
      <OrderNote state={state} records={useWay(to.contract({ mode: 'second' }))} />
      <DemoOrder call={buySecondCall} terms={terms} mode="second" disabled={busy || gateWords !== undefined} />
    </ConfirmSheet>
  )
}
