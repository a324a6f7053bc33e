/** What a long reader leaves in the log, and who copies it into the database. */
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
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
  beside = checkpointBeside(db, file(), { log, begin, every: 60_000, worthCopying: 2000, longest: 8000, most: 12_000 })
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

/** How often the log began anew: SQLite counts that in its head. */
const restarts = () => readFileSync(`${file()}-wal`).readUInt32BE(12)

test('begins the log anew, which costs its commit a sync, once in the pages that are worth a copy', async () => {
  const before = restarts()
  for (let round = 0; round < 20; round++) {
    keep(500)
    await beside.look()
  }
  expect(restarts() - before).toBe(4)
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
  ['copies all pages itself where the log is longer than the disk may hold', 5000, 13_000],
])('%s where commits outran the thread in a log that is too long', async (_, left, expected) => {
  keep(8000)
  const reader = openReader(file())
  reader.exec('BEGIN; SELECT count(*) FROM kept')
  keep(left)
  await beside.look()
  // the thread copied what the reader sees, and now copies nothing
  jest.spyOn(thread, 'postMessage').mockImplementation(() => {
    if (reader.isOpen) reader.close()
    thread.emit('message', { isWhole: true })
  })
  await beside.look()
  expect(Math.abs(copied() - expected)).toBeLessThan(100)
})

test('asks the thread again at once where commits outran it, as long as each pass leaves less', async () => {
  keep(8000)
  let written = 3000
  // a pass copies what was there as it began, and meanwhile commits write half as much as in the pass before
  const passes = jest.spyOn(thread, 'postMessage').mockImplementation(() => {
    const reader = openReader(file())
    reader.exec('BEGIN; SELECT count(*) FROM kept')
    written /= 2
    keep(written)
    const other = new DatabaseSync(file())
    other.prepare('PRAGMA wal_checkpoint(PASSIVE)').get()
    for (const one of [other, reader]) one.close()
    thread.emit('message', { isWhole: true })
  })
  await beside.look()
  expect(passes).toHaveBeenCalledTimes(2)
  expect(Math.abs(copied() - 10_250)).toBeLessThan(100)
})

test('leaves to a long reader what it keeps in the log, however long the log is', async () => {
  const reader = openReader(file())
  reader.exec('BEGIN; SELECT count(*) FROM kept')
  keep(13_000)
  const asked = jest.spyOn(thread, 'postMessage')
  await beside.look()
  reader.close()
  expect([asked.mock.calls.length, copied() < 100]).toEqual([1, true])
})

test('ends the process when the disk fails a checkpoint of this thread', async () => {
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never)
  keep(8100)
  jest.spyOn(db, 'prepare').mockImplementation(() => {
    throw Object.assign(new Error('disk I/O error'), { errcode: 1034 })
  })
  await beside.look()
  expect([exit.mock.calls, events]).toEqual([[[DISK_FAILED]], ['disk-failed']])
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

test('logs any other failure of a checkpoint, and goes on', () => {
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never)
  thread.emit('message', { message: 'database or disk is full', errcode: 13 })
  expect([exit.mock.calls, events]).toEqual([[], ['checkpoint-failed']])
})

test('goes on when another program holds the database for a moment', () => {
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never)
  thread.emit('message', { message: 'database is locked', errcode: 5 })
  expect([exit.mock.calls, events]).toEqual([[], []])
})
