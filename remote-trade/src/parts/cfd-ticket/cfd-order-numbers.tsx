/** A CFD to be, in numbers, as the confirm sheet shows them at a price. */
import { Trans } from '@lingui/react/macro'
import { Amount } from '@shared/ui/amount'
import { PriceCell } from '@shared/ui/price-cell'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { CURRENCY } from '../cfd/cfd.dealing.ts'
import { useBaseUnits, useLots } from '../cfd/cfd-words.ts'
import { dealtBy } from '../cfd/dealing.ts'
import { fillsNow } from '../orders/waiting.model.ts'
import { type Intent, previewOf, type TicketContext, worthOf } from '../ticket/ticket.model.ts'
import css from '../ticket/ticket.module.css'
import { LiquidationRow, TargetsRow, Waits } from '../ticket/waits.tsx'
import { AfterRows, MarginRow, NightRow, RestRow, SpreadRow } from './cfd-rows.tsx'

export function OrderNumbers({ intent, context }: { intent: Intent; context: TicketContext }) {
  const { quantity: lots, side } = intent
  const { info, dealing, market } = context
  const preview = previewOf(lots, side, intent, context)
  const waits = !fillsNow(intent, side, dealtBy(dealing, side, market))
  const known = preview ? { lots, context, preview, waits } : undefined
  const units = useBaseUnits(info)
  return (
    <>
      <div className={css.headline}>
        <Amount open value={lots} places={8} minPlaces={2} unit={useLots()} size="title-1" />
        <Amount open value={worthOf(lots, context)} unit={CURRENCY} approximate />
      </div>
      <Sums>
        {intent.kind !== 'market' && <Waits intent={intent} info={info} market={market} />}
        <SumRow
          label={side === 'long' ? <Trans>Buy price</Trans> : <Trans>Sell price</Trans>}
          value={<PriceCell price={dealtBy(dealing, side, market)} places={info.pricePrecision} />}
        />
        <SumRow label={<Trans>Contract size</Trans>} value={units('1')} />
        <SpreadRow info={info} known={known} />
        <NightRow info={info} known={known} side={side} />
        <MarginRow known={known} />
        <RestRow info={info} known={known} />
        <LiquidationRow info={info} preview={preview} />
        <TargetsRow info={info} targets={intent.targets} />
        <AfterRows known={known} context={context} />
      </Sums>
    </>
  )
}
