/** Reads and writes of second contracts. */
import { secondStates } from '@shared/contract/codes'
import type { Db } from '../db/open.ts'
import { all, first, prepared, run, sql } from '../db/query.ts'
import type { Tx } from '../db/transact.ts'
import type { TradingAccount } from '../positions/account.ts'
import type { SecondRow, TermRow } from './tables.ts'

/** The shortest first. */
export const termsOf = (db: Db): TermRow[] => all(db, sql.selectFrom('second_term').selectAll().orderBy('seconds'))

const rows = () => sql.selectFrom('second_order').selectAll()
const running = () => rows().where('state', '=', secondStates.running)

export const runningSeconds = (db: Db, { owner, sub }: TradingAccount): SecondRow[] =>
  all(db, running().where('user_id', '=', owner).where('account', '=', sub))

export const allRunningSeconds = (db: Db): SecondRow[] => all(db, running())

/** Those whose time is over, the earliest first. */
export const dueSeconds = (db: Db, now: number): SecondRow[] => prepared(db, DUE).all(now) as SecondRow[]
/** By hand, since it is asked every second; the state is a literal, as in its index. */
const DUE = `SELECT * FROM second_order WHERE state = ${secondStates.running} AND expire_at <= ? ORDER BY expire_at, id`

export const secondAccount = ({ user_id: owner, account: sub }: SecondRow): TradingAccount => ({ owner, sub })

export function insertSecond(tx: Tx, row: SecondRow): SecondRow {
  run(tx, sql.insertInto('second_order').values(row))
  return row
}

export function updateSecond(tx: Tx, row: SecondRow, change: Partial<SecondRow>): SecondRow {
  run(tx, sql.updateTable('second_order').set(change).where('id', '=', row.id))
  return { ...row, ...change }
}

/** How many of an account's rows ended so. */
export function countOf(db: Db, { owner, sub }: TradingAccount, result: NonNullable<SecondRow['result']>): number {
  const own = sql.selectFrom('second_order').where('user_id', '=', owner).where('account', '=', sub)
  const counted = own.where('result', '=', result).select(count => count.fn.countAll<number>().as('n'))
  return first(db, counted)?.n ?? 0
}
