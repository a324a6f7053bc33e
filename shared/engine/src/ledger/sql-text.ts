/** Queries that are put together of pieces, each with its values. */
import type { SQLInputValue } from 'node:sqlite'
import type { Db } from '../db/open.ts'

export type Row = Record<string, string | bigint | null>

export type Text = { text: string; values: readonly SQLInputValue[] }
export const texts = (parts: readonly Text[], by: string): Text => ({
  text: parts.map(({ text }) => text).join(by),
  values: parts.flatMap(({ values }) => values),
})
export const is = (text: string, ...values: SQLInputValue[]): Text => ({ text, values })

/** All rows, integers as bigint. */
export function query(db: Db, { text, values }: Text): Row[] {
  // texts are many, as the pieces are: none is kept
  const statement = db.prepare(text)
  statement.setReadBigInts(true)
  return statement.all(...values) as Row[]
}

export type Read = (text: Text) => Row[]
