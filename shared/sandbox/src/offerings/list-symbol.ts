/** Lists a token by hand: what is being offered lists itself, at the price of the draw. */
import type { Db } from '../db/open.ts'
import { checkListable } from '../market/listings.ts'
import type { Listing } from '../market/symbols.ts'
import { argument, type OperatorAction } from '../operator-action.ts'
import { isBeingOffered } from './rows.ts'

function checkNew(db: Db, listing: Listing): void {
  checkListable(listing)
  if (isBeingOffered(db, listing.base))
    throw new Error(`${listing.base} is being offered: its market opens at the price of the draw`)
}

export const symbolList: OperatorAction = {
  name: 'symbol list',
  usage: '<token> <price>',
  summary:
    'quotes a token against USDT from this price on, for spot and the flash exchange; its prices move by the seed',
  run({ db, market }, args) {
    const listing = { base: argument(args, 0, 'token'), price: argument(args, 1, 'price') }
    if (!market.last(`${listing.base}USDT`)) checkNew(db, listing)
    return market.list(listing)
  },
}
