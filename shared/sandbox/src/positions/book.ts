/** Moves the money of a position: every opening and closing passes here. */
import { closeReasons, marginModes } from '@shared/contract/codes'
import { type Closing, type Decimal, toMinor } from '@shared/money'
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
  if (row.margin_mode === marginModes.isolated) {
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

/** A part of a running position's profit becomes money, to pay a loss. @param closed what was closed at that loss */
export function bookSettled(tx: Tx, row: PositionRow, amount: Decimal, closed: PositionRow): void {
  const minor = toMinor(amount)
  book(tx, 'realised-profit', row, [free(row.user_id, minor), house('trading', -minor)], `:${closed.id}`)
}

/**
 * Releases the margin, books profit or loss (what was settled of a profit is booked already) and the fee.
 * @param row the closed row (of a partial close: the part) · @param from the position whose margin it was
 * @param shortfall what the insurance pays: nobody's balance falls below zero
 */
export function bookClosing(tx: Tx, row: PositionRow, from: PositionRow, closed: Closing, shortfall: Decimal): void {
  const owner = row.user_id
  if (row.margin_mode === marginModes.isolated) {
    const released = toMinor(closed.margin)
    book(tx, 'margin-returned', row, [margin(from, -released), free(owner, released)])
  }
  const short = toMinor(shortfall)
  book(tx, 'insurance-cover', row, [house('insurance', -short), free(owner, short)])
  const profit = toMinor(closed.profit) - toMinor(closed.settled)
  const type = row.close_reason === closeReasons.liquidation ? 'liquidation' : 'realised-profit'
  book(tx, type, row, [free(owner, profit), house('trading', -profit)])
  const fee = toMinor(closed.fee)
  book(tx, 'close-fee', row, [free(owner, -fee), house('fees', fee)])
}
