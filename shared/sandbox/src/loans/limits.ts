/** What somebody may borrow, by who they have proved to be (docs/rules/invest.md#loans). */
import { identityStates, loanStates, loanTypes } from '@shared/contract/codes'
import { compare, type Decimal, sum } from '@shared/money'
import { stateOf } from '../accounts/identity/index.ts'
import type { Db } from '../db/open.ts'
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

/** Whether they paid one back in time, and none late. */
export function hasRepaid(db: Db, userId: string): boolean {
  const own = loansOf(db, userId)
  return own.every(row => row.overdue === 0) && own.some(({ status }) => status === loanStates.paid)
}
