/** Moves the money of a contract or CFD: every opening and closing passes here. */
import { closeReasons, marginModes } from '@shared/contract/codes'
import { type Closing, type Decimal, toMinor } from '@shared/money'
import type { Tx } from '../../db/transact.ts'
import { type EntryType, type Leg, post } from '../../ledger/index.ts'
import { free, frozen, house, margin } from '../../ledger/trading-account.ts'
import { accountOf } from '../rows.ts'
import type { OrderRow, PositionRow, StoredRow } from '../tables.ts'

export function book(tx: Tx, type: EntryType, row: StoredRow, legs: readonly Leg[], part = ''): void {
  if (legs.every(leg => leg.minor === 0n)) return
  post(tx, { key: `${type}:${row.id}${part}`, type, ref: { kind: 'position', id: row.id }, legs })
}

/** Margin (isolated) and fee leave the free balance. */
export function bookOpening(tx: Tx, row: PositionRow): void {
  const account = accountOf(row)
  const fee = toMinor(row.open_fee)
  if (row.margin_mode === marginModes.isolated) {
    const minor = toMinor(row.margin)
    book(tx, 'open-margin', row, [free(account, -minor), margin(account, row.id, minor)])
  }
  book(tx, 'open-fee', row, [free(account, -fee), house(account, 'fees', fee)])
}

/** @param part numbers the additions to one position */
export function bookAddedMargin(tx: Tx, row: PositionRow, amount: Decimal, part: number): void {
  const account = accountOf(row)
  const minor = toMinor(amount)
  book(tx, 'margin-added', row, [free(account, -minor), margin(account, row.id, minor)], `:${part}`)
}

/** What a waiting order keeps changes. @param part numbers the changes of one order */
export function bookFreeze(tx: Tx, row: OrderRow, more: Decimal, part: number | 'last'): void {
  const account = accountOf(row)
  const minor = toMinor(more)
  const type = minor > 0n ? 'order-freeze' : 'order-returned'
  book(tx, type, row, [free(account, -minor), frozen(account, row.id, minor)], `:${part}`)
}

/** A part of a running position's profit becomes money, to pay a loss. @param cause what the loss was of */
export function bookSettled(tx: Tx, row: PositionRow, amount: Decimal, cause: string): void {
  const account = accountOf(row)
  const minor = toMinor(amount)
  book(tx, 'realised-profit', row, [free(account, minor), house(account, 'trading', -minor)], `:${cause}`)
}

/** What the insurance pays, so that nobody's balance falls below zero. */
export function bookCover(tx: Tx, row: PositionRow, shortfall: Decimal, part = ''): void {
  const account = accountOf(row)
  const short = toMinor(shortfall)
  book(tx, 'insurance-cover', row, [house(account, 'insurance', -short), free(account, short)], part)
}

/** @param night the UTC+8 day that it is for; a credit is negative */
export function bookNightFee(tx: Tx, row: PositionRow, fee: Decimal, night: string): void {
  const account = accountOf(row)
  const minor = toMinor(fee)
  book(tx, 'night-fee', row, [free(account, -minor), house(account, 'fees', minor)], `:${night}`)
}

/**
 * Releases the margin, books profit or loss (what was settled of a profit is booked already) and the fee.
 * @param row the closed row (of a partial close: the part) · @param from the position whose margin it was
 */
export function bookClosing(tx: Tx, row: PositionRow, from: PositionRow, closed: Closing, shortfall: Decimal): void {
  const account = accountOf(row)
  if (row.margin_mode === marginModes.isolated) {
    const released = toMinor(closed.margin)
    book(tx, 'margin-returned', row, [margin(account, from.id, -released), free(account, released)])
  }
  bookCover(tx, row, shortfall)
  const profit = toMinor(closed.profit) - toMinor(closed.settled)
  const type = row.close_reason === closeReasons.liquidation ? 'liquidation' : 'realised-profit'
  book(tx, type, row, [free(account, profit), house(account, 'trading', -profit)])
  const fee = toMinor(closed.fee)
  book(tx, 'close-fee', row, [free(account, -fee), house(account, 'fees', fee)])
}
