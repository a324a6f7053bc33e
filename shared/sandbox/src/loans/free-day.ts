/** The free first day is a person's first day of borrowing, not each loan's (docs/rules/invest.md#interest). */
import { loanStates } from '@shared/contract/codes'
import { DAY } from '../clock.ts'
import type { Db } from '../db/open.ts'
import { prepared } from '../db/query.ts'

/** Without a loan for so long, a person has a free day again. */
const PAUSE = 30 * DAY

const OWN = `SELECT 1 FROM loan WHERE user_id = ?1 AND status <> ${loanStates.rejected}`

/**
 * Applications count too: of several that wait, the first one has the free day. Two searches, since SQLite takes an OR for
 * all loans of the person.
 */
const RECENT = `${OWN} AND ended_at IS NULL UNION ALL ${OWN} AND ended_at > ?2 LIMIT 1`

/** Whether a loan that is asked for at that time costs nothing on its first day. */
export const hasFreeDay = (db: Db, userId: string, at: number): boolean =>
  prepared(db, RECENT).get(userId, at - PAUSE) === undefined

const FREE_UNTIL = `SELECT start_at + free_ms AS until FROM loan WHERE user_id = ? ORDER BY start_at + free_ms DESC LIMIT 1`

/** ms that are left of a free day that began with another loan. */
export const freeLeft = (db: Db, userId: string, at: number): number =>
  Math.max(0, Number(prepared(db, FREE_UNTIL).get(userId)?.until ?? 0) - at)
