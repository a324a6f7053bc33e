import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { type Db, openDatabase } from './open.ts'
import { transactTogether } from './together.ts'
import { rollbacks, transact } from './transact.ts'

let db: Db
beforeEach(() => {
  db = openDatabase(':memory:')
  db.exec('CREATE TABLE kept (n INTEGER PRIMARY KEY) STRICT')
})
afterEach(() => db.close())

const kept = () => db.prepare('SELECT n FROM kept ORDER BY n').all().flatMap(Object.values)
const keep = (n: number, fault?: string) =>
  transactTogether(db, tx => {
    tx.prepare('INSERT INTO kept VALUES (?)').run(n)
    if (fault) throw new Error(fault)
    return n
  })
const outcomes = async (...all: Promise<number>[]) =>
  (await Promise.allSettled(all)).map(one => (one.status === 'fulfilled' ? one.value : one.reason.message))

test('what comes at the same moment is carried out in its order, in one transaction', async () => {
  const inside: boolean[] = []
  const seen = (n: number) =>
    transactTogether(db, tx => {
      inside.push(tx.isTransaction)
      return Number(tx.prepare('INSERT INTO kept VALUES (?)').run(n).lastInsertRowid)
    })
  const begun: string[] = []
  const { exec } = db
  db.exec = (sql: string) => {
    begun.push(sql)
    exec.call(db, sql)
  }
  expect(await outcomes(seen(2), seen(1), seen(3))).toEqual([2, 1, 3])
  expect(begun.filter(sql => /^(BEGIN|COMMIT)/.test(sql))).toEqual(['BEGIN IMMEDIATE', 'COMMIT'])
  expect([inside, kept()]).toEqual([
    [true, true, true],
    [1, 2, 3],
  ])
})

test('nothing is answered before the commit', async () => {
  let answered = false
  const first = keep(1).then(() => {
    answered = true
  })
  const second = transactTogether(db, () => answered)
  await first
  expect(await second).toBe(false)
})

test('one that fails takes back itself alone', async () => {
  expect(await outcomes(keep(1), keep(2, 'refused'), keep(3))).toEqual([1, 'refused', 3])
  expect([kept(), rollbacks(db)]).toEqual([[1, 3], 1])
})

test('one that is refused before it writes leaves what memory keeps of the tables', async () => {
  const refused = () => {
    throw new Error('refused')
  }
  expect(await outcomes(keep(1), transactTogether(db, refused))).toEqual([1, 'refused'])
  expect(() => transact(db, refused)).toThrow('refused')
  expect(rollbacks(db)).toBe(0)
})

test('where the whole transaction is lost, none of them is answered as done', async () => {
  const lost = transactTogether(db, tx => {
    tx.exec('ROLLBACK')
    throw new Error('the disk is full')
  })
  expect(await outcomes(keep(1), lost as Promise<never>, keep(2))).toEqual(Array(3).fill('the disk is full'))
  expect([kept(), rollbacks(db) > 0]).toEqual([[], true])
  expect(await outcomes(keep(2))).toEqual([2])
})

test('where the commit fails, none of them is answered as done', async () => {
  db.exec('PRAGMA foreign_keys = ON; CREATE TABLE of (n INTEGER REFERENCES kept DEFERRABLE INITIALLY DEFERRED) STRICT')
  const owed = transactTogether(db, tx => Number(tx.prepare('INSERT INTO of VALUES (9)').run().changes))
  expect(await outcomes(keep(1), owed)).toEqual(Array(2).fill('FOREIGN KEY constraint failed'))
  expect([kept(), db.isTransaction]).toEqual([[], false])
})
