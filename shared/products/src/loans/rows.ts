/** Reads and writes of loans. */
import { loanStates } from '@shared/contract/codes'
import { DAY } from '@shared/engine/clock'
import type { Db } from '@shared/engine/db/open'
import { first, prepared, run, sql } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import type { Away } from '@shared/engine/due/index'
import { refuse } from '@shared/engine/refusals/refuse'
import type { State } from '@shared/engine/refusals/texts'
import { type Decimal, LOAN_PLACES, type PledgeTerms, sum, truncate } from '@shared/money'
import { pledgedWritten } from './pledged.ts'
import type { LoanEventRow, LoanInterestRow, LoanRow } from './tables.ts'

const loans = () => sql.selectFrom('loan').selectAll()

export const loanById = (db: Db, id: string): LoanRow | undefined => first(db, loans().where('id', '=', id))

/** One that is surely there: its own rows or events name it. */
export function knownLoan(db: Db, id: string): LoanRow {
  const row = loanById(db, id)
  if (!row) throw new Error(`There is no loan ${id}`)
  return row
}

/** @throws Refused not-found where it is another's */
export function ownLoan(db: Db, userId: string, id: string): LoanRow {
  const row = loanById(db, id)
  return row?.user_id === userId ? row : refuse('not-found')
}

const { pendingReview, underReview, passed } = loanStates
const LIVE = `SELECT * FROM loan WHERE user_id = ? AND status IN (${pendingReview}, ${underReview}, ${passed})`
/** What a person asked for and nobody decided, and what they owe; MOST_LOANS at most. */
export const liveLoans = (db: Db, userId: string): LoanRow[] => prepared(db, LIVE).all(userId) as LoanRow[]

/** By hand, since the desk of a sandbox asks every second. */
const OPEN = `SELECT * FROM loan WHERE status IN (${pendingReview}, ${underReview}) ORDER BY created_at`
/** Those that nobody has decided, the oldest first. */
export const openLoans = (db: Db): LoanRow[] => prepared(db, OPEN).all() as LoanRow[]

export const owedOf = ({ principal, interest }: LoanRow): Decimal => sum([principal, interest]).toString()

/** What was ever paid back of it, of interest and principal. Interest is charged in whole cents of what it comes to. */
export const repaidOf = (row: LoanRow): Decimal =>
  sum([row.amount, truncate(row.accrued, LOAN_PLACES), `-${owedOf(row)}`]).toString()

export const termsOf = ({ pledge_terms: terms }: LoanRow): PledgeTerms | null =>
  terms === null ? null : (JSON.parse(terms) as PledgeTerms)

export const isOpen = ({ status }: LoanRow): boolean =>
  status === loanStates.pendingReview || status === loanStates.underReview
export const isRunning = ({ status }: LoanRow): boolean => status === loanStates.passed

const words = {
  [loanStates.pendingReview]: 'pending',
  [loanStates.underReview]: 'under-review',
  [loanStates.passed]: 'passed',
  [loanStates.paid]: 'paid',
  [loanStates.rejected]: 'rejected',
} as const

/** The word of a state in refusals. */
export const stateOf = ({ status, close_reason: reason }: LoanRow): State =>
  reason === 'withdrawn' ? 'cancelled' : words[status]

const LAST_DAY = `SELECT * FROM loan WHERE status = ${loanStates.passed} AND overdue = 0 AND end_at > ? AND end_at < ?`

/** Running loans that fall due within a time, or in the day after it. */
export const lastDayWithin = (db: Db, { from, to }: Away): LoanRow[] =>
  prepared(db, LAST_DAY).all(from, to + DAY) as LoanRow[]

export function insertLoan(tx: Tx, row: LoanRow): LoanRow {
  run(tx, sql.insertInto('loan').values(row))
  pledgedWritten(tx, row.id)
  return row
}

export function updateLoan(tx: Tx, row: LoanRow, change: Partial<LoanRow>): LoanRow {
  run(tx, sql.updateTable('loan').set(change).where('id', '=', row.id))
  pledgedWritten(tx, row.id)
  return { ...row, ...change }
}

/** As many as are told of one loan: an overdue one has ever more days, and part payments make ever more events. */
const MOST_TOLD = 100

/** The newest ones, the oldest of them first. */
const told = <Row>(db: Db, id: string, table: 'loan_interest' | 'loan_event', number: 'day' | 'seq'): Row[] =>
  (
    prepared(db, `SELECT * FROM ${table} WHERE loan_id = ? ORDER BY ${number} DESC LIMIT ${MOST_TOLD}`).all(id) as Row[]
  ).reverse()

export const interestOf = (db: Db, id: string): LoanInterestRow[] => told(db, id, 'loan_interest', 'day')
export const eventsOf = (db: Db, id: string): LoanEventRow[] => told(db, id, 'loan_event', 'seq')

export function insertInterest(tx: Tx, row: LoanInterestRow): void {
  run(tx, sql.insertInto('loan_interest').values(row))
}
