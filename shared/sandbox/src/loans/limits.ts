/** What somebody may borrow, by who they have proved to be (docs/rules/invest.md#loans). */
import { identityStates, loanStates, loanTypes } from '@shared/contract/codes'
import { compare, type Decimal, sum } from '@shared/money'
import { stateOf } from '../accounts/identity/index.ts'
import type { Db } from '../db/open.ts'
import { prepared } from '../db/query.ts'
import { isOpen, isRunning, loansOf } from './rows.ts'
import { loanLimits } from './sets.ts'
import type { LoanRow } from './tables.ts'

type Standing = keyof typeof loanLimits
type Limit = { limit: Decimal; used: Decimal; available: Decimal }

const isVerified = (db: Db, userId: string, kind: 'basic' | 'advanced') =>
  stateOf(db, userId, kind) === identityStates.verified

export function standingOf(db: Db, userId: string): Standing {
  if (isVerified(db, userId, 'advanced')) return 'advanced'
  return isVerified(db, userId, 'basic') ? 'basic' : 'unverified'
}

/** What was asked for counts until it is decided, then what of it is not paid back. */
const countedOf = (row: LoanRow): Decimal => (isOpen(row) ? row.amount : isRunning(row) ? row.principal : '0')

export function limitOf(db: Db, userId: string, type: LoanRow['type']): Limit {
  const name = type === loanTypes.credit ? 'credit' : 'pledge'
  const limit = loanLimits[standingOf(db, userId)][name]
  const own = loansOf(db, userId).filter(row => row.type === type)
  const used = sum(own.map(countedOf)).toString()
  const left = sum([limit, `-${used}`]).toString()
  return { limit, used, available: compare(left, '0') > 0 ? left : '0' }
}

export const hasOverdue = (db: Db, userId: string): boolean =>
  loansOf(db, userId).some(row => isRunning(row) && row.overdue === 1)

const ON_TIME = `SELECT count(*) AS n FROM loan WHERE user_id = ? AND status = ${loanStates.paid} AND overdue = 0
  AND close_reason IN ('repaid', 'collected')`

/** How many they paid back in time; what a sale paid is not among them. */
export const repaidOnTime = (db: Db, userId: string): number => countOf(db, ON_TIME, userId)

const OVERDUE_DAYS = `SELECT count(*) AS n FROM loan JOIN loan_interest ON loan_id = id
  WHERE user_id = ? AND overdue = 1 AND rate <> daily_rate`

/** Days that began after a due date and before it was paid, of all loans ever. */
const overdueDays = (db: Db, userId: string): number => countOf(db, OVERDUE_DAYS, userId)

const [OVERDUE_DAY, MOST_LOST] = [5, 30]

/** What overdue days took off the credit score; nothing earns it back. */
export const pointsLost = (db: Db, userId: string): number => Math.min(MOST_LOST, OVERDUE_DAY * overdueDays(db, userId))

const countOf = (db: Db, text: string, userId: string): number => Number(prepared(db, text).get(userId)?.n)
