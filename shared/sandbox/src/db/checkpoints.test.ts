/** What a long reader leaves in the log, and who copies it into the database. */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { type Checkpoints, checkpointBeside } from './checkpoints.ts'
import { DISK_FAILED } from './disk-failure.ts'
import { type Db, openDatabase, openReader } from './open.ts'

let folder: string
let db: Db
let beside: Checkpoints
let thread: Worker
/** Events of the log. */
let events: string[]
const file = () => join(folder, 'exchange.db')

function begin(database: string): Worker {
  thread = new Worker(new URL('./checkpoint-worker.ts', import.meta.url), { workerData: database })
  return thread
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'checkpoints-'))
  events = []
  db = openDatabase(file())
  db.exec('CREATE TABLE kept (bytes BLOB) STRICT')
  const log = (event: string) => void events.push(event)
  beside = checkpointBeside(db, file(), { log, begin, every: 60_000, worthCopying: 2000, longest: 8000 })
})
afterEach(async () => {
  jest.restoreAllMocks()
  await beside.end()
  if (db.isOpen) db.close()
  rmSync(folder, { recursive: true })
})

const keep = (pages: number) => db.prepare('INSERT INTO kept VALUES (zeroblob(?))').run(pages * 4096)
const copied = () => statSync(file()).size / 4096

test('copies what a long reader left beside the exchange, and its commits write no page of the database', async () => {
  const reader = openReader(file())
  reader.exec('BEGIN; SELECT * FROM kept')
  keep(3000)
  await beside.look()
  const before = statSync(file(), { bigint: true })
  reader.close()
  keep(1)
  expect(statSync(file(), { bigint: true }).mtimeNs).toBe(before.mtimeNs)
  expect(copied()).toBeLessThan(100)
  await beside.look()
  expect(copied()).toBeGreaterThan(3000)
})

test('begins the log anew once it is copied', async () => {
  keep(3000)
  const long = statSync(`${file()}-wal`).size
  await beside.look()
  for (let round = 0; round < 3; round++) {
    keep(2500)
    await beside.look()
  }
  expect(statSync(`${file()}-wal`).size).toBe(long)
})

test('leaves a short log alone', async () => {
  keep(1)
  await beside.look()
  expect(copied()).toBeLessThan(2)
})

test('the closed exchange leaves no log behind', async () => {
  keep(3000)
  await beside.look()
  keep(1)
  await beside.end()
  db.close()
  expect(() => statSync(`${file()}-wal`)).toThrow('ENOENT')
  expect(events).toEqual([])
})

test.each([
  ['copies the last few pages itself', 500, 8500],
  ['leaves many pages to the thread', 1500, 8000],
])('%s where commits outran the thread in a log that is too long', async (_, left, expected) => {
  keep(8000)
  const reader = openReader(file())
  reader.exec('BEGIN; SELECT count(*) FROM kept')
  keep(left)
  await beside.look()
  // the thread copied what the reader sees, and now copies nothing
  jest.spyOn(thread, 'postMessage').mockImplementation(() => {
    reader.close()
    thread.emit('message', {})
  })
  await beside.look()
  expect(Math.abs(copied() - expected)).toBeLessThan(100)
})

test('lets SQLite copy the log within commits once the thread has ended', async () => {
  const ended = new Promise(resolve => thread.once('exit', resolve))
  await thread.terminate()
  await ended
  const limit = db.prepare('PRAGMA wal_autocheckpoint').get()
  expect([events, limit]).toEqual([['checkpoints-ended'], { wal_autocheckpoint: 1000 }])
})

test('ends the process when the disk fails a checkpoint', () => {
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never)
  thread.emit('message', { message: 'disk I/O error', errcode: 1034 })
  expect([exit.mock.calls, events]).toEqual([[[DISK_FAILED]], ['disk-failed']])
})

test('goes on when another program holds the database for a moment', () => {
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never)
  thread.emit('message', { message: 'database is locked', errcode: 5 })
  expect([exit.mock.calls, events]).toEqual([[], []])
})
