/**
 * Decides which entries rank behind all others: the person is not verified, has an earlier entry, or holds an entry that linked
 * entries hedge.
 */
import { accountsOf, personOf } from '../accounts/person.ts'
import type { Db } from '../db/open.ts'
import { prepared } from '../db/query.ts'
import type { Barred, EntryRow } from './tables.ts'

/** From this part of what was at risk on, an entry was hedged by linked ones. */
const HEDGED = 0.5

const isHedged = ({ exposed, opposite }: EntryRow): boolean => exposed > 0 && opposite >= exposed * HEDGED

export const ranksBehind = (barred: Barred | null): boolean => barred !== null && barred !== 'risk'

const EARLIER = `SELECT 1 FROM competition_entry WHERE competition_id = ? AND owner = ? AND state <> 'exited'
  AND rowid < (SELECT rowid FROM competition_entry WHERE id = ?)`

/** Of a person the first entry ranks. */
const isLater = (db: Db, { id, competition_id: competition, owner }: EntryRow): boolean =>
  accountsOf(db, owner).some(other => other !== owner && prepared(db, EARLIER).get(competition, other, id))

/** As things stand; as it ended, once it has. */
export function barOf(db: Db, entry: EntryRow): Barred | null {
  if (entry.state !== 'in' || entry.bot) return entry.barred
  if (personOf(db, entry.owner) === null) return 'identity'
  if (isLater(db, entry)) return 'person'
  return isHedged(entry) ? 'opposite' : null
}
