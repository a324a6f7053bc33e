/** Moves the money of a loan: what is owed stands below zero in `debt`, what is pledged in `pledge`, both under its number. */

import type { Tx } from '@shared/engine/db/transact'
import { type EntryType, HOUSE, type Leg, post } from '@shared/engine/ledger/index'
import { type Decimal, type saleOf, toMinor } from '@shared/money'
import { nextEvent } from './events.ts'
import type { LoanRow } from './tables.ts'

/** @param part of its key where a loan has several of the type */
function book(
  tx: Tx,
  { id }: LoanRow,
  type: EntryType,
  legs: readonly Leg[],
  { part, at }: { part?: number; at: number },
): void {
  const key = part === undefined ? `${type}:${id}` : `${type}:${id}:${part}`
  post(tx, { key, type, ref: { kind: 'loan', id }, legs, bizTime: at })
}

const debt = ({ user_id: owner, currency, id }: LoanRow, minor: bigint): Leg => ({
  ...{ owner, currency, kind: 'debt', sub: id, minor },
})
const cash = ({ user_id: owner, currency }: LoanRow, minor: bigint): Leg => ({
  ...{ owner, currency, kind: 'balance', minor },
})
const coins = ({ user_id: owner, pledge_currency: currency }: LoanRow, minor: bigint): Leg => ({
  ...{ owner, currency: currency ?? '', kind: 'balance', minor },
})
const pledge = ({ user_id: owner, pledge_currency: currency, id }: LoanRow, minor: bigint): Leg => ({
  ...{ owner, currency: currency ?? '', kind: 'pledge', sub: id, minor },
})

export function bookGranted(tx: Tx, row: LoanRow, at: number): void {
  const minor = toMinor(row.amount)
  book(tx, row, 'loan-granted', [debt(row, -minor), cash(row, minor)], { at })
}

export function bookInterest(tx: Tx, row: LoanRow, day: number, amount: Decimal, at: number): void {
  const minor = toMinor(amount)
  const house: Leg = { owner: HOUSE, currency: row.currency, kind: 'interest', minor }
  if (minor > 0n) book(tx, row, 'loan-interest', [debt(row, -minor), house], { part: day, at })
}

/** @throws InsufficientFunds */
export function bookRepaid(tx: Tx, row: LoanRow, amount: Decimal, at: number): void {
  const minor = toMinor(amount)
  book(tx, row, 'loan-repaid', [cash(row, -minor), debt(row, minor)], { part: nextEvent(tx, row), at })
}

/** @throws InsufficientFunds */
export function bookLocked(tx: Tx, row: LoanRow, quantity: Decimal, at: number): void {
  const minor = toMinor(quantity)
  book(tx, row, 'pledge-locked', [coins(row, -minor), pledge(row, minor)], { part: nextEvent(tx, row), at })
}

export function bookReleased(tx: Tx, row: LoanRow, at: number): void {
  const minor = toMinor(row.pledge_amount)
  if (minor > 0n) book(tx, row, 'pledge-released', [pledge(row, -minor), coins(row, minor)], { at })
}

/** What a sale brings comes to the balance, and its fee goes from there. */
export function bookSold(tx: Tx, row: LoanRow, quantity: Decimal, sale: ReturnType<typeof saleOf>, at: number): void {
  const [sold, gross, fee] = [toMinor(quantity), toMinor(sale.gross), toMinor(sale.fee)]
  const swap = { owner: HOUSE, kind: 'swap' } as const
  const part = nextEvent(tx, row)
  const bought = { ...swap, currency: row.pledge_currency ?? '', minor: sold }
  const paid = { ...swap, currency: row.currency, minor: -gross }
  book(tx, row, 'pledge-sold', [pledge(row, -sold), bought, paid, cash(row, gross)], { part, at })
  const fees: Leg = { owner: HOUSE, currency: row.currency, kind: 'fees', minor: fee }
  book(tx, row, 'pledge-fee', [cash(row, -fee), fees], { part, at })
}
