/** The quantity and the open sheet of a product page. The purchase itself loads late. */
import type { Address, Way } from '@shared/contract/address'
import type { Product } from '@shared/contract/calls/invest/products'
import type { Decimal } from '@shared/money'
import { useState } from 'react'
import { usePlace } from 'shell/navigation'
import { useAddressedSheet } from 'shell/screen'
import { quantityAtFirst } from './offer.model.ts'

/** A page of one product: `sheet` order, agreement or explain; `amount` units of a machine. */
export type BuyPage = Address<'id' | 'sheet' | 'amount'>

export type BuyOptions = {
  product: Product
  page: BuyPage
  /** One sheet asks, shows what is paid and pays; paying accepts the agreement. */
  once?: boolean
  /** Where it leads once it is bought; without an id to the list: that it was placed is all that is known. */
  lead(id: string | undefined): Way
}

export function useBuying({ product, page, lead, once = false }: BuyOptions) {
  const { query, setQuery } = usePlace(page)
  const sheet = useAddressedSheet(page, 'sheet')
  const [quantity, change] = useState<Decimal | ''>(() => quantityAtFirst(product, query))
  return {
    ...{ product, lead, once, sheet, quantity, change },
    /** Writes the typed amount to the address when the field loses focus. */
    keep: (next: Decimal | '' = quantity) => setQuery({ amount: next || undefined }),
  }
}
export type Buying = ReturnType<typeof useBuying>
