/** Closes a position, whole or in part, at the live price. */

import { Trans, useLingui } from '@lingui/react/macro'
import type { Position, SymbolInfo } from '@shared/contract'
import { pairOf } from '@shared/contract/symbols'
import type { Decimal } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { Button } from '@shared/ui/button'
import { Change } from '@shared/ui/change'
import { NumberField } from '@shared/ui/number-field'
import { OrderNote } from '@shared/ui/order-note'
import { PriceCell } from '@shared/ui/price-cell'
import { Slider } from '@shared/ui/slider'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useState } from 'react'
import { toast } from 'shell/overlay'
import { hasFeature } from 'shell/transport'
import { useFigures } from '../figures.ts'
import { usePriceGate } from '../price-gate.ts'
import { ToleranceChoice } from '../tolerance.tsx'
import { useGateWords } from '../words.ts'
import type { LivePosition } from './live-position.model.ts'
import { netOf } from './net.ts'
import { Paid } from './paid.tsx'
import { type CloseFault, closeFault, closingOf, type Outcome, partOf, percentOf } from './position.model.ts'
import { closeOrder } from './position-orders.api.ts'
import { PositionSheet, type PositionSheetProps } from './position-sheet.tsx'
import { usePricedOrder } from './priced-order.ts'

function useWords(info: SymbolInfo) {
  const { t } = useLingui()
  const { exact } = useFigures()
  const unit = info.baseCurrency
  return (fault: CloseFault): string => {
    if (fault.name === 'missing') return t`Enter a quantity`
    if (fault.name === 'step') {
      const step = exact(fault.step)
      return t`Enter a multiple of ${step} ${unit}`
    }
    const [min, max] = [exact(fault.min), exact(fault.max)]
    return t`Enter ${min} to ${max} ${unit}`
  }
}

/** A part is refused by a server that cannot split positions. */
const canSplit = () => hasFeature('partial-close')

export function CloseSheet({ position, info, gone, open, onClose }: PositionSheetProps) {
  const { t } = useLingui()
  const figures = useFigures()
  const words = useWords(info)
  const gate = usePriceGate(info.symbol)
  const gateWords = useGateWords()(gate)
  const whole = position.row.quantity
  const [part, setPart] = useState<Decimal | ''>(whole)
  const isPart = part !== '' && part !== whole
  const closed = (row: Position | undefined) => {
    onClose()
    const [profit, unit] = [figures.signed(row && netOf(row)), info.quoteCurrency]
    const [pair, quantity, base] = [pairOf(info), figures.exact(part), info.baseCurrency]
    toast(
      isPart
        ? t`${quantity} ${base} closed, ${profit} ${unit} after fees`
        : t`${pair} closed, ${profit} ${unit} after fees`,
    )
  }
  const order = usePricedOrder(gate, {
    place: (at, id, onChecking) =>
      closeOrder({ id: position.row.id, ...(isPart && { quantity: part }), ...at }, id, onChecking),
    onDone: closed,
  })
  const { state, busy, confirm } = order
  const fault = closeFault(part, whole, info)
  const refused = state.phase === 'failed' && state.failure.field === 'quantity' ? state.failure.text : undefined
  const reason = gone ? t`This position is closed` : (gateWords ?? (fault ? words(fault) : undefined))
  const price = order.price ?? position.mark
  return (
    <PositionSheet
      position={position}
      info={info}
      open={open}
      busy={busy}
      onClose={onClose}
      title={<Trans context="position">Close position</Trans>}
      actions={
        <Button wide look="primary" loading={busy} reason={busy ? undefined : reason} onClick={confirm}>
          {state.phase === 'not-placed' ? <Trans>Try again</Trans> : <CloseWords percent={percentOf(part, whole)} />}
        </Button>
      }
    >
      {canSplit() && (
        <>
          <NumberField
            label={<Trans>Quantity</Trans>}
            value={part}
            onChange={setPart}
            unit={info.baseCurrency}
            max={whole}
            disabled={busy}
            error={fault ? words(fault) : refused}
          />
          <Slider
            label={t`Share of the position`}
            value={percentOf(part, whole)}
            onChange={percent => setPart(partOf(whole, percent, info))}
            disabled={busy}
          />
        </>
      )}
      <Result position={position} info={info} price={price} closing={closingOf(position, part, price, info)} />
      <ToleranceChoice disabled={busy} />
      <OrderNote state={state} records="#/heyue?tab=history" at="quantity" />
    </PositionSheet>
  )
}

/** A part says how large it is; what is no part of anything says nothing of it. */
function CloseWords({ percent }: { percent: number }) {
  const share = useFigures().share(percent)
  return percent > 0 && percent < 100 ? (
    <Trans context="position">Close {share}</Trans>
  ) : (
    <Trans context="position">Close position</Trans>
  )
}

type ResultProps = { position: LivePosition; info: SymbolInfo; price: Decimal; closing: Outcome | null }

function Result({ position, info, price, closing }: ResultProps) {
  const unit = info.quoteCurrency
  const { exact } = useFigures()
  const whole = position.row.quantity
  return (
    <Sums>
      <SumRow label={<Trans>Market price</Trans>} value={<PriceCell price={price} places={info.pricePrecision} />} />
      <SumRow label={<Trans>Profit and loss</Trans>} value={<Change own amount={closing?.profit ?? null} />} />
      {closing && closing.settled !== '0' && (
        <SumRow label={<Trans>Of which settled</Trans>} value={<Amount value={closing.settled} unit={unit} />} />
      )}
      <SumRow label={<Trans>Opening fee</Trans>} value={<Paid open value={closing?.openFee} unit={unit} />} />
      <SumRow label={<Trans>Closing fee</Trans>} value={<Paid open value={closing?.fee} unit={unit} />} />
      <SumRow strong label={<Trans>After fees</Trans>} value={<Change own amount={closing?.afterFees ?? null} />} />
      <SumRow label={<Trans>Margin released</Trans>} value={<Amount value={closing?.margin} unit={unit} />} />
      {closing && closing.rest.quantity !== '0' && (
        <SumRow
          label={<Trans>Remaining position</Trans>}
          before={exact(whole)}
          value={`${exact(closing.rest.quantity)} ${info.baseCurrency}`}
        />
      )}
    </Sums>
  )
}
