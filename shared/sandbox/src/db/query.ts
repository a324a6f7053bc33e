/** Kysely as a typed compiler only; what it compiles runs synchronously on node:sqlite. */
import type { SQLInputValue } from 'node:sqlite'
import { type Compilable, DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import type { Db } from './open.ts'
import type { Tables } from './tables.ts'

/** Builds queries; never runs one itself. */
export const sql = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: db => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
})

const prepared = (db: Db, query: Compilable) => {
  const { sql: text, parameters } = query.compile()
  return { statement: db.prepare(text), values: parameters as SQLInputValue[] }
}

/** All rows. Integers come as numbers: sums of money are read by the ledger, as bigint. */
export function all<Row>(db: Db, query: Compilable<Row>): Row[] {
  const { statement, values } = prepared(db, query)
  return statement.all(...values) as Row[]
}

/** The first row, if any. */
export const first = <Row>(db: Db, query: Compilable<Row>): Row | undefined => all(db, query)[0]

/** Runs a write; the number of rows it changed. */
export function run(db: Db, query: Compilable): number {
  const { statement, values } = prepared(db, query)
  return Number(statement.run(...values).changes)
}
