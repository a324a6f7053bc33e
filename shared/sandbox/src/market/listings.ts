/** Tokens that are quoted since they were listed: nothing behind them, from then on as all others. */
import { categories } from '@shared/contract/codes'
import { compare, isDecimal } from '@shared/money'
import type { Db } from '../db/open.ts'
import { all, run, sql } from '../db/query.ts'
import type { Tx } from '../db/transact.ts'
import { VIRTUAL } from '../ledger/account.ts'
import { argument, type OperatorAction } from '../operator/action.ts'
import { admit, type Listing, type SymbolSpec, symbols } from './symbols.ts'

const rows = sql.selectFrom('listed_symbol').selectAll().orderBy('second').orderBy('base')

/** In the order they came. */
export const listedIn = (db: Db): SymbolSpec[] => all(db, rows).map(listing => admit(listing, db))

/** Decimals of a price that points can hold. */
const PLACES = 8

/** Money, and what is quoted in it: who held a token called so would hold that. */
const taken: ReadonlySet<string> = new Set([
  ...['USDT', VIRTUAL, ...Intl.supportedValuesOf('currency')],
  ...symbols.filter(({ category }) => category !== categories.crypto).map(({ baseCurrency }) => baseCurrency),
])

/** @throws Error with words for whoever names a token */
export function checkTokenName(base: string): void {
  if (!/^[A-Z][A-Z0-9]{1,9}$/.test(base)) throw new Error(`"${base}" is no token: write 2 to 10 capitals and digits`)
  if (taken.has(base)) throw new Error(`"${base}" is money's name: a token has one of its own`)
}

/** @throws Error with words for whoever lists it */
function check({ base, price }: Listing): void {
  checkTokenName(base)
  const fits = isDecimal(price) && compare(price, '0') > 0 && (price.split('.')[1]?.length ?? 0) <= PLACES
  if (!fits) throw new Error(`"${price}" is no price: write a number above 0 of at most ${PLACES} decimals`)
}

/** Its row, unless it is there. @throws Error where another has the name */
export function keepListing(tx: Tx, listing: Listing, second: number): SymbolSpec {
  check(listing)
  const spec = admit(listing, tx)
  const row = { base: listing.base, price: listing.price, second }
  run(
    tx,
    sql
      .insertInto('listed_symbol')
      .values(row)
      .onConflict(on => on.column('base').doNothing()),
  )
  return spec
}

export const symbolList: OperatorAction = {
  name: 'symbol list',
  usage: '<token> <price>',
  summary:
    'quotes a token against USDT from this price on, for spot and the flash exchange; its prices move by the seed',
  run({ market }, args) {
    return market.list({ base: argument(args, 0, 'token'), price: argument(args, 1, 'price') })
  },
}
