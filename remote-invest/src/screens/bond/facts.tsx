/** What a bond is: whose, for what, for how long, from when, within which bounds. */
import { Trans } from '@lingui/react/macro'
import type { Product } from '@shared/contract/calls/invest'
import * as to from '@shared/contract/to'
import { formatLength } from '@shared/format/duration'
import { formatRecordTime } from '@shared/format/time'
import { COUPON_DAYS, compare } from '@shared/money'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useLanguage } from 'shell/i18n'
import { useWay } from 'shell/navigation'
import { raisedOf } from '../../parts/bonds/bond.model.ts'
import { Money } from '../../parts/figures.tsx'
import css from './bond.module.css'

export function Facts({ of }: { of: Product }) {
  const { bcp47 } = useLanguage()
  const { issuer, cycleDays, purpose, currency, minAmount, maxAmount } = of
  const length = formatLength(bcp47, COUPON_DAYS, 'day')
  return (
    <>
      {purpose && (
        <section className={css.purpose}>
          <h3 className={css.label}>
            <Trans>Use of funds</Trans>
          </h3>
          <p>{purpose}</p>
        </section>
      )}
      <Sums>
        {issuer && <SumRow label={<Trans>Issuer</Trans>} value={issuer} />}
        <SumRow label={<Trans context="bond">Term</Trans>} value={formatLength(bcp47, cycleDays, 'day')} />
        <SumRow label={<Trans>Coupons</Trans>} value={<Trans context="bond">every {length}</Trans>} />
        <Start of={of} />
        <SumRow label={<Trans>Minimum</Trans>} value={<Money open value={minAmount} currency={currency} />} />
        <SumRow label={<Trans>Maximum</Trans>} value={<Money open value={maxAmount} currency={currency} />} />
        <Least of={of} />
        <Held of={of} />
      </Sums>
    </>
  )
}

/** Sooner only where it is sold out. */
const Start = ({ of: { saleEnd } }: { of: Product }) =>
  saleEnd && <SumRow label={<Trans>Starts by</Trans>} value={formatRecordTime(saleEnd)} />

function Least({ of }: { of: Product }) {
  const { minRaise, currency } = of
  if (!minRaise) return null
  const enough = raisedOf(of)?.enough
  return (
    <SumRow
      label={enough ? <Trans>Minimum raise, reached</Trans> : <Trans>Minimum raise</Trans>}
      value={<Money open value={minRaise} currency={currency} />}
    />
  )
}

function Held({ of: { holdUsed, currency } }: { of: Product }) {
  const orders = useWay(to.bondOrders())
  if (compare(holdUsed, '0') <= 0) return null
  const held = <Money value={holdUsed} currency={currency} />
  const value = orders ? (
    <a className={css.held} href={orders}>
      {held}
    </a>
  ) : (
    held
  )
  return <SumRow label={<Trans>You hold</Trans>} value={value} />
}
