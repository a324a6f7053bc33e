/** Every number of a spot order at the live price. */
import { Trans } from '@lingui/react/macro'
import { formatRecordTime } from '@shared/format/time'
import { type Decimal, SPOT_FEE_RATE } from '@shared/money'
import { PriceCell } from '@shared/ui/price-cell'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { dealtAt, wayTo } from '../orders/waiting.model.ts'
import { useFigures } from '../words/figures.ts'
import { Got, Paid } from '../words/paid.tsx'
import { type SpotIntent, worstOf } from './spot.intent.ts'
import { offerOf } from './spot.model.ts'
import css from './spot.module.css'
import type { SpotState } from './use-spot.ts'

type Props = { spot: SpotState; intent: SpotIntent; market: Decimal; tolerance: Decimal }

export function SpotNumbers({ spot: { info, context }, intent, market, tolerance }: Props) {
  const figures = useFigures()
  const { side } = intent
  const buys = side === 'long'
  const at = dealtAt(intent, side, market)
  const offer = offerOf(side, intent, at, context?.held ?? { quantity: '0', averagePrice: '0' })
  const [comes, goes] = buys ? [info.baseCurrency, info.quoteCurrency] : [info.quoteCurrency, info.baseCurrency]
  const worst = worstOf(intent, at, tolerance)
  const rate = figures.percent(SPOT_FEE_RATE, 2, 0)
  return (
    <>
      <p className={css.headline}>
        <Got open value={offer.received} unit={comes} size="title-1" />
      </p>
      <Sums>
        {intent.kind === 'limit' && <Waits intent={intent} info={info} market={market} />}
        <SumRow label={<Trans>Market price</Trans>} value={<PriceCell price={market} places={info.pricePrecision} />} />
        <SumRow label={<Trans>You pay</Trans>} value={<Paid open value={offer.paid} unit={goes} />} />
        <SumRow label={<Trans>Fee {rate}</Trans>} value={<Paid open value={offer.fee} unit={comes} />} />
        {worst && 'paid' in worst && (
          <SumRow
            label={<Trans>Maximum cost, with slippage</Trans>}
            value={<Paid open value={worst.paid} unit={goes} />}
          />
        )}
        {worst && 'received' in worst && (
          <SumRow
            label={<Trans>Minimum received, with slippage</Trans>}
            value={<Got open value={worst.received} unit={comes} />}
          />
        )}
        {offer.profit !== null && <SumRow label={<Trans>Realised P&L</Trans>} value={figures.signed(offer.profit)} />}
      </Sums>
    </>
  )
}

type WaitsProps = { intent: SpotIntent; info: SpotState['info']; market: Decimal }

function Waits({ intent: { at, expireTime }, info, market }: WaitsProps) {
  const figures = useFigures()
  if (at === '') return null
  const [level, way] = [figures.price(at, info.pricePrecision), figures.way(wayTo(at, market))]
  return (
    <>
      <SumRow label={<Trans>Limit price</Trans>} value={`${level} (${way})`} />
      <SumRow
        label={<Trans>Valid until</Trans>}
        value={expireTime === null ? <Trans>Until cancelled</Trans> : formatRecordTime(expireTime)}
      />
    </>
  )
}
