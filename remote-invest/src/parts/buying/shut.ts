/** Why a product cannot be bought now; what opens later says when, each second anew. */
import { useLingui } from '@lingui/react/macro'
import type { Product } from '@shared/contract/calls/invest/products'
import { formatCountdown } from '@shared/format/duration'
import { fromServerTime } from '@shared/format/time'
import { useTimeLeft } from '@shared/ui/countdown'
import { serverNow } from 'shell/market-feed'
import { changed } from 'shell/query'
import { holdLeft, shutOf } from './offer.model.ts'

type Sold = Pick<Product, 'status' | 'allowed' | 'saleStart' | 'holdLimit' | 'holdUsed'>

/** The products are asked for anew as a sale begins. */
export function useOpensIn({ saleStart }: Pick<Product, 'saleStart'>): string {
  const left = useTimeLeft(fromServerTime(saleStart), serverNow, () => changed(['products']))
  return formatCountdown(left)
}

/** Undefined where it can be bought, or a level is all that lacks. */
export function useShutReason(product: Sold): string | undefined {
  const { t } = useLingui()
  const until = useOpensIn(product)
  const shut = shutOf(product)
  if (shut === 'coming') return t`Opens in ${until}`
  if (shut === 'sold-out') return t`Sold out`
  if (shut === 'closed') return t`The sale has ended`
  return holdLeft(product) === '0' ? t`You've reached the personal limit for this product` : undefined
}
