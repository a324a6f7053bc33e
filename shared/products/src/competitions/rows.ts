/** Reads and writes of competitions and entries. */

import type { Db } from '@shared/engine/db/open'
import { first, prepared, run, sql } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import { type Copy, touched } from '@shared/engine/db/undo'
import type { TradingAccount } from '@shared/engine/ledger/trading-account'
import { refuse } from '@shared/engine/refusals/refuse'
import { personOf } from '../accounts/person.ts'
import type { CompetitionRow, EntryRow } from './tables.ts'

const competitions = () => sql.selectFrom('competition').selectAll()
const entries = () => sql.selectFrom('competition_entry').selectAll()

/** Competitions that are over, as far as they are listed. */
export const MOST_OVER = 100
const NEWEST_OVER = `SELECT * FROM competition WHERE settled_at IS NOT NULL AND cancelled_at IS NULL
  ORDER BY start_at DESC, id LIMIT ${MOST_OVER}`

/** The newest that were ended. */
export const newestOver = (db: Db): CompetitionRow[] => prepared(db, NEWEST_OVER).all() as CompetitionRow[]

const UNSETTLED = `SELECT * FROM competition WHERE settled_at IS NULL AND cancelled_at IS NULL
  ORDER BY start_at DESC, id`

/** Those that were not ended yet, those that begin last first. */
export const unsettled = (db: Db): CompetitionRow[] => prepared(db, UNSETTLED).all() as CompetitionRow[]

export const competitionById = (db: Db, id: string): CompetitionRow =>
  first(db, competitions().where('id', '=', id)) ?? refuse('not-found')

export const entryById = (db: Db, id: string): EntryRow | undefined => first(db, entries().where('id', '=', id))

export const entryOf = (db: Db, competition: string, owner: string): EntryRow | undefined =>
  first(db, entries().where('competition_id', '=', competition).where('owner', '=', owner))

const BY_PERSON = 'SELECT * FROM competition_entry WHERE competition_id = ? AND person = ?'

/** An entry of the same person, in whichever account, one that was closed since too. */
export const entryOfPerson = (db: Db, competition: string, owner: string): EntryRow | undefined =>
  entryOf(db, competition, owner) ??
  (prepared(db, BY_PERSON).get(competition, personOf(db, owner)) as EntryRow | undefined)

const PLAYING = "SELECT 1 FROM competition_entry WHERE owner = ? AND state = 'in' LIMIT 1"

/** Whether somebody takes part in a competition that is not over. */
export const isPlaying = (db: Db, owner: string): boolean => prepared(db, PLAYING).get(owner) !== undefined

const JOINED = "SELECT * FROM competition_entry WHERE competition_id = ? AND state <> 'exited' ORDER BY rowid"

/** Who takes part, or took part to the end, as they joined. */
export const participants = (db: Db, competition: string): EntryRow[] =>
  prepared(db, JOINED).all(competition) as EntryRow[]

/** Some entry that plays, while there is any. */
export const anyPlaying = (db: Db, competition: string): EntryRow | undefined =>
  prepared(db, "SELECT * FROM competition_entry WHERE competition_id = ? AND state = 'in' LIMIT 1").get(competition) as
    | EntryRow
    | undefined

/** The first of whoever is not ranked yet. */
const FIRST_UNRANKED = `SELECT * FROM competition_entry WHERE competition_id = ? AND state = 'ended' AND rank IS NULL
  ORDER BY barred IS NOT NULL, worth DESC, rowid LIMIT 1`
export const firstUnranked = (db: Db, competition: string): EntryRow | undefined =>
  prepared(db, FIRST_UNRANKED).get(competition) as EntryRow | undefined

const LAST_RANK =
  'SELECT coalesce(max(rank), 0) AS n FROM competition_entry WHERE competition_id = ? AND rank IS NOT NULL'
export const lastRank = (db: Db, competition: string): number =>
  (prepared(db, LAST_RANK).get(competition) as { n: number }).n

const RANKED = `SELECT * FROM competition_entry WHERE competition_id = ? AND rank IS NOT NULL AND rank > ? AND rank <= ?
  ORDER BY rank`
export const rankedRows = (db: Db, competition: string, offset: number, size: number): EntryRow[] =>
  prepared(db, RANKED).all(competition, offset, offset + size) as EntryRow[]

export const playingBots = (db: Db): EntryRow[] =>
  prepared(db, "SELECT * FROM competition_entry WHERE state = 'in' AND bot = 1 ORDER BY id").all() as EntryRow[]

/** The copy in memory (standings.ts) learns of an entry once its writing is committed. */
const listeners = new WeakMap<Db, (row: EntryRow) => void>()
export const hearEntries = (db: Db, listener: (row: EntryRow) => void): void => void listeners.set(db, listener)

const copy: Copy = {
  forget() {},
  settle(db, id) {
    const row = entryById(db, id)
    if (row) listeners.get(db)?.(row)
  },
}

export function insertEntry(tx: Tx, row: EntryRow): EntryRow {
  run(tx, sql.insertInto('competition_entry').values(row))
  touched(tx, copy, row.id)
  return row
}

export function updateEntry(tx: Tx, row: EntryRow, change: Partial<EntryRow>): EntryRow {
  run(tx, sql.updateTable('competition_entry').set(change).where('id', '=', row.id))
  if (change.state) touched(tx, copy, row.id)
  return { ...row, ...change }
}

export const updateCompetition = (tx: Tx, { id }: CompetitionRow, change: Partial<CompetitionRow>): number =>
  run(tx, sql.updateTable('competition').set(change).where('id', '=', id))

export const accountOfEntry = ({ owner, id: sub }: EntryRow): TradingAccount => ({ owner, sub })
