import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from '@jest/globals'
import { columnsFile } from './file.ts'
import { columnsFiles } from './files.ts'
import { complaint } from './main.ts'
import { tablesByFolder } from './schema.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** The tables.ts and columns.ts of this checkout, in a folder of their own. */
function copied(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tables-'))
  folders.push(folder)
  for (const file of globSync('shared/*/src/**/{tables,columns}.ts', { cwd: root }))
    cpSync(join(root, file), join(folder, file), { recursive: true })
  return folder
}

function change(folder: string, name: string, by: (text: string) => string): void {
  const [file = ''] = globSync(`shared/*/src/${name}`, { cwd: folder })
  const path = join(folder, file)
  writeFileSync(path, by(readFileSync(path, 'utf8')))
}

const complaintsIn = (folder: string): string[] =>
  columnsFiles(folder)
    .filter(({ now, given }) => now !== given)
    .map(complaint)

test('each columns.ts of this checkout is what the migrations say', () => {
  expect(complaintsIn(root)).toEqual([])
})

test('names the columns where a file differs: one of another type, one too many and one too few', () => {
  const folder = copied()
  change(folder, 'loans/columns.ts', text =>
    text.replace('    days: number\n', '    days: string\n').replace('    currency: string\n', '    coin: string\n'),
  )
  const [only, ...others] = complaintsIn(folder)
  expect(others).toEqual([])
  expect(only).toMatch(/loans\/columns\.ts is not what the migrations say: loan\.coin, loan\.days, loan\.currency\./)
})

test('says that a file has another form where its columns are right', () => {
  const folder = copied()
  change(folder, 'due/columns.ts', text => `${text}\n`)
  expect(complaintsIn(folder)).toEqual([expect.stringContaining('due/columns.ts is not what the migrations say: its')])
})

const migrations = {
  first: [
    { id: '1', up: 'CREATE TABLE old (id INTEGER PRIMARY KEY, state TEXT NOT NULL) STRICT' },
    { id: '2', up: 'CREATE TABLE gone (id TEXT PRIMARY KEY) STRICT' },
  ],
  second: [
    {
      id: '3',
      up: `CREATE TABLE later (
        a INTEGER NOT NULL, b TEXT, c BLOB NOT NULL, d REAL CHECK (d > 0), PRIMARY KEY (a, c)) STRICT, WITHOUT ROWID;
        ALTER TABLE old ADD COLUMN kind TEXT NOT NULL DEFAULT 'x' CHECK (kind IN ('x', 'y'));
        ALTER TABLE old ADD COLUMN told INTEGER CHECK (told IN (0, 1));
        DROP TABLE gone;`,
    },
  ],
}

test('a table belongs to the folder that made it, with what later folders added', () => {
  const { first = {}, second } = tablesByFolder(migrations)
  expect(Object.keys(first)).toEqual(['migration', 'old'])
  expect(first.old).toEqual({
    id: 'Generated<number>',
    state: 'string',
    kind: "Generated<'x' | 'y'>",
    told: '0 | 1 | null',
  })
  expect(second).toEqual({ later: { a: 'number', b: 'string | null', c: 'Uint8Array', d: 'number | null' } })
})

test('keeps the notes of tables and columns that are still there', () => {
  const before = columnsFile({ loan: { id: 'string', at: 'number', rate: 'string' } }, '')
  const noted = before
    .replace('  loan:', '  /** A loan. */\n  loan:')
    .replace('    at:', '    /**\n     * When it was paid out,\n     * epoch ms.\n     */\n    at:')
    .replace('    rate:', '    /** A day. */\n    rate:')
  const after = columnsFile({ loan: { at: 'number | null', id: 'string' } }, noted)
  expect(after.slice(after.indexOf('\n') + 1)).toBe(
    [
      'export type Columns = {',
      '  /** A loan. */',
      '  loan: {',
      '    /**',
      '     * When it was paid out,',
      '     * epoch ms.',
      '     */',
      '    at: number | null',
      '    id: string',
      '  }',
      '}',
      '',
    ].join('\n'),
  )
})
