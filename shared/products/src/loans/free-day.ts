/** The free first day is a person's first day of borrowing, in whichever account, not each loan's (docs/rules/invest.md#interest). */
import { loanStates } from '@shared/contract/codes'
import { DAY } from '@shared/engine/clock'
import type { Db } from '@shared/engine/db/open'
import { prepared } from '@shared/engine/db/query'
import { personOf } from '../accounts/person.ts'

/** Without a loan for so long, a person has a free day again. */
const PAUSE = 30 * DAY

const loansOf = (owner: string) => `SELECT 1 FROM loan WHERE ${owner} AND status <> ${loanStates.rejected}`
/** Of the account, and of the person, whose other account may be closed since. */
const OWN = [loansOf('user_id = ?1'), loansOf('person = ?2')]

/**
 * Applications count too: of several that wait, the first one has the free day. A search for each, since SQLite takes an OR
 * for all loans of the person.
 */
const RECENT = OWN.flatMap(own => [`${own} AND ended_at IS NULL`, `${own} AND ended_at > ?3`]).join(' UNION ALL ')

/** Whether a loan that is asked for at that time costs nothing on its first day. */
export const hasFreeDay = (db: Db, userId: string, at: number): boolean =>
  prepared(db, `${RECENT} LIMIT 1`).get(userId, personOf(db, userId), at - PAUSE) === undefined

const lastFree = (owner: string) =>
  `(SELECT start_at + free_ms FROM loan WHERE ${owner} ORDER BY start_at + free_ms DESC LIMIT 1)`
const FREE_UNTIL = `SELECT max(coalesce(${lastFree('user_id = ?1')}, 0), coalesce(${lastFree('person = ?2')}, 0)) AS until`

/** ms that are left of a free day that began with another loan. */
export const freeLeft = (db: Db, userId: string, at: number): number =>
  Math.max(0, Number(prepared(db, FREE_UNTIL).get(userId, personOf(db, userId))?.until) - at)
