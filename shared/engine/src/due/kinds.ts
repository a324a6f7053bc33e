/** What can fall due. */
import type { Context } from '../context.ts'
import type { Tx } from '../db/transact.ts'

export type DueKind =
  | 'order-start'
  | 'order-income'
  | 'bond-close'
  | 'offering-freeze'
  | 'offering-draw'
  | 'offering-reminder'
  | 'offering-later'
  | 'offering-pay-end'
  | 'offering-list'
  | 'loan-interest'
  | 'loan-soon'
  | 'loan-due'
  | 'loan-overdue'
  | 'competition-start'
  | 'competition-end'
  | 'competition-cancel'

export type Due = {
  kind: DueKind
  /** The id of the order, offering, loan or competition. */
  subject: string
  n: number
  /** When it fell due, epoch ms: the bizTime of what it posts, however late it is done. */
  at: number
}

/** A downtime, epoch ms: what fell due in it could be met by nobody. */
export type Away = { from: number; to: number }

/**
 * Does what is due in its transaction, and schedules what comes after it.
 * @returns 'more' where it did a hundred of many rows and scheduled the rest (`scheduleRest`)
 */
export type DueHandler = (tx: Tx, context: Context, due: Due) => unknown

/** What one domain does; domains/beats.ts has all of them. A kind that nobody does fails, and waits. */
export type DueHandlers = Partial<Record<DueKind, DueHandler>>
