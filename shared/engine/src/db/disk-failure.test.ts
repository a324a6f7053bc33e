import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { endOnDiskFailure } from './disk-failure.ts'
import { type Db, openDatabase } from './open.ts'
import { run, sql } from './query.ts'
import { transactTogether } from './together.ts'
import { transact } from './transact.ts'

const FSYNC = 1034
const FULL = 13
const BUSY = 5

let db: Db
/** What the disk answers to each write from now on, after SQLite has put it into the file. */
let errcode: number | undefined
let told: unknown[]

function fail(): void {
  if (errcode !== undefined) throw Object.assign(new Error('disk I/O error'), { errcode })
}

beforeEach(() => {
  errcode = undefined
  told = []
  db = openDatabase(':memory:')
  db.exec('CREATE TABLE operator_log (at INTEGER UNIQUE, who TEXT, line TEXT, outcome TEXT) STRICT')
  const { exec, prepare } = db
  db.exec = text => {
    exec.call(db, text)
    if (text === 'COMMIT') fail()
  }
  db.prepare = text => {
    const statement = prepare.call(db, text)
    const act = statement.run as (...values: unknown[]) => ReturnType<typeof statement.run>
    statement.run = (...values: unknown[]) => {
      const done = act.apply(statement, values)
      if (!db.isTransaction) fail()
      return done
    }
    return statement
  }
  endOnDiskFailure(db, '/data/exchange.db', (...line) => told.push(line))
  jest.spyOn(process, 'exit').mockImplementation(code => {
    throw new Error(`ended with ${code}`)
  })
})
afterEach(() => {
  jest.restoreAllMocks()
  db.close()
})

const write = (to: Db) =>
  run(to, sql.insertInto('operator_log').values({ at: 1, who: 'me', line: 'ledger check', outcome: 'done' }))

test('ends the process and says what to check, when the sync of a commit fails', () => {
  errcode = FSYNC
  expect(() => transact(db, write)).toThrow('ended with 74')
  const toDo = expect.stringContaining('Check the disk and its mount')
  expect(told).toEqual([['disk-failed', { file: '/data/exchange.db', message: 'Error: disk I/O error', toDo }]])
})

test('ends the process when the sync of a write outside of a transaction fails', () => {
  errcode = FSYNC
  expect(() => write(db)).toThrow('ended with 74')
})

test('ends the process before any of the operations that share the commit is answered', async () => {
  errcode = FSYNC
  const answers = [1, 2].map(n => transactTogether(db, () => n))
  for (const answer of await Promise.allSettled(answers)) expect(String(Object(answer).reason)).toMatch('ended with 74')
})

test.each([
  ['the disk is full', FULL],
  ['the database is locked', BUSY],
])('goes on when %s, since no commit was written', (_, code) => {
  errcode = code
  expect(() => transact(db, write)).toThrow('disk I/O error')
  expect(told).toEqual([])
})

test('goes on when a rule of the database refuses a write', () => {
  write(db)
  expect(() => transact(db, write)).toThrow('UNIQUE')
  expect(() => write(db)).toThrow('UNIQUE')
  expect(told).toEqual([])
})
