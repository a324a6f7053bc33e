import { msg } from '@lingui/core/macro'
import type { Shelf } from './quotes.model.ts'

export const shelfNames = {
  fav: msg`Favourites`,
  crypto: msg`Crypto`,
  metal: msg`Metals`,
  forex: msg`Forex`,
} as const satisfies Record<Shelf, unknown>
