/** The ledger as its owner reads it: one row per leg. */

import type { SQLInputValue } from 'node:sqlite'
import type { balanceLogCall, LedgerRow, OutputOf, ParsedInputOf } from '@shared/contract'
import { flows } from '@shared/contract/codes'
import { fromMinor } from '@shared/money'
import { fromStamp, stamp } from '../clock.ts'
import type { Db } from '../db/open.ts'
import { pageOf, toPage } from '../db/page.ts'
import { VIRTUAL } from './account.ts'
import { entryCodeOf, entryTypeOf } from './entry-types.ts'
import { acceptedOrder } from './lookups.ts'

type Input = ParsedInputOf<typeof balanceLogCall>
type Leg = Omit<LedgerRow, 'legs'>

/** Pieces of a WHERE, with their values. */
type Condition = [text: string, ...values: SQLInputValue[]]

const FROM = `FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id JOIN ledger_entry e ON e.id = p.entry_id`
const COLUMNS = `p.entry_id, p.seq, p.amount, p.after, a.kind, a.currency, e.type, e.ref_kind, e.ref_id, e.note, e.biz_time, e.at`

/** A row's id is "entry-leg"; asked for by it, or by the entry alone, the row brings all of the owner's legs. */
export function balanceLog(db: Db, userId: string, input: Input): OutputOf<typeof balanceLogCall> {
  const conditions = conditionsOf(db, userId, input)
  const asked = pageOf(input)
  const way = input.order === 'asc' ? 'ASC' : 'DESC'
  const rows = select(
    db,
    conditions,
    `ORDER BY p.entry_id ${way}, p.seq LIMIT ${asked.size} OFFSET ${asked.offset}`,
  ).map(legOf)
  const [{ total = 0n } = {}] = query(db, `SELECT count(*) AS total ${FROM}`, conditions)
  const records = input.id ? rows.slice(0, 1).map(row => ({ ...row, legs: rows })) : rows
  return { ...toPage(records, input.id ? records.length : Number(total), asked), ...sumsOf(db, conditions, input) }
}

/**
 * In and out of one currency over the whole filter: of several they could not be added. Each entry counts by what is left
 * of its legs: what moved between one's own accounts neither came nor went.
 */
function sumsOf(db: Db, conditions: readonly Condition[], { currency }: Input) {
  if (!currency) return { sumIn: null, sumOut: null }
  const sums = 'coalesce(sum(max(net, 0)), 0) AS sum_in, coalesce(sum(min(net, 0)), 0) AS sum_out'
  const entries = `SELECT ${sums} FROM (SELECT sum(p.amount) AS net ${FROM}`
  const [row] = query(db, entries, conditions, 'GROUP BY p.entry_id)')
  return { sumIn: fromMinor(BigInt(row?.sum_in ?? 0)), sumOut: fromMinor(-BigInt(row?.sum_out ?? 0)) }
}

function conditionsOf(db: Db, userId: string, input: Input): Condition[] {
  const { group, type, currency, account, dir, refId } = input
  const given: (Condition | false | undefined)[] = [
    ['a.owner = ?', userId],
    // virtual money is read where it is asked for, never between money
    !account?.startsWith('virtual') && currency !== VIRTUAL && ['a.currency <> ?', VIRTUAL],
    group !== undefined && ['e.type BETWEEN ? AND ?', group * 100, group * 100 + 99],
    type !== undefined && ['e.type = ?', entryCodeOf(type) ?? -1],
    currency !== undefined && ['a.currency = ?', currency],
    account !== undefined && ['a.kind = ?', account],
    dir === flows.in && ['p.amount > 0'],
    dir === flows.out && ['p.amount < 0'],
    refId !== undefined && ['e.ref_id = ?', refId],
    ...timesOf(input),
    idOf(input.id),
    input.clientOrderId !== undefined && orderOf(db, userId, input.clientOrderId),
  ]
  return given.filter(condition => condition !== false && condition !== undefined)
}

const timesOf = ({ createTime_begin: begin, createTime_end: end }: Input): (Condition | false)[] => [
  begin !== undefined && ['e.at >= ?', fromStamp(begin)],
  // a stamp is a whole second: its last millisecond counts
  end !== undefined && ['e.at <= ?', fromStamp(end) + 999],
]

const idOf = (id: string | undefined): Condition | undefined =>
  id === undefined ? undefined : ['p.entry_id = ?', Number(/^(\d{1,15})(-\d+)?$/.exec(id)?.[1] ?? -1)]

/** Entries posted by one accepted order. */
function orderOf(db: Db, userId: string, clientOrderId: string): Condition {
  const order = acceptedOrder(db, userId, clientOrderId)
  return ['p.entry_id > ? AND p.entry_id <= ?', order?.entries_after ?? 0, order?.entries_upto ?? 0]
}

type Row = Record<string, string | bigint | null>

const select = (db: Db, conditions: readonly Condition[], tail: string) =>
  query(db, `SELECT ${COLUMNS} ${FROM}`, conditions, tail)

function query(db: Db, head: string, conditions: readonly Condition[], tail = ''): Row[] {
  const statement = db.prepare(`${head} WHERE ${conditions.map(([text]) => text).join(' AND ')} ${tail}`)
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
