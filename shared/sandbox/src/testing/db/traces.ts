/** Where a database names somebody. */
import type { Db } from '@shared/engine/db/open'

/** Those that can hold an id: a number, such as a candle's price, may equal one by chance. */
const columnsOf = (db: Db, table: string) =>
  db
    .prepare("SELECT name FROM pragma_table_info(?) WHERE type = 'TEXT'")
    .all(table)
    .map(({ name }) => String(name))

/** By table and column, how many rows hold the id, of every table of the database. */
export function tracesOf(db: Db, id: string): Record<string, number> {
  const found: Record<string, number> = {}
  for (const { name } of db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all())
    for (const column of columnsOf(db, String(name))) {
      const row = db.prepare(`SELECT count(*) AS n FROM "${name}" WHERE "${column}" = ?`).get(id)
      if (Number(row?.n) > 0) found[`${name}.${column}`] = Number(row?.n)
    }
  return found
}
