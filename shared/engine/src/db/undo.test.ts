import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { type Db, openDatabase } from './open.ts'
import { part, type Tx, transact } from './transact.ts'
import { type Copy, touched } from './undo.ts'

let db: Db
let told: string[]
const copy: Copy = {
  forget: (_, key) => void told.push(`forget ${key}`),
  settle: (_, key) => void told.push(`settle ${key}`),
}

beforeEach(() => {
  db = openDatabase(':memory:')
  told = []
})
afterEach(() => db.close())

const refused = (tx: Tx, ...keys: string[]) =>
  expect(() =>
    part(tx, () => {
      for (const key of keys) touched(tx, copy, key)
      throw new Error('refused')
    }),
  ).toThrow('refused')

test('a part that is rolled back forgets its own keys, and none of the transaction around it', () => {
  transact(db, tx => {
    touched(tx, copy, 'before')
    refused(tx, 'a', 'b', 'a')
    expect(told).toEqual(['forget a', 'forget b'])
    part(tx, () => touched(tx, copy, 'kept'))
    expect(told).toHaveLength(2)
  })
  expect(told.slice(2)).toEqual(['settle before', 'settle kept'])
})

test('a transaction that is rolled back forgets the keys of its parts too, each once', () => {
  const lost = (tx: Tx) => {
    touched(tx, copy, 'a')
    part(tx, () => part(tx, () => touched(tx, copy, 'b')))
    touched(tx, copy, 'b')
    throw new Error('lost')
  }
  expect(() => transact(db, lost)).toThrow('lost')
  expect(told).toEqual(['forget a', 'forget b'])
  transact(db, tx => touched(tx, copy, 'c'))
  expect(told).toEqual(['forget a', 'forget b', 'settle c'])
})

test('a transaction whose commit fails, or that is lost within a part, forgets all of its keys', () => {
  db.exec('CREATE TABLE kept (n INTEGER PRIMARY KEY) STRICT')
  db.exec('CREATE TABLE owed (n INTEGER REFERENCES kept DEFERRABLE INITIALLY DEFERRED) STRICT')
  const owing = (tx: Tx) => {
    touched(tx, copy, 'owing')
    tx.exec('INSERT INTO owed VALUES (9)')
  }
  expect(() => transact(db, owing)).toThrow('FOREIGN KEY')
  const fails = (tx: Tx) => {
    touched(tx, copy, 'outer')
    part(tx, () => {
      touched(tx, copy, 'inner')
      tx.exec('ROLLBACK')
      throw new Error('the disk is full')
    })
  }
  expect(() => transact(db, fails)).toThrow('the disk is full')
  expect(told).toEqual(['forget owing', 'forget inner', 'forget outer'])
})
