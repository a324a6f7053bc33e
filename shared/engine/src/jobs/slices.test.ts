import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { Context } from '../context.ts'
import { migrate } from '../db/migrate.ts'
import { type Db, openDatabase } from '../db/open.ts'
import { exchangeState, stateMigrations } from '../db/state.ts'
import { transact } from '../db/transact.ts'
import { booksOf, openBooks } from '../ledger/index.ts'
import { ledgerMigrations } from '../ledger/migrations.ts'
import { runOnce } from './runs.ts'
import { type Job, slice, slices } from './slices.ts'

let db: Db
let context: Context
let failed: unknown[]
beforeEach(() => {
  db = openDatabase(':memory:')
  migrate(db, [...stateMigrations, ...ledgerMigrations])
  openBooks(db, () => 0)
  db.exec(`CREATE TABLE owner (id TEXT PRIMARY KEY, paid INTEGER NOT NULL DEFAULT 0) STRICT;
    CREATE TABLE due_run (event TEXT, period TEXT, at INTEGER, PRIMARY KEY (event, period)) STRICT;
    INSERT INTO owner (id) VALUES ('a'), ('b'), ('c'), ('d'), ('e')`)
  failed = []
  context = {
    db,
    log: (_: string, fields = {}) => failed.push((fields as { what: string }).what),
  } as unknown as Context
})
afterEach(() => db.close())

const job = (broken = ''): Job<{ id: string }> => ({
  name: 'pay',
  limit: 2,
  next: (tx, after, limit) =>
    tx.prepare('SELECT id FROM owner WHERE id > ? ORDER BY id LIMIT ?').all(after, limit) as { id: string }[],
  keyOf: ({ id }) => id,
  each(tx, _, { id }) {
    tx.prepare('UPDATE owner SET paid = paid + 1 WHERE id = ?').run(id)
    if (id === broken) throw new Error('not now')
  },
})
const paid = () =>
  db
    .prepare('SELECT paid FROM owner ORDER BY id')
    .all()
    .map(row => row.paid)
    .join('')

test('does a slice a second in the order of the keys, and begins again after the last row', () => {
  const beat = slices(job())
  const seen = Array.from({ length: 4 }, (_, second) => {
    beat(context, second)
    return paid()
  })
  expect(seen).toEqual(['11000', '11110', '11111', '22111'])
  expect(beat.name).toBe('pay')
})

test('goes on after a restart where it was, and a slice that is rolled back is done again', () => {
  slices(job())(context, 1)
  const lost = () =>
    transact(db, tx => {
      slice(job(), tx, context, 2)
      throw new Error('killed')
    })
  expect(lost).toThrow('killed')
  expect([paid(), exchangeState(db, 'job:pay')]).toEqual(['11000', 'b'])
  slices(job())(context, 3)
  expect(paid()).toBe('11110')
})

test('a row that fails is logged and rolled back alone', () => {
  const beat = slices(job('a'))
  for (const second of [1, 2, 3]) beat(context, second)
  expect([paid(), failed]).toEqual(['01111', ['pay a']])
})

test('as the work of a run it is done once for each period', () => {
  const run = { event: 'payday', period: () => 'monday', work: slice.bind(null, job()) }
  for (const second of [1, 2, 3, 4, 5]) runOnce(context, run, second)
  expect(paid()).toBe('11111')
})

test('waits while the books are halted', () => {
  booksOf(db).halted = 'off by 1'
  slices(job())(context, 1)
  expect(paid()).toBe('00000')
})
