/** Moves the money of spot orders: between the person's balance account, what an order keeps, and the house. */
import { type Decimal, type SpotFill, toMinor } from '@shared/money'
import type { Tx } from '../../db/transact.ts'
import { HOUSE, type HouseKind, type Leg } from '../../ledger/index.ts'
import { book } from '../leveraged/book.ts'
import { quotedSpec, sideOfRow } from '../pricing.ts'
import type { OrderRow, PositionRow, StoredRow } from '../tables.ts'

/** What an order gives away and what it gets: quote currency for coins, or the other way. */
export function currenciesOf(row: Pick<StoredRow, 'symbol' | 'direction'>): { given: string; got: string } {
  const { baseCurrency: base, quoteCurrency: quote } = quotedSpec(row.symbol)
  return sideOfRow(row) === 'long' ? { given: quote, got: base } : { given: base, got: quote }
}

const balance = (row: StoredRow, currency: string, minor: bigint): Leg => ({
  owner: row.user_id,
  currency,
  kind: 'balance',
  minor,
})
const house = (kind: HouseKind, currency: string, minor: bigint): Leg => ({ owner: HOUSE, currency, kind, minor })

/** What a waiting order keeps changes. @param part numbers the changes of one order */
export function bookSpotFreeze(tx: Tx, row: OrderRow, more: Decimal, part: number | 'last'): void {
  const { given } = currenciesOf(row)
  const minor = toMinor(more)
  const kept: Leg = { ...balance(row, given, minor), kind: 'frozen', sub: row.id }
  book(tx, minor > 0n ? 'order-freeze' : 'order-returned', row, [balance(row, given, -minor), kept], `:${part}`)
}

/** Both ways in one entry, then the fee out of what came. */
export function bookSpotFill(tx: Tx, row: PositionRow, fill: SpotFill): void {
  const { given, got } = currenciesOf(row)
  const [paid, gross, fee] = [toMinor(fill.paid), toMinor(fill.gross), toMinor(fill.fee)]
  const delivered = [house('trading', got, -gross), balance(row, got, gross)]
  book(tx, 'spot-fill', row, [balance(row, given, -paid), house('trading', given, paid), ...delivered])
  book(tx, 'spot-fee', row, [balance(row, got, -fee), house('fees', got, fee)])
}
