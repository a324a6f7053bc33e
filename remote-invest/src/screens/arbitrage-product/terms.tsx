/** What an amount brings and what it costs to take back, in rows and in words. */
import { Trans } from '@lingui/react/macro'
import type { Product } from '@shared/contract/calls/invest/products'
import { formatLength } from '@shared/format/duration'
import type { Decimal } from '@shared/money'
import { SumRow } from '@shared/ui/sum-row'
import { useLanguage } from 'shell/i18n'
import { Money, useFigures } from '../../parts/figures.tsx'
import { type Outcome as Brought, outcomeOf } from './arbitrage-product.model.ts'

type OfProduct = { of: Product }

/** A day, all days, and what is there at the end. */
export function Outcome({ outcome, of: { currency, cycleDays } }: OfProduct & { outcome: Brought }) {
  const { bcp47 } = useLanguage()
  const term = formatLength(bcp47, cycleDays, 'day')
  return (
    <>
      <SumRow
        label={<Trans>Daily income</Trans>}
        value={<Money open sign value={outcome.daily} currency={currency} />}
      />
      <SumRow
        label={<Trans>Income over {term}</Trans>}
        value={<Money open sign value={outcome.total} currency={currency} />}
      />
      <SumRow
        strong
        label={<Trans>Principal and income at the end</Trans>}
        value={<Money open value={outcome.end} currency={currency} />}
      />
    </>
  )
}

/** All of it, as it is bought. */
export function Terms({ of, amount }: OfProduct & { amount: Decimal }) {
  const { percent } = useFigures()
  const { bcp47 } = useLanguage()
  const outcome = outcomeOf(of, amount)
  return (
    <>
      <SumRow label={<Trans context="product">Daily rate</Trans>} value={percent(of.rate, 4, 2)} />
      <SumRow label={<Trans context="product">Term</Trans>} value={formatLength(bcp47, of.cycleDays, 'day')} />
      <Outcome outcome={outcome} of={of} />
      {outcome.fee !== null && (
        <SumRow
          label={<Trans>Early redemption fee (maximum)</Trans>}
          value={<Money open value={outcome.fee} currency={of.currency} />}
        />
      )}
    </>
  )
}

export function Fee({ of: { redeemFeeRate } }: OfProduct) {
  const { percent } = useFigures()
  const rate = percent(redeemFeeRate, 4, 2)
  if (redeemFeeRate == null) return <Trans>You can't redeem this product early.</Trans>
  return (
    <Trans>
      Early redemption costs {rate} of the principal, reduced for each day completed. You keep income already paid, but
      the current day isn't paid.
    </Trans>
  )
}
