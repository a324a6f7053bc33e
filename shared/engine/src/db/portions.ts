/**
 * Takes a person's rows out of a table, or changes them, some at a time: the steps of closing an account (control/forget.ts),
 * so that nobody waits for a long history.
 */
import type { SQLInputValue } from 'node:sqlite'
import type { Context } from '../context.ts'
import { prepared } from './query.ts'
import type { Tx } from './transact.ts'

/** What a step is called with: '' is where it begins, later what it returned. It touches `most` rows at the utmost. */
export type Slice = { tx: Tx; context: Context; user: string; after: string; most: number }
/** @returns where the next slice goes on; null where nothing is left */
export type Portion = (slice: Slice) => string | null

/** Names are the program's own; they are not escaped. */
type Deleting = {
  /** The column that names the person. */
  owner?: string
  where?: string
  /** What tells rows apart: the primary key of a table without rowid. */
  key?: string
}

/** Deletes rows; what is gone needs no place. */
export function deleting(table: string, { owner = 'user_id', where = 'true', key = 'rowid' }: Deleting = {}): Portion {
  const some = `SELECT ${key} FROM ${table} WHERE ${owner} = ? AND ${where} LIMIT ?`
  const text = `DELETE FROM ${table} WHERE (${key}) IN (${some})`
  return ({ tx, user, most }) => (Number(prepared(tx, text).run(user, most).changes) < most ? null : '')
}

/** Rows that were written in this connection, by triggers too. */
export const rowsWritten = (tx: Tx): number => Number(prepared(tx, 'SELECT total_changes() AS n').get()?.n)

/** Deletes by one step after the other, until about `most` rows were written. @returns whether nothing is left */
export function emptied(steps: readonly Portion[], slice: Slice): boolean {
  const upto = rowsWritten(slice.tx) + slice.most
  const isOver = (step: Portion) => {
    const most = upto - rowsWritten(slice.tx)
    return most > 0 && step({ ...slice, most }) === null
  }
  return steps.every(isOver)
}

type Changing = {
  /** Unique together, and served in their order by an index behind the person. */
  by?: readonly string[]
  /** Of the marks in `set`. */
  values?: (context: Context) => SQLInputValue[]
}

/**
 * What becomes of each column of a closed account's row: SQL for its new value, or null where the column stays as it is.
 * A new column does not compile until somebody decides whether it tells of the person.
 */
export type Forgetting<Row> = { readonly [Column in keyof Required<Row>]: string | null }

/** @returns what follows SET */
export const setOf = (columns: Readonly<Record<string, string | null>>): string =>
  Object.entries(columns)
    .flatMap(([name, value]) => (value === null ? [] : [`${name} = ${value}`]))
    .join(', ')

/** Changes rows by what follows SET, in the order of `by`. */
export function changing(
  table: string,
  set: string,
  { by = ['created_at', 'id'], values = () => [] }: Changing = {},
): Portion {
  const order = by.join(', ')
  const marks = by.map(() => '?').join(', ')
  return ({ tx, context, user, after, most }) => {
    const from = after === '' ? [] : (JSON.parse(after) as SQLInputValue[])
    const own = `user_id = ?${from.length > 0 ? ` AND (${order}) > (${marks})` : ''}`
    const next = `SELECT ${order} FROM ${table} WHERE ${own} ORDER BY ${order} LIMIT ?`
    const rows = prepared(tx, next).all(user, ...from, most)
    const last = rows.at(-1)
    if (last === undefined) return null
    const upto = by.map(name => last[name] as SQLInputValue)
    const change = `UPDATE ${table} SET ${set} WHERE ${own} AND (${order}) <= (${marks})`
    prepared(tx, change).run(...values(context), user, ...from, ...upto)
    return rows.length < most ? null : JSON.stringify(upto)
  }
}
