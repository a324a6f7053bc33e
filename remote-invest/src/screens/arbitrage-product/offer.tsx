/** A product with its calculator, limits, times and texts; the act stands below. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Product } from '@shared/contract/calls/invest/products'
import * as to from '@shared/contract/to'
import { Badge } from '@shared/ui/badge'
import { List, ListRow } from '@shared/ui/list-row'
import { SectionHeader } from '@shared/ui/section-header'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useTitle } from 'shell/navigation'
import { BuyBar } from '../../parts/buying/buy-bar.tsx'
import { QuantityField } from '../../parts/buying/quantity-field.tsx'
import { type Buying, useBuying } from '../../parts/buying/use-buying.ts'
import { Money, useFigures } from '../../parts/figures.tsx'
import { PayerRow } from '../../parts/payer/payer.tsx'
import { outcomeOf } from './arbitrage-product.model.ts'
import css from './arbitrage-product.module.css'
import { Fee, Outcome, Terms } from './terms.tsx'
import { Timeline } from './timeline.tsx'

const lead = (id: string | undefined) => (id ? to.purchaseDone({ id }) : to.arbitrageOrders())

export function Offer({ product }: { product: Product }) {
  const { t } = useLingui()
  const buying = useBuying({ product, page: to.arbitrageProduct, lead, once: true })
  useTitle(buying.sheet.value === 'order' ? t`Create order` : product.name)
  return (
    <>
      <div className={css.page}>
        <Head of={product} />
        <PayerRow payer={product.payer} />
        <Calculator buying={buying} />
        <Limits of={product} />
        <Leaving of={product} />
        <section>
          <SectionHeader title={<Trans>If you invest now</Trans>} />
          <Timeline of={product} />
        </section>
        <Texts buying={buying} />
      </div>
      <BuyBar
        buying={buying}
        act={<Trans context="act">Invest</Trans>}
        rows={(amount, terms) => <Terms of={terms} amount={amount} />}
        note={<Free of={product} />}
      />
    </>
  )
}

function Head({ of }: { of: Product }) {
  const { percent } = useFigures()
  const daily = percent(of.rate, 4, 2)
  const level = of.levelLimit
  return (
    <div>
      <div className={css.head}>
        <h2 className="title-2">{of.name}</h2>
        {level > 0 && (
          <Badge kind="brand">
            <Trans>VIP {level}+</Trans>
          </Badge>
        )}
      </div>
      <p className={css.rate}>
        <Trans>
          <b>{daily}</b> a day
        </Trans>
      </p>
    </div>
  )
}

function Calculator({ buying }: { buying: Buying }) {
  const { product, quantity } = buying
  return (
    <section className={css.calculator}>
      <QuantityField buying={buying} />
      <Sums>
        <Outcome outcome={outcomeOf(product, quantity || '0')} of={product} />
      </Sums>
    </section>
  )
}

function Limits({ of }: { of: Product }) {
  const { exact } = useFigures()
  const { currency, holdLimit } = of
  const [min, max, unit] = [exact(of.minAmount), exact(of.maxAmount), currency]
  return (
    <Sums>
      <SumRow
        label={<Trans>Per purchase</Trans>}
        value={
          <Trans>
            {min} to {max} {unit}
          </Trans>
        }
      />
      <SumRow label={<Trans>You hold</Trans>} value={<Money value={of.holdUsed} currency={currency} />} />
      {holdLimit != null && (
        <SumRow
          label={<Trans>You can hold up to</Trans>}
          value={<Money open value={holdLimit} currency={currency} />}
        />
      )}
      {of.remaining != null && (
        <SumRow
          label={<Trans>Total remaining</Trans>}
          value={<Money open value={of.remaining} currency={currency} />}
        />
      )}
    </Sums>
  )
}

/** What leaving costs, before anybody comes in. */
const Leaving = ({ of }: { of: Product }) => (
  <section>
    <SectionHeader title={<Trans>Early redemption</Trans>} />
    <p className={css.note}>
      <Fee of={of} />
    </p>
  </section>
)

const Free = ({ of: { startDelayMinutes } }: { of: Product }) =>
  startDelayMinutes > 0 && <Trans>You can cancel free of charge until the order starts.</Trans>

/** What is agreed to, and how it works, to read before. */
function Texts({ buying: { product, sheet } }: { buying: Buying }) {
  return (
    <section>
      {product.intro && <p className={css.note}>{product.intro}</p>}
      <List flush>
        {product.explainId && (
          <ListRow title={<Trans>How it works</Trans>} opens onClick={() => sheet.show('explain')} />
        )}
        <ListRow title={<Trans context="product">Agreement</Trans>} opens onClick={() => sheet.show('agreement')} />
      </List>
    </section>
  )
}
