/** Reads and writes of second contracts. */
import { secondStates } from '@shared/contract/codes'
import type { Db } from '../../db/open.ts'
import { all, prepared, run, sql } from '../../db/query.ts'
import type { Tx } from '../../db/transact.ts'
import { isVirtual, type TradingAccount } from '../../ledger/trading-account.ts'
import type { Ended } from '../ending.ts'
import { keepNewestEnded } from '../keep-newest.ts'
import { momentOf } from '../rows.ts'
import { RUNNING } from '../worth/seconds.ts'
import type { SecondRow, TermRow } from './tables.ts'

/** The shortest first. */
export const termsOf = (db: Db): TermRow[] => all(db, sql.selectFrom('second_term').selectAll().orderBy('seconds'))

const OF_ID = 'SELECT * FROM second_order WHERE id = ?'

export const secondById = (db: Db, id: string): SecondRow | undefined =>
  prepared(db, OF_ID).get(id) as SecondRow | undefined

export const allRunningSeconds = (db: Db): SecondRow[] => prepared(db, RUNNING).all() as SecondRow[]

/** Those whose time is over, the earliest first: each is settled by the price of its own end, whenever that is. */
export const dueSeconds: Ended<SecondRow> = (db, { after, upTo }, { most, skip }) =>
  prepared(db, DUE).all(after, upTo, most, skip) as SecondRow[]
const DUE = `${RUNNING} AND expire_at > ? AND expire_at <= ? ORDER BY expire_at, rowid LIMIT ? OFFSET ?`

const NEXT = `SELECT min(expire_at) AS at FROM second_order WHERE state = ${secondStates.running} AND expire_at > ?`

/** The first end of a second contract after a moment; Infinity for none. */
export const nextSecond = (db: Db, after: number): number => momentOf(db, NEXT, after)

const OVERDUE = `${RUNNING} AND user_id = ? AND account = '' AND expire_at < ? LIMIT 1`

/** Whether a second contract of the user's money ended before a moment (epoch ms) and still runs. */
export const hasOverdueSecond = (db: Db, userId: string, at: number): boolean =>
  prepared(db, OVERDUE).get(userId, at) !== undefined

export const secondAccount = ({ user_id: owner, account: sub }: SecondRow): TradingAccount => ({ owner, sub })

export function insertSecond(tx: Tx, row: SecondRow): SecondRow {
  run(tx, sql.insertInto('second_order').values(row))
  return row
}

/** Those that run are the newest. */
const ENDED = {
  table: 'second_order',
  states: [secondStates.closed],
  oldest: `state = ${secondStates.closed} ORDER BY created_at, id`,
}

export function updateSecond(tx: Tx, row: SecondRow, change: Partial<SecondRow>): SecondRow {
  run(tx, sql.updateTable('second_order').set(change).where('id', '=', row.id))
  const next = { ...row, ...change }
  if (next.state === secondStates.closed && isVirtual(secondAccount(next)))
    keepNewestEnded(tx, ENDED, secondAccount(next))
  return next
}

const RESULTS = 'SELECT n FROM second_result WHERE user_id = ? AND account = ? AND result = ?'

/** How many of an account's rows ended so. */
export function countOf(db: Db, { owner, sub }: TradingAccount, result: NonNullable<SecondRow['result']>): number {
  const kept = prepared(db, RESULTS).get(owner, sub, result) as { n: number } | undefined
  return kept?.n ?? 0
}
