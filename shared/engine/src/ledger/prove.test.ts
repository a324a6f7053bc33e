/** A file that the disk damaged: whose pages are money halts the books, a chart's does not. */
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { migrations } from '../../../sandbox/src/domains/migrations.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/open.ts'
import { booksOf, openBooks } from './books.ts'
import { proveBooks } from './prove.ts'

let folder = ''
const file = () => join(folder, 'exchange.db')

function open() {
  const db = openDatabase(file())
  openBooks(db, () => 0, { claims: [], listeners: [] })
  return db
}

/** Writes nonsense over what the first page of a table holds. */
function damage(table: string): void {
  const db = open()
  const page = db.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').get(table)
  const size = db.prepare('PRAGMA page_size').get()
  db.close()
  const at = (Number(page?.rootpage) - 1) * Number(size?.page_size)
  const disk = openSync(file(), 'r+')
  writeSync(disk, Buffer.alloc(64, 0xff), 0, 64, at)
  closeSync(disk)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prove-'))
  const db = openDatabase(file())
  migrate(db, migrations)
  db.close()
})
afterEach(() => rmSync(folder, { recursive: true }))

test.each(['upload', 'withdrawal', 'position'])('a damaged table halts the books: %s', table => {
  damage(table)
  const db = open()
  expect(proveBooks(db)).not.toEqual([])
  expect(booksOf(db).halted).not.toBeNull()
  db.close()
})

test('damaged candles halt nothing', () => {
  damage('candle')
  const db = open()
  expect(proveBooks(db)).toEqual([])
  expect(booksOf(db).halted).toBeNull()
  db.close()
})
