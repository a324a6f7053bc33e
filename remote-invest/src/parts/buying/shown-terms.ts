/** The terms that a purchase shows: those of the moment its sheet opened, since they are what is paid. */
import type { Product } from '@shared/contract/calls/invest/products'
import { useState } from 'react'

type Held = { shown: Product; refused?: boolean }

/** Terms that the exchange refused as old give way to the first newer ones. */
function next(held: Held | undefined, product: Product, open: boolean): Held | undefined {
  if (!open) return undefined
  return held && !(held.refused && held.shown !== product) ? held : { shown: product }
}

/**
 * @param product as it is now
 * @returns `refuse` after the exchange has refused the terms as old
 */
export function useShownTerms(product: Product, open: boolean): { terms: Product; refuse(): void } {
  const [held, hold] = useState<Held>()
  const now = next(held, product, open)
  if (now !== held) hold(now)
  return {
    terms: now?.shown ?? product,
    refuse: () => hold(last => last && { ...last, refused: true }),
  }
}
