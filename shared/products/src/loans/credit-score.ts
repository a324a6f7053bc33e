/** The credit score: derived, never kept (docs/rules/account.md#credit-score). */
import { identityStates, paymentStates } from '@shared/contract/codes'
import type { Db } from '@shared/engine/db/open'
import { first, sql } from '@shared/engine/db/query'
import { stateOf } from '../accounts/identity/index.ts'
import { authenticatorOf } from '../accounts/second-factor.ts'
import type { IdentityKind } from '../accounts/tables.ts'
import { withdrawPasswordOf } from '../accounts/withdraw-password.ts'
import { pointsLost, repaidOnTime } from './limits.ts'

/** What counts, with the most that each can give. */
const parts = { base: 50, basic: 15, advanced: 10, authenticator: 10, pin: 5, recharge: 5, loans: 5 } as const
type Part = keyof typeof parts
type CreditPart = { code: string; points: number; max: number }

const hasRecharged = (db: Db, userId: string) =>
  first(
    db,
    sql
      .selectFrom('recharge')
      .select('id')
      .where('user_id', '=', userId)
      .where('status', '=', paymentStates.delivered)
      .limit(1),
  ) !== undefined

const isVerified = (db: Db, userId: string, kind: IdentityKind) => stateOf(db, userId, kind) === identityStates.verified

export function creditParts(db: Db, userId: string): CreditPart[] {
  const earned: Record<Part, number> = {
    base: parts.base,
    authenticator: authenticatorOf(db, userId) ? parts.authenticator : 0,
    pin: withdrawPasswordOf(db, userId) ? parts.pin : 0,
    recharge: hasRecharged(db, userId) ? parts.recharge : 0,
    basic: isVerified(db, userId, 'basic') ? parts.basic : 0,
    advanced: isVerified(db, userId, 'advanced') ? parts.advanced : 0,
    loans: repaidOnTime(db, userId, parts.loans),
  }
  const all = (Object.keys(parts) as Part[]).map(code => ({ code, points: earned[code], max: parts[code] }))
  return [...all, ...lost(db, userId)]
}

/** What nothing earns back; not told where nothing was lost. */
function lost(db: Db, userId: string): CreditPart[] {
  const points = pointsLost(db, userId)
  return points === 0 ? [] : [{ code: 'overdue', points: -points, max: 0 }]
}

export const creditScoreOf = (db: Db, userId: string): number =>
  creditParts(db, userId).reduce((sum, { points }) => sum + points, 0)
