/** Lists a token by hand: what is being offered lists itself, at the price of the draw. */
import type { Db } from '@shared/engine/db/open'
import { checkListable } from '@shared/engine/market/listings'
import type { Listing } from '@shared/engine/market/symbols'
import { argument, type OperatorAction } from '@shared/engine/operator-action'
import { isBeingOffered } from './rows.ts'

function checkNew(db: Db, listing: Listing): void {
  checkListable(listing)
  if (isBeingOffered(db, listing.base))
    throw new Error(`${listing.base} is being offered: its market opens at the price of the draw`)
}

export const symbolList: OperatorAction = {
  name: 'symbol list',
  usage: '<token> <price>',
  summary: 'quotes a token against USDT from this price on, for spot trades and swaps; its prices move by the seed',
  run({ db, market }, args) {
    const listing = { base: argument(args, 0, 'token'), price: argument(args, 1, 'price') }
    if (!market.last(`${listing.base}USDT`)) checkNew(db, listing)
    return market.list(listing)
  },
}
