/** The ledger as its owner reads it: one row per leg. */

import type { SQLInputValue } from 'node:sqlite'
import type { balanceLogCall, LedgerRow, OutputOf, ParsedInputOf } from '@shared/contract'
import { flows } from '@shared/contract/codes'
import { fromMinor } from '@shared/money'
import { fromStamp, stamp } from '../clock.ts'
import type { Db } from '../db/open.ts'
import { type Asked, pageOf, toPage } from '../db/page.ts'
import { VIRTUAL } from './account.ts'
import { entryCodeOf, entryTypeOf } from './entry-types.ts'
import { acceptedOrder } from './lookups.ts'

type Input = ParsedInputOf<typeof balanceLogCall>
type Leg = Omit<LedgerRow, 'legs'>

/** Pieces of a WHERE, with their values. */
type Condition = [text: string, ...values: SQLInputValue[]]

const COLUMNS = `page.*, p.after, e.ref_kind, e.ref_id, e.note, e.biz_time`

/** A row's id is "entry-leg"; asked for by it, or by the entry alone, the row brings all of the owner's legs. */
export function balanceLog(db: Db, userId: string, input: Input): OutputOf<typeof balanceLogCall> {
  const conditions = conditionsOf(db, userId, input)
  const asked = pageOf(input)
  const rows = pageRows(db, conditions, asked, input.order === 'asc' ? 'ASC' : 'DESC').map(legOf)
  const { total, ...sums } = totalsOf(db, conditions, input)
  const records = input.id ? rows.slice(0, 1).map(row => ({ ...row, legs: rows })) : rows
  return { ...toPage(records, input.id ? records.length : total, asked), ...sums }
}

/** The page is found in the lines alone; only its own rows are looked up further. */
function pageRows(db: Db, conditions: readonly Condition[], { size, offset }: Asked, way: 'ASC' | 'DESC'): Row[] {
  const order = `ORDER BY entry_id ${way}, seq`
  const page = `SELECT * FROM ledger_line l WHERE ${textOf(conditions)} ${order} LIMIT ${size} OFFSET ${offset}`
  const further = 'JOIN ledger_entry e ON e.id = page.entry_id JOIN ledger_posting p USING (entry_id, seq)'
  return query(db, `SELECT ${COLUMNS} FROM (${page}) page ${further} ${order}`, conditions)
}

type Totals = { total: number; sumIn: string | null; sumOut: string | null }

/**
 * How many rows, and in and out of one currency over the whole filter: of several they could not be added. Each entry
 * counts by what is left of its legs: what moved between one's own accounts neither came nor went.
 */
function totalsOf(db: Db, conditions: readonly Condition[], { currency }: Input): Totals {
  const lines = `FROM ledger_line l WHERE ${textOf(conditions)}`
  const entries = `SELECT count(*) AS legs, sum(l.amount) AS net ${lines} GROUP BY l.entry_id`
  const sums = `SELECT sum(legs) AS total, sum(max(net, 0)) AS sum_in, sum(min(net, 0)) AS sum_out FROM (${entries})`
  const [row] = query(db, currency ? sums : `SELECT count(*) AS total ${lines}`, conditions)
  const minor = (found: Row[string] | undefined) => BigInt(found ?? 0)
  const total = Number(minor(row?.total))
  if (!currency) return { total, sumIn: null, sumOut: null }
  return { total, sumIn: fromMinor(minor(row?.sum_in)), sumOut: fromMinor(-minor(row?.sum_out)) }
}

function conditionsOf(db: Db, userId: string, input: Input): Condition[] {
  const { group, type, currency, account, dir, refId } = input
  const given: (Condition | false | undefined)[] = [
    ['l.owner = ?', userId],
    // virtual money is read where it is asked for, never between money
    !account?.startsWith('virtual') && currency !== VIRTUAL && ['l.currency <> ?', VIRTUAL],
    group !== undefined && ['l.type BETWEEN ? AND ?', group * 100, group * 100 + 99],
    type !== undefined && ['l.type = ?', entryCodeOf(type) ?? -1],
    currency !== undefined && ['l.currency = ?', currency],
    account !== undefined && ['l.kind = ?', account],
    dir === flows.in && ['l.amount > 0'],
    dir === flows.out && ['l.amount < 0'],
    refId !== undefined && ['l.entry_id IN (SELECT id FROM ledger_entry WHERE ref_id = ?)', refId],
    ...timesOf(input),
    idOf(input.id),
    input.clientOrderId !== undefined && orderOf(db, userId, input.clientOrderId),
  ]
  return given.filter(condition => condition !== false && condition !== undefined)
}

const timesOf = ({ createTime_begin: begin, createTime_end: end }: Input): (Condition | false)[] => [
  begin !== undefined && ['l.at >= ?', fromStamp(begin)],
  // a stamp is a whole second: its last millisecond counts
  end !== undefined && ['l.at <= ?', fromStamp(end) + 999],
]

const idOf = (id: string | undefined): Condition | undefined =>
  id === undefined ? undefined : ['l.entry_id = ?', Number(/^(\d{1,15})(-\d+)?$/.exec(id)?.[1] ?? -1)]

/** Entries posted by one accepted order. */
function orderOf(db: Db, userId: string, clientOrderId: string): Condition {
  const order = acceptedOrder(db, userId, clientOrderId)
  return ['l.entry_id > ? AND l.entry_id <= ?', order?.entries_after ?? 0, order?.entries_upto ?? 0]
}

type Row = Record<string, string | bigint | null>

const textOf = (conditions: readonly Condition[]) => conditions.map(([text]) => text).join(' AND ')

function query(db: Db, text: string, conditions: readonly Condition[]): Row[] {
  const statement = db.prepare(text)
  statement.setReadBigInts(true)
  return statement.all(...conditions.flatMap(([, ...values]) => values)) as Row[]
}

function legOf(row: Row): Leg {
  return {
    id: `${row.entry_id}-${row.seq}`,
    type: entryTypeOf(Number(row.type)),
    account: String(row.kind),
    currency: String(row.currency),
    amount: fromMinor(BigInt(row.amount ?? 0)),
    after: fromMinor(BigInt(row.after ?? 0)),
    refKind: String(row.ref_kind),
    refId: String(row.ref_id),
    note: row.note === null ? null : String(row.note),
    bizTime: row.biz_time === null ? null : stamp(Number(row.biz_time)),
    createTime: stamp(Number(row.at)),
  }
}
