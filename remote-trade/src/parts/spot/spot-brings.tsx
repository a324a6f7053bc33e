/** What it would bring, by the numbers of the exchange's own fill. */
import { Trans } from '@lingui/react/macro'
import { ABSENT } from '@shared/format/number'
import { big, compare, SPOT_FEE_RATE } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useFigures } from '../words/figures.ts'
import { Got, Paid } from '../words/paid.tsx'
import type { SpotState } from './use-spot.ts'

export function Brings({ spot: { form, offer, context, info } }: { spot: SpotState }) {
  const figures = useFigures()
  const buys = form.side === 'long'
  const rate = figures.percent(SPOT_FEE_RATE, 2, 0)
  const unit = buys ? info.baseCurrency : info.quoteCurrency
  const [there, thereUnit] = buys ? [context?.money, info.quoteCurrency] : [context?.coins, info.baseCurrency]
  const fits = offer && there !== undefined && compare(offer.paid, there) <= 0
  const price = (value: string) => figures.price(value, info.pricePrecision)
  return (
    <Sums>
      <SumRow
        strong
        label={<Trans context="spot">You receive</Trans>}
        value={offer ? <Got open value={offer.received} unit={unit} /> : ABSENT}
      />
      <SumRow label={<Trans>Fee {rate}</Trans>} value={offer ? <Paid open value={offer.fee} unit={unit} /> : ABSENT} />
      {offer && buys && (
        <SumRow
          label={<Trans>Average price</Trans>}
          {...(offer.average !== '0' && { before: price(offer.average) })}
          value={`${price(offer.averageAfter)} ${info.quoteCurrency}`}
        />
      )}
      {offer?.profit != null && <SumRow label={<Trans>Realised P&L</Trans>} value={figures.signed(offer.profit)} />}
      <SumRow
        label={<Trans>Available</Trans>}
        {...(fits && { before: <Amount value={there} places={buys ? 2 : 8} /> })}
        value={
          <Amount
            value={fits ? big(there).minus(big(offer.paid)).toString() : there}
            places={buys ? 2 : 8}
            minPlaces={buys ? 2 : 0}
            unit={thereUnit}
          />
        }
      />
    </Sums>
  )
}
