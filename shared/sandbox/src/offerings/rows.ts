/** Reads and writes of offerings and applications. */
import { applicationStates } from '@shared/contract/codes'
import type { Db } from '../db/open.ts'
import { all, first, run, sql, written } from '../db/query.ts'
import type { Tx } from '../db/transact.ts'
import { refuse } from '../refusals/refuse.ts'
import type { ApplicationRow, OfferingRow } from './tables.ts'

const offerings = () => sql.selectFrom('offering').selectAll()
const applications = () => sql.selectFrom('offering_application').selectAll()

/** Those that begin last first. */
export const allOfferings = (db: Db): OfferingRow[] => all(db, offerings().orderBy('apply_start', 'desc').orderBy('id'))

export const offeringById = (db: Db, id: string): OfferingRow =>
  first(db, offerings().where('id', '=', id)) ?? refuse('not-found')

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
export const yetToBePaid = (db: Db, { from, to }: { from: number; to: number }): OfferingRow[] =>
  all(db, offerings().where('closed_at', 'is', null).where('pay_end', '>', from).where('draw_at', '<', to))

/** As they were made. */
export const applicationsFor = (db: Db, offering: string): ApplicationRow[] =>
  all(db, applications().where('offering_id', '=', offering).orderBy(written))

export const applicationOf = (db: Db, offering: string, owner: string): ApplicationRow | undefined =>
  first(db, applications().where('offering_id', '=', offering).where('owner', '=', owner))

/** The newest first. */
export const applicationsOf = (db: Db, owner: string): ApplicationRow[] =>
  all(db, applications().where('owner', '=', owner).orderBy('applied_at', 'desc').orderBy(written, 'desc'))

/** @throws Refused not-found, for another's too */
export const ownApplication = (db: Db, owner: string, id: string): ApplicationRow =>
  first(db, applications().where('id', '=', id).where('owner', '=', owner)) ?? refuse('not-found')

/** Paid for and not listed yet, everybody's: what keeps their money. */
export const paidApplications = (db: Db): ApplicationRow[] =>
  all(db, applications().where('state', '=', applicationStates.completed).where('sample', '=', 0))

const open = [applicationStates.applied, applicationStates.won, applicationStates.completed]

/** Whether something may still come of what somebody applied for. */
export const hasOpenApplication = (db: Db, owner: string): boolean =>
  first(db, applications().where('owner', '=', owner).where('state', 'in', open)) !== undefined

/** When they last left a win unpaid. */
export const lastForfeit = (db: Db, owner: string): number | null =>
  first(
    db,
    sql
      .selectFrom('offering_application')
      .select(row => row.fn.max('forfeited_at').as('at'))
      .where('owner', '=', owner),
  )?.at ?? null

export const lotsAppliedFor = (db: Db, offering: string): { all: number; sample: number } => {
  const rows = sql.selectFrom('offering_application').where('offering_id', '=', offering)
  const sums = rows.select(row => [
    row.fn.coalesce(row.fn.sum<number>('lots'), row.val(0)).as('all'),
    row.fn.coalesce(row.fn.sum<number>(row.ref('lots')).filterWhere('sample', '=', 1), row.val(0)).as('sample'),
  ])
  return first(db, sums) ?? { all: 0, sample: 0 }
}

export function insertApplication(tx: Tx, row: ApplicationRow): ApplicationRow {
  run(tx, sql.insertInto('offering_application').values(row))
  return row
}

export function updateApplication(tx: Tx, row: ApplicationRow, change: Partial<ApplicationRow>): ApplicationRow {
  run(tx, sql.updateTable('offering_application').set(change).where('id', '=', row.id))
  return { ...row, ...change }
}
