/** Selects an owner's lines by filter, out of an index that has them in order: no filter walks past lines that do not match. */
import { flows } from '@shared/contract/codes'
import { MOST_LISTED } from '@shared/contract/limits'
import { type Filter, isOfEntries, isOfVirtual, kindOf, owned, SIMULATED_ID, signOf } from './filter.ts'
import type { Range } from './spans.ts'
import { is, type Read, type Text, texts } from './sql-text.ts'

/** SELECTs the lines that match in a range of time: `at`, `entry_id`, `seq` and `amount`, in no order. */
export type Lines = (range: Range) => Text

export function linesOf(read: Read, owner: string, filter: Filter): Lines {
  if (isOfEntries(filter)) return entryLines(read, owner, filter)
  const { group, type, currency, account, dir } = filter
  const isFiltered = [group, type, currency, account, dir].some(value => value !== undefined)
  const conditions = isFiltered ? bucketsOf(read, owner, filter) : [owned(owner, filter)]
  return ({ from, to }) =>
    texts(
      conditions.map(one => is(`${SELECT} WHERE ${one.text} AND at BETWEEN ? AND ?`, ...one.values, from, to)),
      ' UNION ALL ',
    )
}

const SELECT = 'SELECT at, entry_id, seq, amount FROM ledger_line'
const BUCKET = 'owner = ? AND currency = ? AND type = ? AND kind = ? AND (amount > 0) = ?'

/** What an index holds together: of one currency, type, kind and sign. An owner has some dozens, as their months say. */
function bucketsOf(read: Read, owner: string, filter: Filter): Text[] {
  const where = texts([owned(owner, filter), is("period > 'm' AND kind <> ''"), kindOf(filter)], ' AND ')
  const signed = (sign: 0 | 1, some: string) =>
    is(`SELECT currency, type, kind, ${sign} AS sign FROM ledger_sum WHERE ${where.text} AND ${some}`, ...where.values)
  const [plus, minus] = [signed(1, 'n_plus > 0'), signed(0, 'n_minus > 0')]
  const { dir } = filter
  const found = read(texts(dir === undefined ? [plus, minus] : [dir === flows.in ? plus : minus], ' UNION ALL '))
  const buckets = new Map(found.map(row => [Object.values(row).join(), row]))
  const none = { currency: '', type: -1n, kind: '', sign: 1n }
  const rows = buckets.size > 0 ? [...buckets.values()] : [none]
  return rows.map(({ currency, type, kind, sign }) =>
    is(BUCKET, owner, currency ?? '', type ?? 0, kind ?? '', sign ?? 0),
  )
}

/** Lines of the newest entries that match. */
function entryLines(read: Read, owner: string, filter: Filter): Lines {
  const entries = texts(entriesOf(read, owner, filter), ' AND ')
  const newest = is(
    `SELECT id FROM ledger_entry WHERE ${entries.text} ORDER BY id DESC LIMIT ${MOST_LISTED}`,
    ...entries.values,
  )
  const where = texts([owned(owner, filter), kindOf(filter), signOf(filter)], ' AND ')
  return ({ from, to }) =>
    // CROSS JOIN: entry by entry, whatever order is asked for
    is(
      `SELECT at, entry_id, seq, amount FROM (${newest.text}) CROSS JOIN ledger_line ON entry_id = id WHERE ${where.text} AND at BETWEEN ? AND ?`,
      ...newest.values,
      ...where.values,
      from,
      to,
    )
}

const ORDER = 'SELECT entries_after, entries_upto FROM client_order WHERE user_id = ? AND client_order_id = ?'

function entriesOf(read: Read, owner: string, filter: Filter): Text[] {
  const { id, refId, clientOrderId } = filter
  const [order] = clientOrderId === undefined ? [] : read(is(ORDER, owner, clientOrderId))
  return [
    ...(id === undefined ? [] : [is('id = ?', entryIn(id, isOfVirtual(filter)))]),
    ...(refId === undefined ? [] : [is('ref_id = ?', refId)]),
    ...(clientOrderId === undefined
      ? []
      : [is('id > ? AND id <= ?', order?.entries_after ?? 0, order?.entries_upto ?? 0)]),
  ]
}

/** @returns -1 where it is no row of these books */
function entryIn(id: string, isVirtual: boolean): number {
  const mark = isVirtual ? SIMULATED_ID : ''
  const row = id.startsWith(mark) ? /^(\d{1,15})(-\d+)?$/.exec(id.slice(mark.length)) : null
  return Number(row?.[1] ?? -1)
}
