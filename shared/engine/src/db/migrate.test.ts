import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { migrate } from './migrate.ts'
import { type Db, openDatabase } from './open.ts'

const folder = mkdtempSync(join(tmpdir(), 'migrate-'))
afterAll(() => rmSync(folder, { recursive: true }))

const books = { id: 'ledger-0001', up: 'CREATE TABLE entry (id INTEGER PRIMARY KEY) STRICT' }
const newer = { id: 'ledger-0002', up: 'ALTER TABLE entry ADD COLUMN side INTEGER' }
const later = { id: 'loans-0001', up: 'CREATE TABLE loan (id INTEGER PRIMARY KEY) STRICT' }

function inFile<T>(file: string, work: (db: Db) => T): T {
  const db = openDatabase(file)
  try {
    return work(db)
  } finally {
    db.close()
  }
}

test('brings books of any earlier version up to date, each step once', () => {
  const file = join(folder, 'older.db')
  inFile(file, db => migrate(db, [books]))
  inFile(file, db => {
    migrate(db, [books, newer, later])
    migrate(db, [books, newer, later])
    db.exec('INSERT INTO entry (id, side) VALUES (1, 2)')
    expect(db.prepare('SELECT id FROM migration ORDER BY id').all()).toHaveLength(3)
  })
})

test('refuses books of a newer exchange and changes nothing', () => {
  const file = join(folder, 'newer.db')
  inFile(file, db => migrate(db, [books, newer]))
  const before = readFileSync(file)
  expect(() => inFile(file, db => migrate(db, [books, later]))).toThrow(
    'These books were written by a newer exchange (ledger-0002). Start that one, or restore a backup made before. Nothing was changed.',
  )
  expect(readFileSync(file).equals(before)).toBe(true)
})

test('refuses two migrations of one id and changes nothing', () => {
  const other = { ...newer, up: 'ALTER TABLE entry ADD COLUMN origin TEXT' }
  inFile(join(folder, 'twice.db'), db => {
    expect(() => migrate(db, [books, newer, other])).toThrow('Two migrations are called ledger-0002.')
    expect(db.prepare('SELECT name FROM sqlite_schema').all()).toEqual([])
  })
})
