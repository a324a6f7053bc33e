/** How much one may withdraw within a day of UTC+8, by who one has proved to be. */
import { identityStates } from '@shared/contract/codes'
import { dayOf } from '@shared/engine/clock'
import type { Db } from '@shared/engine/db/open'
import { prepared } from '@shared/engine/db/query'
import { fromMinor, toMinor } from '@shared/money'
import { stateOf } from '../../accounts/identity/index.ts'

/** USDT a day. */
const limits = { unverified: '1000', basic: '50000', advanced: '500000' } as const

const isVerified = (db: Db, userId: string, kind: 'basic' | 'advanced') =>
  stateOf(db, userId, kind) === identityStates.verified

export function dayLimitOf(db: Db, userId: string): string {
  if (isVerified(db, userId, 'advanced')) return limits.advanced
  return isVerified(db, userId, 'basic') ? limits.basic : limits.unverified
}

const ASKED = 'SELECT CAST(coalesce(sum(value), 0) AS TEXT) AS value FROM withdrawal_day WHERE user_id = ? AND day = ?'

/** What is left of today in USDT: orders that came back count no more. */
export function dayLeftOf(db: Db, userId: string, now: number): string {
  const { value } = prepared(db, ASKED).get(userId, dayOf(now)) as { value: string }
  const left = toMinor(dayLimitOf(db, userId)) - BigInt(value)
  return fromMinor(left > 0n ? left : 0n)
}
