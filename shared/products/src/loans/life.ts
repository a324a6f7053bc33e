/** A loan's life from the day it is paid out: paid back, collected when it is due, sold from when it is not (docs/rules/invest.md#repaying). */
import { loanStates } from '@shared/contract/codes'
import { DAY, stamp } from '@shared/engine/clock'
import type { Tx } from '@shared/engine/db/transact'
import { type DueKind, schedule, unschedule } from '@shared/engine/due/index'
import { held } from '@shared/engine/ledger/index'
import { compare, type Decimal, fromMinor, liquidationQuantity, min, repayment, saleOf, sum } from '@shared/money'
import { bookGranted, bookReleased, bookRepaid, bookSold } from './book.ts'
import { addEvent, tell } from './events.ts'
import { freeLeft } from './free-day.ts'
import { scheduleInterest } from './interest.ts'
import { owedOf, termsOf, updateLoan } from './rows.ts'
import type { LoanRow } from './tables.ts'

/** Paid out: it bears interest, and is due, from now on. */
export function grant(tx: Tx, row: LoanRow, at: number): LoanRow {
  const change = { status: loanStates.passed, start_at: at, end_at: at + row.days * DAY, principal: row.amount }
  const free_ms = Math.max(row.free_ms, freeLeft(tx, row.user_id, at))
  const granted = updateLoan(tx, row, { ...change, free_ms })
  bookGranted(tx, granted, at)
  addEvent(tx, granted, 'passed', at, { amount: row.amount, currency: row.currency })
  scheduleInterest(tx, granted)
  schedule(tx, { kind: 'loan-soon', subject: row.id, at: change.end_at - DAY })
  schedule(tx, { kind: 'loan-due', subject: row.id, at: change.end_at })
  return granted
}

/** Interest first. */
function lessen(tx: Tx, row: LoanRow, amount: Decimal): LoanRow {
  const paid = repayment(amount, row.interest)
  const left = (of: Decimal, less: Decimal) => sum([of, `-${less}`]).toString()
  return updateLoan(tx, row, {
    interest: left(row.interest, paid.interest),
    principal: left(row.principal, paid.principal),
  })
}

type Paid = { reason: 'repaid' | 'collected'; at: number }

/** Out of the balance; all of it ends the loan. @throws InsufficientFunds */
export function payBack(tx: Tx, row: LoanRow, amount: Decimal, { reason, at }: Paid): LoanRow {
  bookRepaid(tx, row, amount, at)
  const paid = lessen(tx, row, amount)
  addEvent(tx, row, reason, at, { amount, currency: row.currency })
  return compare(owedOf(paid), '0') > 0 ? paid : end(tx, paid, reason, at)
}

const kinds: readonly DueKind[] = ['loan-interest', 'loan-soon', 'loan-due', 'loan-overdue']

/** Nothing is owed any more: what is pledged is free. */
function end(tx: Tx, row: LoanRow, reason: NonNullable<LoanRow['close_reason']>, at: number): LoanRow {
  bookReleased(tx, row, at)
  for (const kind of kinds) unschedule(tx, kind, row.id)
  return updateLoan(tx, row, { status: loanStates.paid, close_reason: reason, ended_at: at, called: 0 })
}

export const balanceOf = (tx: Tx, { user_id: owner, currency }: LoanRow): Decimal =>
  fromMinor(held(tx, { owner, currency, kind: 'balance' }))

/** On its due date, and each day after it: all of it, where the balance has it. @returns null where it has not */
export function collect(tx: Tx, row: LoanRow, at: number): LoanRow | null {
  const owed = owedOf(row)
  if (compare(balanceOf(tx, row), owed) < 0) return null
  tell(tx, row, 'loan-collected', { amount: owed, currency: row.currency }, at)
  return payBack(tx, row, owed, { reason: 'collected', at })
}

export function turnOverdue(tx: Tx, row: LoanRow, at: number): LoanRow {
  tell(tx, row, 'loan-overdue', { amount: owedOf(row), currency: row.currency }, at)
  addEvent(tx, row, 'overdue', at, { amount: owedOf(row), currency: row.currency })
  return updateLoan(tx, row, { overdue: 1 })
}

type Sale = { price: Decimal; at: number /** All that is owed, or back to the initial ratio. */; all?: boolean }

/** Sells of the collateral what that takes, at most all; what it does not bring stays owed, what is left over stays in the balance. */
export function sellPledge(tx: Tx, row: LoanRow, { price, at, all = false }: Sale): LoanRow {
  const terms = termsOf(row)
  if (!terms || row.pledge_amount === '0') return row
  const upTo = all ? { ...terms, initialLtv: '0' } : terms
  const quantity = liquidationQuantity(owedOf(row), { quantity: row.pledge_amount, price }, upTo)
  const sale = saleOf({ quantity, price }, terms.fee)
  bookSold(tx, row, quantity, sale, at)
  const pledge_amount = sum([row.pledge_amount, `-${quantity}`]).toString()
  const sold = settle(tx, updateLoan(tx, row, { pledge_amount, called: 0 }), sale.net, at)
  const told = { quantity, price, symbol: `${row.pledge_currency}USDT`, amount: owedOf(sold), currency: row.currency }
  tell(tx, row, 'loan-liquidated', told, at)
  addEvent(tx, row, 'liquidated', at, { amount: quantity, currency: row.pledge_currency, price })
  return sold
}

function settle(tx: Tx, row: LoanRow, net: Decimal, at: number): LoanRow {
  const amount = min(owedOf(row), net).toString()
  bookRepaid(tx, row, amount, at)
  const paid = lessen(tx, row, amount)
  return compare(owedOf(paid), '0') > 0 ? paid : end(tx, paid, 'liquidated', at)
}

/** When it is due, as messages say it. */
export const dueOf = ({ end_at: end }: LoanRow): string => (end === null ? '' : stamp(end))
