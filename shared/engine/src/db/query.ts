/** Kysely as a typed compiler only; what it compiles runs synchronously on node:sqlite. */
import type { SQLInputValue, StatementSync } from 'node:sqlite'
import {
  type Compilable,
  DummyDriver,
  Kysely,
  sql as raw,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
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

/** To order rows of one millisecond by who came first: ids are drawn at random. */
export const written = raw<number>`rowid`

/** The statements of each database, by their text: made once. */
const statements = new WeakMap<Db, Map<string, StatementSync>>()
const MOST = 500

/** A statement by its text, for the few hot ones that are written by hand; numbers come as numbers. */
export function prepared(db: Db, text: string): StatementSync {
  const known = statements.get(db) ?? new Map<string, StatementSync>()
  statements.set(db, known)
  const statement = known.get(text) ?? db.prepare(text)
  // lists of unlike lengths make endlessly many texts
  if (known.size >= MOST) known.clear()
  known.set(text, statement)
  return statement
}

function compiled(db: Db, query: Compilable) {
  const { sql: text, parameters } = query.compile()
  return { statement: prepared(db, text), values: parameters as SQLInputValue[] }
}

/** All rows. Integers come as numbers: sums of money are read by the ledger, as bigint. */
export function all<Row>(db: Db, query: Compilable<Row>): Row[] {
  const { statement, values } = compiled(db, query)
  return statement.all(...values) as Row[]
}

/** The first row, if any. */
export const first = <Row>(db: Db, query: Compilable<Row>): Row | undefined => all(db, query)[0]

/** Runs a write; the number of rows it changed. */
export function run(db: Db, query: Compilable): number {
  const { statement, values } = compiled(db, query)
  return Number(statement.run(...values).changes)
}
