/** Tokens that are quoted since they were listed: nothing behind them, from then on as all others. */
import { categories } from '@shared/contract/codes'
import { compare, isDecimal } from '@shared/money'
import type { Db } from '../db/open.ts'
import { all, run, sql } from '../db/query.ts'
import type { Tx } from '../db/transact.ts'
import { VIRTUAL } from '../ledger/account.ts'
import {
  admit,
  countsExactly,
  finePlaces,
  type Listing,
  MOST_PLACES,
  type SymbolSpec,
  symbols,
  token,
} from './symbols.ts'

const rows = sql.selectFrom('listed_symbol').selectAll().orderBy('second').orderBy('base')

/** In the order they came. */
export const listedIn = (db: Db): SymbolSpec[] => all(db, rows).map(listing => admit(listing, db))

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
  const fits = isDecimal(price) && compare(price, '0') > 0 && (price.split('.')[1]?.length ?? 0) <= MOST_PLACES
  if (!fits) throw new Error(`"${price}" is no price: write a number above 0 of at most ${MOST_PLACES} decimals`)
}

/**
 * Whether a token may open its market at a price. An offering that was made before this rule lists all the same, or its
 * money would wait for ever.
 * @throws Error with words for whoever lists it
 */
export function checkListable(listing: Listing): void {
  check(listing)
  const { base, price } = listing
  if (finePlaces(price) === null)
    throw new Error(`${price} is too low: ${MOST_PLACES} decimals would be too coarse. List 1,000 ${base} as one token`)
  if (!countsExactly(token(listing)))
    throw new Error(`${price} is too high to count its volume exactly. List a thousandth of ${base} as one token`)
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
