/** What the clock brings to loans, each once and at its moment, after a downtime too. */

import { DAY } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import type { Tx } from '@shared/engine/db/transact'
import { type DueHandler, type DueHandlers, schedule, takeDue } from '@shared/engine/due/index'
import { isStale } from '@shared/engine/positions/checks'
import { tell } from './events.ts'
import { chargeUntil } from './interest.ts'
import { collect, dueOf, sellPledge, turnOverdue } from './life.ts'
import { pointsLost } from './limits.ts'
import { isRunning, knownLoan, owedOf } from './rows.ts'
import type { LoanRow } from './tables.ts'

/** Days after the due date until collateral is sold. */
const SOLD_AFTER = 3

/** At the newest price, which must not be stale: else it is tried again. */
function sellAll(tx: Tx, context: Context, row: LoanRow, at: number): LoanRow {
  const tick = context.market.last(`${row.pledge_currency}USDT`)
  if (!tick || isStale(context, tick)) throw new Error(`${row.id} cannot be sold from: no price is fresh`)
  return sellPledge(tx, row, { price: tick.price, at, all: true })
}

const nextTry = (tx: Tx, { id }: LoanRow, n: number, at: number) =>
  schedule(tx, { kind: 'loan-overdue', subject: id, n, at: at + DAY })

const handlers = {
  'loan-interest'(tx, _, { subject, at }) {
    const row = knownLoan(tx, subject)
    // first whether it is paid on its due date: that decides at which rate
    if (chargeUntil(tx, row, at) === row) throw new Error(`${subject} has no interest to charge yet`)
  },
  'loan-soon'(tx, _, { subject, at }) {
    const row = knownLoan(tx, subject)
    tell(tx, row, 'loan-soon', { amount: owedOf(row), currency: row.currency, time: dueOf(row) }, at)
  },
  'loan-due'(tx, _, { subject, at }) {
    const row = chargeUntil(tx, knownLoan(tx, subject), at)
    if (!collect(tx, row, at)) nextTry(tx, turnOverdue(tx, row, at), 1, at)
  },
  'loan-overdue'(tx, context, { subject, n, at }) {
    const row = chargeUntil(tx, knownLoan(tx, subject), at)
    if (collect(tx, row, at)) return
    const left = n >= SOLD_AFTER && row.pledge_amount !== '0' ? sellAll(tx, context, row, at) : row
    if (isRunning(left)) nextTry(tx, left, n + 1, at)
  },
} satisfies DueHandlers

/** A day that began overdue takes points off the credit score, and is told. */
const scored =
  (work: DueHandler): DueHandler =>
  (tx, context, due) => {
    const { user_id: user } = knownLoan(tx, due.subject)
    const before = pointsLost(tx, user)
    work(tx, context, due)
    const lost = pointsLost(tx, user)
    const points = String(lost - before)
    if (lost > before) tell(tx, knownLoan(tx, due.subject), 'loan-credit-score', { points }, due.at, `lost-${lost}`)
  }

export const loanDue = {
  'loan-interest': scored(handlers['loan-interest']),
  'loan-soon': handlers['loan-soon'],
  'loan-due': scored(handlers['loan-due']),
  'loan-overdue': scored(handlers['loan-overdue']),
} satisfies DueHandlers

/** What fell due of one until now, in this transaction. */
export function catchUpLoan(tx: Tx, context: Context, id: string): void {
  const now = context.clock.now()
  const known: DueHandlers = loanDue
  for (let due = takeDue(tx, id, now); due; due = takeDue(tx, id, now)) known[due.kind]?.(tx, context, due)
}
