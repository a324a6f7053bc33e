/** Reads and writes of offerings and applications. */
import { applicationStates } from '@shared/contract/codes'
import type { Db } from '@shared/engine/db/open'
import { all, first, prepared, run, sql, written } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import type { Away } from '@shared/engine/due/index'
import { refuse } from '@shared/engine/refusals/refuse'
import { accountsOf, personOf } from '../accounts/person.ts'
import type { ApplicationRow, OfferingRow } from './tables.ts'

const offerings = () => sql.selectFrom('offering').selectAll()
const applications = () => sql.selectFrom('offering_application').selectAll()

/** Offerings whose market has opened, as far as they are listed. */
export const MOST_OPENED = 100
const OPENED = `SELECT * FROM offering WHERE listed_at IS NOT NULL ORDER BY apply_start DESC, id LIMIT ${MOST_OPENED}`
const OPEN_YET = 'SELECT * FROM offering WHERE listed_at IS NULL'

/** Those that begin last first: all whose market has not opened, and the newest whose market has. */
export const listedOfferings = (db: Db): OfferingRow[] =>
  [OPEN_YET, OPENED]
    .flatMap(text => prepared(db, text).all() as OfferingRow[])
    .sort((a, b) => b.apply_start - a.apply_start || (a.id < b.id ? -1 : 1))

export const findOffering = (db: Db, id: string): OfferingRow | undefined => first(db, offerings().where('id', '=', id))

export const offeringById = (db: Db, id: string): OfferingRow => findOffering(db, id) ?? refuse('not-found')

export const offersSymbol = (db: Db, symbol: string): boolean =>
  first(db, offerings().where('symbol', '=', symbol)) !== undefined

/** Whether its market is still to open. */
export const isBeingOffered = (db: Db, symbol: string): boolean =>
  first(db, offerings().where('symbol', '=', symbol).where('listed_at', 'is', null)) !== undefined

/** Once for each id. @returns whether it is new */
export const insertOffering = (tx: Tx, row: OfferingRow): boolean =>
  run(
    tx,
    sql
      .insertInto('offering')
      .values(row)
      .onConflict(conflict => conflict.column('id').doNothing()),
  ) > 0

export function updateOffering(tx: Tx, row: OfferingRow, change: Partial<OfferingRow>): OfferingRow {
  run(tx, sql.updateTable('offering').set(change).where('id', '=', row.id))
  return { ...row, ...change }
}

/** Those whose time to pay, or the beginning of it, lies within a time. */
export const yetToBePaid = (db: Db, { from, to }: Away): OfferingRow[] =>
  all(db, offerings().where('closed_at', 'is', null).where('pay_end', '>', from).where('draw_at', '<', to))

/** As they were made. */
export const applicationsFor = (db: Db, offering: string): ApplicationRow[] =>
  all(db, applications().where('offering_id', '=', offering).orderBy(written))

/** How many applications one event takes: the queue goes on with the rest in the next turn of the loop. */
export const AT_ONCE = 100

/** The next ones by id, the first behind `after`; '' is before the first. */
export const applicationsBehind = (db: Db, offering: string, after: string): ApplicationRow[] =>
  all(db, applications().where('offering_id', '=', offering).where('id', '>', after).orderBy('id').limit(AT_ONCE))

/** States of which something may still come. The text of a query names them all, else SQLite does not use their index. */
const OPEN = `state IN (${applicationStates.applied}, ${applicationStates.won}, ${applicationStates.completed})`
const IN_STATE = `SELECT *, rowid AS place FROM offering_application
  WHERE offering_id = ? AND state = ? AND ${OPEN} AND rowid > ? ORDER BY rowid LIMIT ${AT_ONCE}`

export type PlacedApplication = ApplicationRow & { place: number }

/** The next ones in one open state, as they were made. @param after the place of the last one before them */
export const applicationsIn = (db: Db, offering: string, state: OpenState, after = 0): PlacedApplication[] =>
  prepared(db, IN_STATE).all(offering, state, after) as PlacedApplication[]

type OpenState = typeof applicationStates.applied | typeof applicationStates.won | typeof applicationStates.completed

export const applicationOf = (db: Db, offering: string, owner: string): ApplicationRow | undefined =>
  first(db, applications().where('offering_id', '=', offering).where('owner', '=', owner))

const BY_PERSON = 'SELECT 1 FROM offering_application WHERE person = ? AND offering_id = ?'

/** Whether a person applied, in whichever account, one that was closed since too. */
export const hasApplied = (db: Db, offering: string, owner: string): boolean =>
  prepared(db, BY_PERSON).get(personOf(db, owner), offering) !== undefined ||
  // before anybody knew whose account it was
  accountsOf(db, owner).some(one => applicationOf(db, offering, one))

export const applicationById = (db: Db, id: string): ApplicationRow | undefined =>
  first(db, applications().where('id', '=', id))

/** @throws Refused not-found, for another's too */
export const ownApplication = (db: Db, owner: string, id: string): ApplicationRow =>
  first(db, applications().where('id', '=', id).where('owner', '=', owner)) ?? refuse('not-found')

const PAID = `SELECT * FROM offering_application WHERE state = ${applicationStates.completed} AND sample = 0 AND ${OPEN}`

/** Paid for and not listed yet, everybody's: what keeps their money. */
export const paidApplications = (db: Db): ApplicationRow[] => prepared(db, PAID).all() as ApplicationRow[]

const open = [applicationStates.applied, applicationStates.won, applicationStates.completed]

/** Whether something may still come of what somebody applied for. */
export const hasOpenApplication = (db: Db, owner: string): boolean =>
  first(db, applications().where('owner', '=', owner).where('state', 'in', open)) !== undefined

const NEWEST_FORFEIT = 'SELECT max(forfeited_at) AS at FROM offering_application WHERE forfeited_at IS NOT NULL'
const FORFEIT = `SELECT max(at) AS at FROM (${NEWEST_FORFEIT} AND owner = ? UNION ALL ${NEWEST_FORFEIT} AND person = ?)`

/** When a person last left a win unpaid, in whichever account. */
export const lastForfeit = (db: Db, owner: string): number | null =>
  (prepared(db, FORFEIT).get(owner, personOf(db, owner)) as { at: number | null }).at

export function insertApplication(tx: Tx, row: ApplicationRow): ApplicationRow {
  run(tx, sql.insertInto('offering_application').values(row))
  return row
}

export function updateApplication(tx: Tx, row: ApplicationRow, change: Partial<ApplicationRow>): ApplicationRow {
  run(tx, sql.updateTable('offering_application').set(change).where('id', '=', row.id))
  return { ...row, ...change }
}
