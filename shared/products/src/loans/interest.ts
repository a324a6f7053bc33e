/** What a loan costs by the day: charged as each day falls due, and before anything is paid back (docs/rules/invest.md#interest). */

import { DAY } from '@shared/engine/clock'
import type { Tx } from '@shared/engine/db/transact'
import { schedule, unschedule } from '@shared/engine/due/index'
import { accrue, dayInterest, overdueRate, sum } from '@shared/money'
import { bookInterest } from './book.ts'
import { insertInterest, updateLoan } from './rows.ts'
import type { LoanRow } from './tables.ts'

/** A day falls due just after it has begun; the first one begins when the free time is over. */
const dueAt = ({ start_at: start, free_ms: free }: LoanRow, day: number): number =>
  (start ?? 0) + free + (day - 1) * DAY + 1

export function scheduleInterest(tx: Tx, row: LoanRow): void {
  const n = row.days_charged + 1
  schedule(tx, { kind: 'loan-interest', subject: row.id, n, at: dueAt(row, n) })
}

/** Whether it is paid on the due date decides at which rate the days after it are charged. */
const chargedUntil = ({ overdue, end_at: end }: LoanRow, until: number): number =>
  overdue === 1 ? until : Math.min(until, end ?? until)

/** All days that have fallen due by then. */
export function chargeUntil(tx: Tx, row: LoanRow, until: number): LoanRow {
  const last = chargedUntil(row, until)
  let charged = row
  while (dueAt(charged, charged.days_charged + 1) <= last) charged = chargeDay(tx, charged)
  if (charged === row) return row
  unschedule(tx, 'loan-interest', row.id)
  scheduleInterest(tx, charged)
  return charged
}

function chargeDay(tx: Tx, row: LoanRow): LoanRow {
  const day = row.days_charged + 1
  const at = dueAt(row, day)
  const rate = row.overdue === 1 ? overdueRate(row.daily_rate) : row.daily_rate
  const amount = dayInterest(row.principal, row.accrued, rate)
  insertInterest(tx, { loan_id: row.id, day, rate, amount, at })
  bookInterest(tx, row, day, amount, at)
  const interest = sum([row.interest, amount]).toString()
  const accrued = accrue(row.principal, row.accrued, rate)
  return updateLoan(tx, row, { days_charged: day, interest, accrued, overdue_days: row.overdue_days + row.overdue })
}
