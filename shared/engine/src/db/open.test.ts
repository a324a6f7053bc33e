/** Who may have the exchange's database open, and who not. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { openDatabase, openReader } from './open.ts'

let folder = ''
const file = () => join(folder, 'exchange.db')
const open: DatabaseSync[] = []

/** Closed at the end of the test. */
function opened<T extends DatabaseSync>(db: T): T {
  open.push(db)
  return db
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'open-'))
  const db = openDatabase(file())
  db.exec('CREATE TABLE note (text TEXT)')
  db.close()
})
afterEach(() => {
  for (const db of open.splice(0)) if (db.isOpen) db.close()
  rmSync(folder, { recursive: true })
})

const notes = (db: DatabaseSync) => db.prepare('SELECT count(*) AS n FROM note').get()?.n

test('starts while another program reads its database', () => {
  const other = opened(new DatabaseSync(file()))
  other.exec('BEGIN')
  expect(notes(other)).toBe(0)
  const db = opened(openDatabase(file()))
  db.exec("INSERT INTO note VALUES ('booked')")
  expect([notes(db), notes(other)]).toEqual([1, 0])
})

test('a reader sees one moment while the exchange writes on, and writes nothing itself', () => {
  const db = opened(openDatabase(file()))
  const reader = opened(openReader(file()))
  reader.exec('BEGIN')
  expect(notes(reader)).toBe(0)
  db.exec("INSERT INTO note VALUES ('booked')")
  expect(notes(reader)).toBe(0)
  expect(() => reader.exec("INSERT INTO note VALUES ('mine')")).toThrow('readonly')
  reader.exec('COMMIT')
  expect(notes(reader)).toBe(1)
})

test('names another exchange by its process, and gives way once that has ended', () => {
  const first = opened(openDatabase(file()))
  const second = () => openDatabase(file())
  const words = `is in use by another exchange (process ${process.pid}). Stop that one, or name another folder.`
  expect(second).toThrow(words)
  expect(second).toThrow(words)
  first.close()
  expect(notes(opened(second()))).toBe(0)
})

test('names another program that holds the database, after a line that it waits for it', () => {
  const other = opened(new DatabaseSync(file()))
  other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT')
  const lines: unknown[] = []
  const start = () => openDatabase(file(), { tell: (...line) => lines.push(line), patience: 1 })
  expect(start).toThrow(`Another program has ${file()} open (an older exchange, sqlite3, a backup). Close it.`)
  expect(lines).toEqual([['database-busy', { file: file(), message: expect.stringContaining('Waiting') }]])
  other.close()
  expect(notes(opened(start()))).toBe(0)
})
