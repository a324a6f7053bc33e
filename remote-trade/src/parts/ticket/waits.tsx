/** The levels of an order to be: what it waits for, and where it would be closed. */
import { Trans } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import { formatRecordTime } from '@shared/format/time'
import type { Decimal, OpenPreview } from '@shared/money'
import { SumRow } from '@shared/ui/sum-row'
import { wayTo } from '../orders/waiting.model.ts'
import type { Targets } from '../targets/targets.ts'
import { useFigures } from '../words/figures.ts'
import type { Intent } from './ticket.model.ts'

type WaitsProps = { intent: Intent; info: SymbolInfo; market: Decimal }

/** What it waits for, and how long. */
export function Waits({ intent, info, market }: WaitsProps) {
  const figures = useFigures()
  const { at, kind, expireTime } = intent
  if (at === '') return null
  const [level, way] = [figures.price(at, info.pricePrecision), figures.way(wayTo(at, market))]
  return (
    <>
      <SumRow
        label={kind === 'stop' ? <Trans>Trigger price</Trans> : <Trans>Limit price</Trans>}
        value={`${level} (${way})`}
      />
      <SumRow
        label={<Trans>Valid until</Trans>}
        value={expireTime === null ? <Trans>Until cancelled</Trans> : formatRecordTime(expireTime)}
      />
    </>
  )
}

export function LiquidationRow({ info, preview }: { info: SymbolInfo; preview: OpenPreview | null }) {
  const { price } = useFigures()
  return <SumRow label={<Trans>Liquidation price</Trans>} value={price(preview?.liquidation, info.pricePrecision)} />
}

/** Nothing where none is set. */
export function TargetsRow({ info, targets }: { info: SymbolInfo; targets: Targets }) {
  const { price } = useFigures()
  const { takeProfit, stopLoss } = targets
  if (takeProfit === null && stopLoss === null) return null
  const [profit, loss] = [price(takeProfit, info.pricePrecision), price(stopLoss, info.pricePrecision)]
  return <SumRow label={<Trans>Take profit / stop loss</Trans>} value={`${profit} / ${loss}`} />
}
