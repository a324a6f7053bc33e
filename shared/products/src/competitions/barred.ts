/**
 * Decides which entries rank behind all others: the person was not verified in time, has an earlier entry, or holds an entry
 * that linked entries hedge.
 */

import type { Db } from '@shared/engine/db/open'
import { prepared } from '@shared/engine/db/query'
import { verifiedAt } from '../accounts/person.ts'
import { competitionById } from './rows.ts'
import type { Barred, CompetitionRow, EntryRow } from './tables.ts'

/** From this part of what was at risk on, an entry was hedged by linked ones. */
const HEDGED = 0.5

const isHedged = ({ exposed, opposite }: EntryRow): boolean => exposed > 0 && opposite >= exposed * HEDGED

export const ranksBehind = (barred: Barred | null): boolean => barred !== null && barred !== 'risk'

/**
 * Before the entry could trade, so nobody with several accounts verifies the one that turned out well: by the competition's
 * time, or by joining later than that.
 */
const isInTime = (verifiedAt: number | null, joinedAt: number, verifyBy: number): boolean =>
  verifiedAt !== null && verifiedAt <= Math.max(joinedAt, verifyBy)

const isVerifiedInTime = (db: Db, { owner, joined_at, competition_id: id }: EntryRow): boolean =>
  isInTime(verifiedAt(db, owner), joined_at, competitionById(db, id).verify_by)

const earlier = (competition: string, person: string, rowid: string) => `SELECT 1 FROM competition_entry earlier
  WHERE earlier.competition_id = ${competition} AND earlier.person = ${person} AND earlier.rowid < ${rowid}`
const EARLIER = earlier('?', '?', '(SELECT rowid FROM competition_entry WHERE id = ?)')
/** SQL: 1 where the person of entry `e` has an earlier entry in the same competition, also one that was left. */
export const HAS_EARLIER = `EXISTS (${earlier('e.competition_id', 'e.person', 'e.rowid')})`

/** Of a person the first entry ranks, or none: to leave it makes no room for the next one. */
const isLater = (db: Db, { id, competition_id: competition, person }: EntryRow): boolean =>
  prepared(db, EARLIER).get(competition, person, id) !== undefined

/** What `canWin` asks of an entry; `has_earlier` is read by `HAS_EARLIER`. */
export type Contender = { joined_at: number; verified_at: number | null; has_earlier: number }

/**
 * Tells whether an entry can win a reward while the competition runs, hedged or not. A competition whose `verify_by` is its
 * end still lets everybody verify, so there each entry can.
 */
export function canWin(
  { verify_by, end_at }: CompetitionRow,
  { joined_at, verified_at, has_earlier }: Contender,
): boolean {
  if (verify_by >= end_at) return true
  return has_earlier === 0 && isInTime(verified_at, joined_at, verify_by)
}

/** As things stand; as it ended, once it has. */
export function barOf(db: Db, entry: EntryRow): Barred | null {
  if (entry.state !== 'in' || entry.bot) return entry.barred
  if (!isVerifiedInTime(db, entry)) return 'identity'
  if (isLater(db, entry)) return 'person'
  return isHedged(entry) ? 'opposite' : null
}
