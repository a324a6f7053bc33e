/** Moves the money of a position: every opening and closing passes here. */
import { type Decimal, settle, toMinor } from '@shared/money'
import type { Tx } from '../db/transact.ts'
import { type EntryType, HOUSE, type HouseKind, type Leg, post } from '../ledger/index.ts'
import { CURRENCY } from './figures.ts'
import type { PositionRow } from './tables.ts'

const free = (owner: string, minor: bigint): Leg => ({ owner, currency: CURRENCY, kind: 'contract', minor })
const house = (kind: HouseKind, minor: bigint): Leg => ({ owner: HOUSE, currency: CURRENCY, kind, minor })
const margin = ({ user_id, id }: PositionRow, minor: bigint): Leg => ({
  owner: user_id,
  currency: CURRENCY,
  kind: 'margin',
  sub: id,
  minor,
})

function book(tx: Tx, type: EntryType, row: PositionRow, legs: readonly Leg[], part = ''): void {
  if (legs.every(leg => leg.minor === 0n)) return
  post(tx, { key: `${type}:${row.id}${part}`, type, ref: { kind: 'position', id: row.id }, legs })
}

/** Margin (isolated) and fee leave the free balance. */
export function bookOpening(tx: Tx, row: PositionRow): void {
  const fee = toMinor(row.open_fee)
  if (row.margin_mode === 1) {
    const minor = toMinor(row.margin)
    book(tx, 'open-margin', row, [free(row.user_id, -minor), margin(row, minor)])
  }
  book(tx, 'open-fee', row, [free(row.user_id, -fee), house('fees', fee)])
}

/** @param part numbers the additions to one position */
export function bookAddedMargin(tx: Tx, row: PositionRow, amount: Decimal, part: number): void {
  const minor = toMinor(amount)
  book(tx, 'margin-added', row, [free(row.user_id, -minor), margin(row, minor)], `:${part}`)
}

export type Closed = { profit: Decimal; fee: Decimal; net: Decimal; margin: Decimal }

/**
 * Releases the margin, books profit or loss and the fee. What a gap took beyond the money behind the position is paid by
 * the insurance: nobody's balance falls below zero.
 * @param row the closed row (of a partial close: the part) · @param from the position whose margin it was
 * @param backing the released margin (isolated), or the free balance (cross)
 */
export function bookClosing(tx: Tx, row: PositionRow, from: PositionRow, closed: Closed, backing: Decimal): void {
  const owner = row.user_id
  if (row.margin_mode === 1) {
    const released = toMinor(closed.margin)
    book(tx, 'margin-returned', row, [margin(from, -released), free(owner, released)])
  }
  const short = toMinor(settle(backing, closed.net).shortfall)
  book(tx, 'insurance-cover', row, [house('insurance', -short), free(owner, short)])
  const profit = toMinor(closed.profit)
  const type = row.close_reason === 4 ? 'liquidation' : 'realised-profit'
  book(tx, type, row, [free(owner, profit), house('trading', -profit)])
  const fee = toMinor(closed.fee)
  book(tx, 'close-fee', row, [free(owner, -fee), house('fees', fee)])
}
