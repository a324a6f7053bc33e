/** How much of a product is left, as a bar and in words. */
import { Trans } from '@lingui/react/macro'
import type { Product } from '@shared/contract/calls/invest/products'
import { useFigures } from '../../parts/figures.tsx'
import { leftOf } from './arbitrage.model.ts'
import css from './arbitrage.module.css'

export function Quota({ of }: { of: Product }) {
  const { amount, money } = useFigures()
  const part = leftOf(of)
  if (part === null) return null
  const [left, all] = [amount(of.remaining, of.currency), money(of.total, of.currency)]
  return (
    <div className={css.quota}>
      <span className={css.bar} aria-hidden="true">
        <i style={{ width: `${part * 100}%` }} />
      </span>
      <span className={css.label}>
        <Trans>
          {left} of {all} left
        </Trans>
      </span>
    </div>
  )
}
