/** What the amount that is typed brings: each coupon with its day, all of them, and what is back at maturity. */
import { Trans } from '@lingui/react/macro'
import { formatDay } from '@shared/format/time'
import { Button } from '@shared/ui/button'
import { SectionHeader } from '@shared/ui/section-header'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useState } from 'react'
import { type Coupon, couponsFor } from '../../parts/bonds/bond.model.ts'
import { leastOf } from '../../parts/buying/offer.model.ts'
import { QuantityField } from '../../parts/buying/quantity-field.tsx'
import { RestOffer } from '../../parts/buying/rest.tsx'
import type { Buying } from '../../parts/buying/use-buying.ts'
import { Money, useFigures } from '../../parts/figures.tsx'
import css from './bond.module.css'

/** A bond of years has more of them than anybody reads. */
const SHOWN = 6

export function Coupons({ buying }: { buying: Buying }) {
  const { product, quantity } = buying
  return (
    <section className={css.coupons}>
      <SectionHeader title={<Trans>Coupons</Trans>} />
      <QuantityField buying={buying} />
      <RestOffer buying={buying} />
      <Brings of={product} amount={quantity} />
    </section>
  )
}

type Props = { of: Buying['product']; amount: Buying['quantity'] }

/** Of the least amount as long as none is typed. */
function Brings({ of, amount }: Props) {
  const { money } = useFigures()
  const counted = amount || leastOf(of)
  const { rows, total, back } = couponsFor(of, counted)
  const example = money(counted, of.currency)
  return (
    <div aria-live="polite">
      {!amount && (
        <p className={css.note}>
          <Trans>Example: {example}</Trans>
        </p>
      )}
      <Each of={rows} currency={of.currency} />
      <Sums>
        <SumRow
          strong
          label={<Trans>Total coupons</Trans>}
          value={<Money open sign value={total} currency={of.currency} />}
        />
        <SumRow
          label={<Trans>Principal and coupons</Trans>}
          value={<Money open value={back} currency={of.currency} />}
        />
      </Sums>
    </div>
  )
}

function Each({ of, currency }: { of: readonly Coupon[]; currency: string }) {
  const [all, showAll] = useState(false)
  const more = all ? 0 : Math.max(0, of.length - SHOWN)
  return (
    <>
      <Sums>
        {of.slice(0, of.length - more).map(row => (
          <SumRow
            key={row.n}
            label={<Due of={row} />}
            value={<Money open sign value={row.amount} currency={currency} />}
          />
        ))}
      </Sums>
      {more > 0 && (
        <Button small look="tonal" onClick={() => showAll(true)}>
          <Trans>Show {more} more</Trans>
        </Button>
      )}
    </>
  )
}

function Due({ of: { day, latest } }: { of: Coupon }) {
  const by = latest === null ? null : formatDay(latest)
  return (
    <>
      <Trans>Day {day}</Trans>
      {by && (
        <small className={css.by}>
          <Trans context="bond">by {by}</Trans>
        </small>
      )}
    </>
  )
}
