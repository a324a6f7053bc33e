/** What somebody may borrow, by who they have proved to be (docs/rules/invest.md#loans). */
import { identityStates, loanStates, loanTypes } from '@shared/contract/codes'
import type { Db } from '@shared/engine/db/open'
import { prepared } from '@shared/engine/db/query'
import { compare, type Decimal, sum } from '@shared/money'
import { stateOf } from '../accounts/identity/index.ts'
import { accountsOf } from '../accounts/person.ts'
import { isOpen, isRunning, liveLoans } from './rows.ts'
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

/** In all accounts that are proved to be the same person's. */
const loansOfPerson = (db: Db, userId: string): LoanRow[] => accountsOf(db, userId).flatMap(one => liveLoans(db, one))

/** Of a person: several accounts have one limit. */
export function limitOf(db: Db, userId: string, type: LoanRow['type']): Limit {
  const name = type === loanTypes.credit ? 'credit' : 'pledge'
  const limit = loanLimits[standingOf(db, userId)][name]
  const own = loansOfPerson(db, userId).filter(row => row.type === type)
  const used = sum(own.map(countedOf)).toString()
  const left = sum([limit, `-${used}`]).toString()
  return { limit, used, available: compare(left, '0') > 0 ? left : '0' }
}

export const hasOverdue = (db: Db, userId: string): boolean =>
  loansOfPerson(db, userId).some(row => isRunning(row) && row.overdue === 1)

const ON_TIME = `SELECT count(*) AS n FROM (SELECT 1 FROM loan WHERE user_id = ? AND status = ${loanStates.paid}
  AND overdue = 0 AND close_reason IN ('repaid', 'collected') LIMIT ?)`

/** How many they paid back in time, as far as `most`; what a sale paid is not among them. */
export const repaidOnTime = (db: Db, userId: string, most: number): number =>
  Number(prepared(db, ON_TIME).get(userId, most)?.n)

const [OVERDUE_DAY, MOST_LOST] = [5, 30]

/** Each loan that it reads has a day at least: so many come to all that can be lost. */
const OVERDUE_DAYS = `SELECT coalesce(sum(overdue_days), 0) AS n FROM
  (SELECT overdue_days FROM loan WHERE user_id = ? AND overdue_days > 0 LIMIT ${MOST_LOST / OVERDUE_DAY})`

/** What days that began overdue took off the credit score, of all loans ever; nothing earns it back. */
export const pointsLost = (db: Db, userId: string): number =>
  Math.min(MOST_LOST, OVERDUE_DAY * Number(prepared(db, OVERDUE_DAYS).get(userId)?.n))
