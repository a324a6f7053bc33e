/** Reads and writes of competitions and entries. */
import { accountsOf, personOf } from '../accounts/person.ts'
import type { Db } from '../db/open.ts'
import { all, first, prepared, run, sql, written } from '../db/query.ts'
import type { Tx } from '../db/transact.ts'
import type { TradingAccount } from '../positions/account.ts'
import { refuse } from '../refusals/refuse.ts'
import type { CompetitionRow, EntryRow } from './tables.ts'

const competitions = () => sql.selectFrom('competition').selectAll()
const entries = () => sql.selectFrom('competition_entry').selectAll()

/** All that were not cancelled, those that begin last first. */
export const standing = (db: Db): CompetitionRow[] =>
  all(db, competitions().where('cancelled_at', 'is', null).orderBy('start_at', 'desc').orderBy('id'))

/** Those that were not ended yet. */
export const unsettled = (db: Db): CompetitionRow[] =>
  prepared(db, 'SELECT * FROM competition WHERE cancelled_at IS NULL AND settled_at IS NULL').all() as CompetitionRow[]

export const competitionById = (db: Db, id: string): CompetitionRow =>
  first(db, competitions().where('id', '=', id)) ?? refuse('not-found')

export const entryById = (db: Db, id: string): EntryRow | undefined => first(db, entries().where('id', '=', id))

export const entryOf = (db: Db, competition: string, owner: string): EntryRow | undefined =>
  first(db, entries().where('competition_id', '=', competition).where('owner', '=', owner))

const BY_PERSON = 'SELECT * FROM competition_entry WHERE competition_id = ? AND person = ?'

/** An entry of the same person, in whichever account, one that was closed since too. */
export function entryOfPerson(db: Db, competition: string, owner: string): EntryRow | undefined {
  const person = personOf(db, owner)
  if (person === null) return entryOf(db, competition, owner)
  const known = prepared(db, BY_PERSON).get(competition, person) as EntryRow | undefined
  // joined before anybody knew whose account it was
  return known ?? accountsOf(db, owner).flatMap(one => entryOf(db, competition, one) ?? [])[0]
}

export const entriesOf = (db: Db, owner: string): EntryRow[] =>
  all(db, entries().where('owner', '=', owner).orderBy('joined_at', 'desc').orderBy('id'))

const joinedOf = (competition: string) =>
  entries().where('competition_id', '=', competition).orderBy('joined_at').orderBy(written)

/** Who takes part, or took part to the end, as they joined. */
export const participants = (db: Db, competition: string): EntryRow[] =>
  all(db, joinedOf(competition).where('state', '<>', 'exited'))

export const playing = (db: Db): EntryRow[] =>
  prepared(db, "SELECT * FROM competition_entry WHERE state = 'in' ORDER BY id").all() as EntryRow[]

export function insertEntry(tx: Tx, row: EntryRow): EntryRow {
  run(tx, sql.insertInto('competition_entry').values(row))
  return row
}

export function updateEntry(tx: Tx, row: EntryRow, change: Partial<EntryRow>): EntryRow {
  run(tx, sql.updateTable('competition_entry').set(change).where('id', '=', row.id))
  return { ...row, ...change }
}

export const updateCompetition = (tx: Tx, { id }: CompetitionRow, change: Partial<CompetitionRow>): number =>
  run(tx, sql.updateTable('competition').set(change).where('id', '=', id))

export const accountOfEntry = ({ owner, id: sub }: EntryRow): TradingAccount => ({ owner, sub })
