/** The ledger as its owner reads it: one row per leg. */

import type { balanceLogCall, LedgerRow, OutputOf } from '@shared/contract'
import { fromMinor } from '@shared/money'
import { fromStamp, stamp } from '../clock.ts'
import type { Db } from '../db/open.ts'
import { type Asked, pageOf, toPage } from '../db/page.ts'
import { entryTypeOf } from './entry-types.ts'
import { type Filter, isOfVirtual, SIMULATED_ID } from './filter.ts'
import { linesOf } from './lines.ts'
import { simulated } from './simulated/names.ts'
import { ALL_TIME, type Range } from './spans.ts'
import { query, type Read, type Row, type Text } from './sql-text.ts'
import { totalsOf } from './totals.ts'

type Leg = Omit<LedgerRow, 'legs'>

/** A row's id is "entry-leg"; asked for by it, or by the entry alone, the row brings all of the owner's legs. */
export function balanceLog(db: Db, owner: string, filter: Filter): OutputOf<typeof balanceLogCall> {
  const read = readerOf(db, filter)
  const [range, asked, lines] = [rangeOf(filter), pageOf(filter), linesOf(read, owner, filter)]
  const newest = filter.order === 'asc' ? 'ASC' : 'DESC'
  const rows = pageRows(read, owner, lines(range), asked, newest).map(row => legOf(row, filter))
  const { total, ...sums } = totalsOf(read, { owner, filter, range, lines, asked })
  const records = filter.id ? rows.slice(0, 1).map(row => ({ ...row, legs: rows })) : rows
  return { ...toPage(records, filter.id ? records.length : total, asked), ...sums }
}

/** Money and virtual money have books of their own, of one shape. */
const readerOf = (db: Db, filter: Filter): Read =>
  isOfVirtual(filter) ? ({ text, values }) => query(db, { text: simulated(text), values }) : text => query(db, text)

const rangeOf = ({ createTime_begin: begin, createTime_end: end }: Filter): Range => ({
  from: begin === undefined ? ALL_TIME.from : fromStamp(begin),
  // a stamp is a whole second: its last millisecond counts
  to: end === undefined ? ALL_TIME.to : fromStamp(end) + 999,
})

const COLUMNS = 'l.*, p.after, e.ref_kind, e.ref_id, e.note, e.biz_time'
const FURTHER = `CROSS JOIN ledger_line l ON l.owner = ? AND l.entry_id = page.entry_id AND l.seq = page.seq
  CROSS JOIN ledger_entry e ON e.id = page.entry_id CROSS JOIN ledger_posting p ON p.entry_id = page.entry_id AND p.seq = page.seq`

/** The page is found in an index alone; only its own rows are looked up further. */
function pageRows(
  read: Read,
  owner: string,
  { text, values }: Text,
  { size, offset }: Asked,
  way: 'ASC' | 'DESC',
): Row[] {
  const order = (of = '') => `ORDER BY ${of}at ${way}, ${of}entry_id ${way}, ${of}seq`
  const page = `SELECT at, entry_id, seq FROM (${text}) ${order()} LIMIT ? OFFSET ?`
  return read({
    text: `SELECT ${COLUMNS} FROM (${page}) page ${FURTHER} ${order('page.')}`,
    values: [...values, size, offset, owner],
  })
}

function legOf(row: Row, filter: Filter): Leg {
  return {
    id: `${isOfVirtual(filter) ? SIMULATED_ID : ''}${row.entry_id}-${row.seq}`,
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
