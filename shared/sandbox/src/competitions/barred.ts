/**
 * Decides which entries rank behind all others: the person was not verified in time, has an earlier entry, or holds an entry
 * that linked entries hedge.
 */
import { verifiedAt } from '../accounts/person.ts'
import type { Db } from '../db/open.ts'
import { prepared } from '../db/query.ts'
import { competitionById } from './rows.ts'
import type { Barred, EntryRow } from './tables.ts'

/** From this part of what was at risk on, an entry was hedged by linked ones. */
const HEDGED = 0.5

const isHedged = ({ exposed, opposite }: EntryRow): boolean => exposed > 0 && opposite >= exposed * HEDGED

export const ranksBehind = (barred: Barred | null): boolean => barred !== null && barred !== 'risk'

/**
 * Before the entry could trade, so nobody with several accounts verifies the one that turned out well: by the competition's
 * time, or by joining later than that.
 */
function isVerifiedInTime(db: Db, { owner, joined_at, competition_id: id }: EntryRow): boolean {
  const at = verifiedAt(db, owner)
  return at !== null && at <= Math.max(joined_at, competitionById(db, id).verify_by)
}

const EARLIER = `SELECT 1 FROM competition_entry WHERE competition_id = ? AND person = ?
  AND rowid < (SELECT rowid FROM competition_entry WHERE id = ?)`

/** Of a person the first entry ranks, or none: to leave it makes no room for the next one. */
const isLater = (db: Db, { id, competition_id: competition, person }: EntryRow): boolean =>
  prepared(db, EARLIER).get(competition, person, id) !== undefined

/** As things stand; as it ended, once it has. */
export function barOf(db: Db, entry: EntryRow): Barred | null {
  if (entry.state !== 'in' || entry.bot) return entry.barred
  if (!isVerifiedInTime(db, entry)) return 'identity'
  if (isLater(db, entry)) return 'person'
  return isHedged(entry) ? 'opposite' : null
}
