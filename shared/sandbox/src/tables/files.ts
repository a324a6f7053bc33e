/** Which columns.ts of a checkout the migrations give, and what stands in them. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrationsByFolder } from '../domains/migrations.ts'
import { columnsFile } from './file.ts'
import { type TypedTables, tablesByFolder } from './schema.ts'

/** `file` from the root of the checkout; its text now, and as the migrations give it. */
export type Written = { file: string; now: string; given: string }

/** A folder with tables.ts has its columns.ts beside it. A folder without one has hand-written SQL alone. */
export function columnsFiles(root: string): Written[] {
  return Object.entries(tablesByFolder(migrationsByFolder)).flatMap(([folder, tables]) => {
    const [beside] = globSync(`shared/*/src/${folder}/tables.ts`, { cwd: root })
    return beside === undefined ? [] : [written(root, beside.replace(/tables\.ts$/, 'columns.ts'), tables)]
  })
}

function written(root: string, file: string, tables: TypedTables): Written {
  const path = join(root, file)
  const now = existsSync(path) ? readFileSync(path, 'utf8') : ''
  return { file, now, given: columnsFile(tables, now) }
}
