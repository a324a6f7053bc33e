/** What the desk decides on credit; each decision, its postings and its message in one transaction. */
import { loanStates } from '@shared/contract/codes'
import type { Context } from '@shared/engine/context'
import type { Tx } from '@shared/engine/db/transact'
import { realAccount } from '@shared/engine/ledger/trading-account'
import { barrierTo } from '@shared/engine/limits/may-open'
import { reasonValues, type StoredReason } from '@shared/engine/reasons/stored'
import { refuse } from '@shared/engine/refusals/refuse'
import { addEvent, tell } from './events.ts'
import { dueOf, grant } from './life.ts'
import { isOpen, knownLoan, stateOf, updateLoan } from './rows.ts'
import type { LoanRow } from './tables.ts'

/** @throws Error on an unknown number, Refused order-state where it was decided */
export function openLoan(tx: Tx, id: string): LoanRow {
  const row = knownLoan(tx, id)
  if (!isOpen(row)) refuse('order-state', { state: stateOf(row) })
  return row
}

/** It is in hand: its owner cannot take it back any more. */
export function take(tx: Tx, row: LoanRow, at: number): LoanRow {
  if (row.status === loanStates.underReview) throw new Error(`${row.id} was taken before`)
  addEvent(tx, row, 'review', at)
  return updateLoan(tx, row, { status: loanStates.underReview })
}

/**
 * Not where its owner takes a break, or has come to a limit of their own since: then the application ends, and they are told.
 * @returns whether it was paid out
 */
export function pass(tx: Tx, context: Context, row: LoanRow, at: number): boolean {
  const told = { amount: row.amount, currency: row.currency }
  if (barrierTo(tx, context, realAccount(row.user_id), 'loan')) {
    tell(tx, row, 'loan-own-limit', told, at)
    withdraw(tx, row, at)
    return false
  }
  const granted = grant(tx, row, at)
  tell(tx, granted, 'loan-passed', { ...told, time: dueOf(granted) }, at)
  return true
}

export function reject(tx: Tx, row: LoanRow, reason: StoredReason, at: number): void {
  tell(tx, row, 'loan-rejected', { amount: row.amount, currency: row.currency, ...reasonValues('loan', reason) }, at)
  addEvent(tx, row, 'rejected', at)
  updateLoan(tx, row, { status: loanStates.rejected, ...reason })
}

/** Taken back: nothing was lent. */
export function withdraw(tx: Tx, row: LoanRow, at: number): LoanRow {
  addEvent(tx, row, 'withdrawn', at)
  return updateLoan(tx, row, { status: loanStates.rejected, close_reason: 'withdrawn' })
}
