/** The file columns.ts of a folder: its types are the schema's, the notes above its tables and columns are people's. */
import type { TypedTable, TypedTables } from './schema.ts'

/** What the file says of a table, or of a column by the key `table.column`. */
type Entry = { type: string; note: readonly string[] }

const HEAD = '/** Columns of tables. `pnpm tables` writes the types from the migrations, and keeps the notes. */'

/** @param before the file as it is: each note stays with its table or column */
export function columnsFile(tables: TypedTables, before: string): string {
  const entries = entriesOf(before)
  const noted = (key: string, indent: string, line: string) =>
    [...(entries.get(key)?.note ?? []), line].map(text => indent + text)
  const body = (table: string, columns: TypedTable) =>
    Object.entries(columns).flatMap(([name, type]) => noted(`${table}.${name}`, '    ', `${name}: ${type}`))
  const lines = Object.entries(tables).flatMap(([name, columns]) => [
    ...noted(name, '  ', `${name}: {`),
    ...body(name, columns),
    '  }',
  ])
  const head = lines.some(line => line.includes('Generated<')) ? ["import type { Generated } from 'kysely'", ''] : []
  return [HEAD, ...head, 'export type Columns = {', ...lines, '}', ''].join('\n')
}

/** The tables, and the columns as `table.column`, whose types differ between two such files. */
export function differences(one: string, other: string): string[] {
  const [a, b] = [entriesOf(one), entriesOf(other)]
  return [...new Set([...a.keys(), ...b.keys()])].filter(key => a.get(key)?.type !== b.get(key)?.type)
}

function entriesOf(file: string): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  let table = ''
  let note: string[] = []
  for (const line of file.split('\n')) {
    const [, indent, name = '', type = ''] = /^( {2}| {4})(\w+): (.+)$/.exec(line) ?? []
    const isTable = indent === '  '
    if (name) entries.set(isTable ? name : `${table}.${name}`, { type, note })
    if (isTable) table = name
    note = /^ +(\/\*)?\*/.test(line) ? [...note, line.trim().replace(/^\*/, ' *')] : []
  }
  return entries
}
