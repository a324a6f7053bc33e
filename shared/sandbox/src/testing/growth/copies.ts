/** Makes many rows of one, as a person who has been here for years would have them. */
import type { SQLInputValue } from 'node:sqlite'
import type { Db } from '@shared/engine/db/open'

/** SQL by column; `i` counts the copies from 1, and a column's name is its value in the row that is copied. */
type Changes = Record<string, string>

const COUNT = 'WITH RECURSIVE copy (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM copy WHERE i < '

/**
 * Inserts `n` copies of each row that `where` selects. Triggers and checks apply.
 * @throws where no row is selected: a history of nothing would prove nothing
 */
export function copyRows(db: Db, table: string, where: string, n: number, changes: Changes): void {
  const columns = db.prepare('SELECT name FROM pragma_table_info(?)').all(table)
  const names = columns.map(({ name }) => String(name))
  const values = names.map(name => changes[name] ?? name)
  const select = `SELECT ${values.join()} FROM copy JOIN (SELECT * FROM ${table} WHERE ${where})`
  db.exec(`${COUNT}${n}) INSERT INTO ${table} (${names.join()}) ${select}`)
  if (db.prepare('SELECT changes() AS made').get()?.made === 0) throw new Error(`There is no ${table} where ${where}`)
}

type Row = Record<string, SQLInputValue>

/** Inserts one row as the domain would write it, to be copied. */
export function insertOne(db: Db, table: string, row: Row): void {
  const names = Object.keys(row)
  db.prepare(`INSERT INTO ${table} (${names.join()}) VALUES (${names.map(() => '?').join()})`).run(
    ...Object.values(row),
  )
}
