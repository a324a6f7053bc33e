/** The tables that a list of migrations leaves, with their columns as TypeScript types. */
import { type Migration, migrate } from '@shared/engine/db/migrate'
import { type Db, openDatabase } from '@shared/engine/db/open'

/** A column's type by its name, in the order of the table. */
export type TypedTable = Readonly<Record<string, string>>
/** Tables by name. */
export type TypedTables = Readonly<Record<string, TypedTable>>
/** Migrations by the folder that they belong to, in the order in which they run. */
export type MigrationsByFolder = Readonly<Record<string, readonly Migration[]>>

type Column = { name: string; type: string; notnull: number; initial: string | null; pk: number }

/** What node:sqlite reads from a column of a STRICT table. */
const READ_AS: Readonly<Record<string, string>> = {
  TEXT: 'string',
  INTEGER: 'number',
  REAL: 'number',
  BLOB: 'Uint8Array',
}

/**
 * Migrates an empty database and reads its schema.
 * @returns by folder the tables that the folder's migrations made and no later one dropped
 */
export function tablesByFolder(migrations: MigrationsByFolder): Record<string, TypedTables> {
  const db = openDatabase(':memory:')
  try {
    const owners = ownersOf(db, migrations)
    return Object.fromEntries(
      Object.keys(migrations).map(folder => [folder, typedTables(db, name => owners.get(name) === folder)]),
    )
  } finally {
    db.close()
  }
}

/** The folder of each table: the first one after whose migrations the table exists. */
function ownersOf(db: Db, migrations: MigrationsByFolder): Map<string, string> {
  const owners = new Map<string, string>()
  const ran: Migration[] = []
  for (const [folder, list] of Object.entries(migrations)) {
    ran.push(...list)
    migrate(db, ran)
    for (const name of tableNames(db)) if (!owners.has(name)) owners.set(name, folder)
  }
  return owners
}

const NAMES = "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT GLOB 'sqlite_*'"

const tableNames = (db: Db): string[] =>
  db
    .prepare(`${NAMES} ORDER BY name`)
    .all()
    .map(({ name }) => String(name))

const typedTables = (db: Db, isOwn: (name: string) => boolean): TypedTables =>
  Object.fromEntries(
    tableNames(db)
      .filter(isOwn)
      .map(name => [name, typedTable(db, name)]),
  )

function typedTable(db: Db, table: string): TypedTable {
  const declared = db.prepare('SELECT sql FROM sqlite_schema WHERE name = ?').get(table)?.sql
  const columns = db.prepare('SELECT name, type, "notnull", dflt_value AS initial, pk FROM pragma_table_xinfo(?)')
  const rows = columns.all(table) as Column[]
  return Object.fromEntries(rows.map(column => [column.name, typeOf(column, String(declared))]))
}

/** An INTEGER PRIMARY KEY is the only key of a STRICT table that may be left out: SQLite numbers the row. */
function typeOf({ name, type, notnull, initial, pk }: Column, declared: string): string {
  const values = valuesOf(name, declared) ?? READ_AS[type] ?? 'unknown'
  const isNumbered = pk > 0 && notnull === 0
  if (isNumbered || initial !== null) return `Generated<${values}>`
  return notnull === 0 ? `${values} | null` : values
}

/** The values that `CHECK (name IN (…))` allows, as a union. */
function valuesOf(name: string, declared: string): string | undefined {
  const [, values] = new RegExp(`CHECK \\(${name} IN \\(([^()]+)\\)\\)`).exec(declared) ?? []
  return values?.split(/,\s*/).join(' | ')
}
