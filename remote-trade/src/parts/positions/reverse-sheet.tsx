/** Closes a position and opens as much on the other side, at one price: both are shown before. */
import { Trans, useLingui } from '@lingui/react/macro'
import { reversePositionCall } from '@shared/contract/calls/trade'
import { tradeTypes } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { opposite } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { Button } from '@shared/ui/button'
import { Change } from '@shared/ui/change'
import { OrderNote } from '@shared/ui/order-note'
import { PriceCell } from '@shared/ui/price-cell'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { ToleranceField } from '@shared/ui/tolerance-field'
import { useWay } from 'shell/navigation'
import { OrderWords, useOrder } from 'shell/order'
import { tolerances } from '../account/terms.ts'
import { useTradingAccount } from '../account/trading-account.ts'
import { useSize } from '../cfd/units.ts'
import { useConfirmedPrice } from '../price/confirmed-price.ts'
import { usePriceAgain } from '../price/price-again.ts'
import { useTolerance } from '../price/tolerance.ts'
import { useSymbolMap } from '../quotes/symbols.ts'
import { useFigures } from '../words/figures.ts'
import { Paid } from '../words/paid.tsx'
import { modeOfRow, useTellTrade } from '../words/use-tell-trade.ts'
import { useGateWords, useNames } from '../words/words.ts'
import type { LiveAccount } from './account.model.ts'
import { useReversalGate } from './closing-gate.ts'
import { ClosingPrice } from './closing-price.tsx'
import { type Reversal, reversalOf } from './position.model.ts'
import { PositionSheet, type PositionSheetProps } from './position-sheet.tsx'

type Props = PositionSheetProps & { live: LiveAccount }

export function ReverseSheet(props: Props) {
  const { t } = useLingui()
  const { position, info, live, gone, open, onClose } = props
  const today = useSymbolMap().get(info.symbol)
  const { price: figure, money } = useFigures()
  const names = useNames()
  const tolerance = useTolerance()
  const gate = useReversalGate(position, info, today)
  const gateWords = useGateWords()(gate)
  const { at, refused } = useConfirmedPrice(gate)
  const turned = names.side(opposite(position.side), position.row.leverage ?? 1)
  const account = useTradingAccount()
  const say = useTellTrade()
  const order = useOrder(reversePositionCall, {
    onDone(row) {
      onClose()
      const entry = figure(row?.openPrice, info.pricePrecision)
      say(t`Reversed: ${turned} at ${entry}`, row && { mode: modeOfRow(row), order: row.id })
    },
    onFailed: refused,
  })
  usePriceAgain(gate, order)
  const { state, busy, send } = order
  const price = at?.expectedPrice ?? position.mark
  const reversal = reversalOf(position, live, price, info, today)
  const missing = reversal && reversal.opening.missing !== '0' ? money(reversal.opening.missing) : undefined
  const short = missing && t`Transfer ${missing} more`
  const reason = gone ? t`This position is closed` : (gateWords ?? short)
  const confirm = () => at && void send({ ...account, id: position.row.id, ...at })
  return (
    <PositionSheet
      {...{ position, info, open, busy, onClose }}
      title={<Trans>Reverse position</Trans>}
      actions={
        <Button wide look="primary" loading={busy} reason={busy ? undefined : reason} onClick={confirm}>
          <OrderWords state={state}>
            <Trans>Close and open {turned}</Trans>
          </OrderWords>
        </Button>
      }
    >
      {reversal && <Both {...props} reversal={reversal} price={price} turned={turned} />}
      <ToleranceField choices={tolerances} value={tolerance[0]} onChange={tolerance[1]} disabled={busy} />
      <OrderNote state={state} records={useWay(to.contract({ tab: 'positions' }))} />
    </PositionSheet>
  )
}

type BothProps = Props & { reversal: Reversal; price: string; turned: string }

/** What closing brings, then what is opened. */
function Both({ position, info, live, reversal: { closing, opening }, price, turned }: BothProps) {
  const { price: figure } = useFigures()
  const size = useSize()
  const { row, side } = position
  const unit = row.currency
  const isCfd = row.tradeType === tradeTypes.cfd
  return (
    <Sums>
      <SumRow
        label={<ClosingPrice {...{ isCfd, side }} />}
        value={<PriceCell price={price} places={info.pricePrecision} />}
      />
      <SumRow strong label={<Trans>After fees</Trans>} value={<Change own amount={closing.afterFees} />} />
      {!isCfd && <SumRow label={<Trans>Closing fee</Trans>} value={<Paid open value={closing.fee} unit={unit} />} />}
      <SumRow label={<Trans>Opens</Trans>} value={`${turned} · ${size(row.quantity, row, info)}`} />
      <SumRow label={<Trans>Margin</Trans>} value={<Paid open value={opening.margin} unit={unit} />} />
      {!isCfd && <SumRow label={<Trans>Opening fee</Trans>} value={<Paid open value={opening.fee} unit={unit} />} />}
      <SumRow label={<Trans>Liquidation price</Trans>} value={figure(opening.liquidation, info.pricePrecision)} />
      <SumRow
        label={<Trans>Available</Trans>}
        before={<Amount value={live.available} />}
        value={<Amount value={opening.availableAfter} unit={unit} />}
      />
    </Sums>
  )
}
