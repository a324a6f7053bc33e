/** An order in numbers, as the confirm sheet shows them at a price. */
import { Trans } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import type { OpenPreview } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { PriceCell } from '@shared/ui/price-cell'
import { SumRow, Sums } from '@shared/ui/sum-row'
import type { ReactNode } from 'react'
import { Paid } from '../words/paid.tsx'
import { useNames } from '../words/words.ts'
import { AvailableRow } from './available-row.tsx'
import { type Intent, previewOf, type TicketContext } from './ticket.model.ts'
import css from './ticket.module.css'
import { LiquidationRow, TargetsRow, Waits } from './waits.tsx'

export function OrderNumbers({ intent, context }: { intent: Intent; context: TicketContext }) {
  const { quantity, side } = intent
  const { info } = context
  const preview = previewOf(quantity, side, intent, context)
  const worth = previewOf(quantity, side, { ...intent, leverage: 1 }, context)?.margin
  return (
    <>
      <div className={css.headline}>
        <Amount open value={quantity} places={8} minPlaces={0} unit={info.baseCurrency} size="title-1" />
        <Amount open value={worth} unit={info.quoteCurrency} approximate />
      </div>
      <Sums>
        {intent.kind !== 'market' && <Waits intent={intent} info={info} market={context.market} />}
        <SumRow
          label={<Trans>Market price</Trans>}
          value={<PriceCell price={context.market} places={info.pricePrecision} />}
        />
        {preview && <Costs intent={intent} info={info} preview={preview} />}
      </Sums>
    </>
  )
}

function Costs({ intent, info, preview }: { intent: Intent; info: SymbolInfo; preview: OpenPreview }) {
  const names = useNames()
  const unit = info.quoteCurrency
  const mode = names.mode(intent.mode)
  const row = (label: ReactNode, value: ReactNode) => <SumRow label={label} value={value} />
  return (
    <>
      {row(<Trans>Margin ({mode})</Trans>, <Paid open value={preview.margin} unit={unit} />)}
      {row(<Trans>Fee</Trans>, <Paid open value={preview.fee} unit={unit} />)}
      <LiquidationRow info={info} preview={preview} />
      <TargetsRow info={info} targets={intent.targets} />
      <AvailableRow preview={preview} unit={unit} />
    </>
  )
}
