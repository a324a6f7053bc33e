/** An order in numbers, as the confirm sheet shows them at a price. */
import { Trans } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import type { OpenPreview } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { PriceCell } from '@shared/ui/price-cell'
import { SumRow, Sums } from '@shared/ui/sum-row'
import type { ReactNode } from 'react'
import { useFigures } from '../figures.ts'
import { Paid } from '../positions/paid.tsx'
import { useNames } from '../words.ts'
import { AvailableRow } from './available-row.tsx'
import { type Intent, previewOf, type Scene } from './ticket.model.ts'
import css from './ticket.module.css'

export function OrderNumbers({ intent, scene }: { intent: Intent; scene: Scene }) {
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
      {row(<Trans>Margin ({mode})</Trans>, <Paid open value={preview.margin} unit={unit} />)}
      {row(<Trans>Fee</Trans>, <Paid open value={preview.fee} unit={unit} />)}
      {row(<Trans>Liquidation price</Trans>, price(preview.liquidation))}
      {(takeProfit ?? stopLoss) !== null &&
        row(<Trans>Take profit / stop loss</Trans>, `${price(takeProfit)} / ${price(stopLoss)}`)}
      <AvailableRow preview={preview} unit={unit} />
    </>
  )
}
