import { beforeEach, expect, test } from '@jest/globals'
import { migrations } from '../../../sandbox/src/domains/migrations.ts'
import type { Context } from '../context.ts'
import { migrate } from '../db/migrate.ts'
import { type Db, openDatabase } from '../db/open.ts'
import { prepared } from '../db/query.ts'
import { transact } from '../db/transact.ts'
import { booksOf, openBooks } from '../ledger/index.ts'
import { type Due, type DueHandler, type DueHandlers, dueBeat, schedule, scheduleRest, unschedule } from './index.ts'

let db: Db
let context: Context
let failed: string[]
let done: string[]
beforeEach(() => {
  db = openDatabase(':memory:')
  migrate(db, migrations)
  openBooks(db, () => 0)
  failed = []
  done = []
  const log = (_: string, fields = {}) => failed.push(`${(fields as { what: string }).what}`)
  context = { db, log, clock: { manual: true } } as unknown as Context
})

const note: DueHandler = (_, __, { kind, subject, n, at }) => done.push(`${kind} ${subject} ${n} ${at}`)
const plan = (...dues: Due[]) =>
  transact(db, tx => {
    for (const due of dues) schedule(tx, due)
  })
const income = (subject: string, n: number, at: number): Due => ({ kind: 'order-income', subject, n, at })
const live = (handlers: DueHandlers, now: number) => dueBeat(handlers)(context, now)

test('what is due is done once, in the order in which it fell due, whatever else is scheduled meanwhile', () => {
  plan(income('B', 1, 3_000), income('A', 1, 1_000))
  const handlers: DueHandlers = {
    'order-income': (tx, given, due) => {
      note(tx, given, due)
      if (due.n < 3) schedule(tx, { ...due, n: due.n + 1, at: due.at + 1_500 })
    },
  }
  live(handlers, 999)
  expect(done).toEqual([])
  live(handlers, 4_500)
  live(handlers, 4_600)
  const inOrder = ['A 1 1000', 'A 2 2500', 'B 1 3000', 'A 3 4000', 'B 2 4500']
  expect(done).toEqual(inOrder.map(one => `order-income ${one}`))
})

test('one that fails is told, leaves nothing behind, keeps nobody waiting, and comes again after five seconds', () => {
  plan(income('A', 1, 1_000), income('B', 1, 2_000), income('B', 2, 8_000))
  let broken = true
  const handlers: DueHandlers = {
    'order-income': (tx, given, due) => {
      if (due.subject === 'A' && broken) {
        schedule(tx, { ...due, n: 9 })
        throw new Error('not now')
      }
      note(tx, given, due)
    },
  }
  live(handlers, 2_000)
  expect(done).toEqual(['order-income B 1 2000'])
  live(handlers, 6_000)
  expect(failed).toEqual(['order-income A 1'])
  broken = false
  live(handlers, 7_000)
  expect(done).toEqual(['order-income B 1 2000', 'order-income A 1 1000'])
  live(handlers, 8_000)
  expect(prepared(db, 'SELECT count(*) AS n FROM due').get()).toEqual({ n: 0 })
})

test('one that nobody does waits, and is told', () => {
  plan(income('A', 1, 1_000))
  live({}, 1_000)
  expect(failed).toEqual(['order-income A 1'])
  live({ 'order-income': note }, 6_000)
  expect(done).toHaveLength(1)
})

test('more than fit into one commit are all done in their second', () => {
  plan(...Array.from({ length: 250 }, (_, n) => income('A', n, 1_000)))
  live({ 'order-income': note }, 1_000)
  expect(done).toHaveLength(250)
})

test('by a real clock ten are done in a turn of the loop, others come between, and a stopped exchange goes on at its next start', async () => {
  plan(...Array.from({ length: 45 }, (_, n) => income('A', n, 1_000)))
  context = { ...context, clock: { manual: false } } as unknown as Context
  const turn = () => new Promise(setImmediate)
  live({ 'order-income': note }, 1_000)
  // the next second adds no second line
  live({ 'order-income': note }, 2_000)
  const seen = [done.length]
  for (let n = 0; n < 2; n++) {
    await turn()
    seen.push(done.length)
  }
  expect(seen).toEqual([10, 20, 30])
  booksOf(db).halted = 'off by 1'
  await turn()
  booksOf(db).halted = null
  live({ 'order-income': note }, 3_000)
  expect(done).toHaveLength(40)
  await turn()
  await turn()
  expect(done.map(one => Number(one.split(' ')[2]))).toEqual(Array.from({ length: 45 }, (_, n) => n))
  plan(...Array.from({ length: 15 }, (_, n) => income('B', n, 1_000)))
  live({ 'order-income': note }, 4_000)
  db.close()
  await turn()
  expect([done.length, failed]).toEqual([55, []])
})

test('an event that leaves rows ends its turn, and goes on before what fell due later', async () => {
  plan(income('A', 0, 1_000), income('B', 0, 1_001))
  context = { ...context, clock: { manual: false } } as unknown as Context
  const handlers: DueHandlers = {
    'order-income': (tx, given, due) => {
      note(tx, given, due)
      return due.subject === 'A' && due.n < 2 ? scheduleRest(tx, due) : undefined
    },
  }
  live(handlers, 2_000)
  const seen = [done.length]
  for (let n = 0; n < 2; n++) {
    await new Promise(setImmediate)
    seen.push(done.length)
  }
  expect([seen, done]).toEqual([
    [1, 2, 4],
    ['A 0 1000', 'A 1 1000', 'A 2 1000', 'B 0 1001'].map(one => `order-income ${one}`),
  ])
})

test('what was taken back, or scheduled in vain, is not done; no event is in the queue twice', () => {
  plan(income('A', 1, 1_000), income('A', 2, 2_000))
  expect(() => plan(income('B', 1, 500), income('A', 1, 1_000))).toThrow('UNIQUE')
  transact(db, tx => unschedule(tx, 'order-income', 'A'))
  live({ 'order-income': note }, 9_000)
  expect(done).toEqual([])
})

test('halted books keep what is due waiting', () => {
  plan(income('A', 1, 1_000))
  booksOf(db).halted = 'off by 1'
  live({ 'order-income': note }, 1_000)
  booksOf(db).halted = null
  live({ 'order-income': note }, 2_000)
  expect(done).toEqual(['order-income A 1 1000'])
})

test('nothing is asked of the database in a second in which nothing is due', () => {
  plan(income('A', 1, 100_000))
  live({ 'order-income': note }, 1_000)
  plan(income('A', 2, 90_000))
  // a database that is closed throws at any question
  db.close()
  expect(() => live({ 'order-income': note }, 89_999)).not.toThrow()
  expect(() => live({ 'order-income': note }, 90_000)).toThrow('not open')
})
