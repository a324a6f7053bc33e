/** Figures of an order, as its card and its sheet draw them. */
import { Plural } from '@lingui/react/macro'
import type { ProductOrder } from '@shared/contract/calls/invest/product-orders'

export const Units = ({ of: { units } }: { of: Pick<ProductOrder, 'units'> }) => (
  <Plural value={Number(units ?? '0')} one="# unit" other="# units" />
)

/** "4 / 15 days" */
export const Days = ({ of: { doneDays: done, cycleDays } }: { of: Pick<ProductOrder, 'doneDays' | 'cycleDays'> }) => (
  <span className="num" translate="no">
    <Plural value={cycleDays} one={`${done} / # day`} other={`${done} / # days`} />
  </span>
)
