/** More is wanted than is left: the rest is offered. */
import { Trans } from '@lingui/react/macro'
import type { Product } from '@shared/contract/calls/invest/products'
import { compare, type Decimal } from '@shared/money'
import { Button } from '@shared/ui/button'
import { useFigures } from '../figures.tsx'
import css from '../remedy.module.css'
import { isMachine } from './offer.model.ts'
import type { Buying } from './use-buying.ts'

/** "1,000.00 USDT"; of machines "3". */
export function useQuantityWords(product: Pick<Product, 'type' | 'currency'>): (quantity: Decimal) => string {
  const { money, exact } = useFigures()
  return quantity => (isMachine(product) ? exact(quantity) : money(quantity, product.currency))
}

type Props = Pick<Buying, 'product'> & { rest: Decimal; onTake(rest: Decimal): void }

export function Rest({ product, rest, onTake }: Props) {
  const figure = useQuantityWords(product)(rest)
  return (
    <Button small look="tonal" onClick={() => onTake(rest)}>
      <Trans>Buy the remaining {figure}</Trans>
    </Button>
  )
}

/** On the page, below what is typed. */
export function RestOffer({ buying: { product, quantity, change, keep } }: { buying: Buying }) {
  const { remaining } = product
  const figure = useQuantityWords(product)(remaining ?? '0')
  if (remaining == null || quantity === '' || remaining === '0' || compare(quantity, remaining) <= 0) return null
  const take = (rest: Decimal) => {
    change(rest)
    keep(rest)
  }
  return (
    <div className={css.remedy} role="status">
      <p>
        <Trans>Only {figure} left</Trans>
      </p>
      <Rest product={product} rest={remaining} onTake={take} />
    </div>
  )
}
