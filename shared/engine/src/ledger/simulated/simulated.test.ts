/** Books of virtual money: what they keep, what they let go, and that their faults are found. */
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { migrations } from '../../../../sandbox/src/domains/migrations.ts'
import type { Context } from '../../context.ts'
import { migrate } from '../../db/migrate.ts'
import { type Db, openDatabase } from '../../db/open.ts'
import { emptied } from '../../db/portions.ts'
import { type Tx, transact } from '../../db/transact.ts'
import type { Filter } from '../filter.ts'
import {
  checkLedger,
  HOUSE,
  heldTotals,
  keptRefusalBeat,
  type Leg,
  MOST_SIMULATED,
  once,
  openBooks,
  post,
  simulatedPortions,
} from '../index.ts'
import { balanceLog } from '../log.ts'

const DAY = 86_400_000
let db: Db
let now = Date.parse('2026-11-25T08:00:00+08:00')
beforeEach(() => {
  db = openDatabase(':memory:')
  migrate(db, migrations)
  openBooks(db, () => now)
})
afterEach(() => db.close())

const leg = (owner: string, kind: Leg['kind'], minor: bigint, sub = ''): Leg => {
  return { owner, currency: 'VUSDT', kind, minor, sub }
}
const number = (sql: string, ...values: string[]) => Number(Object.values(db.prepare(sql).get(...values) ?? {})[0])
const rows = (table: string, of = 'true') => number(`SELECT count(*) FROM ${table} WHERE ${of}`)

let count = 0
function book(tx: Tx, type: 'virtual-grant' | 'open-margin' | 'margin-returned', legs: Leg[]): void {
  post(tx, { key: `${type}:${++count}`, type, ref: { kind: 'position', id: `P${count}` }, legs })
}
const grant = (tx: Tx, owner: string) =>
  book(tx, 'virtual-grant', [leg(HOUSE, 'virtual', -1000n), leg(owner, 'virtual', 1000n)])

/** A position is opened and closed at once: two entries and a sub-account. */
function round(tx: Tx, owner: string): void {
  const sub = `S${count}`
  book(tx, 'open-margin', [leg(owner, 'virtual', -10n), leg(owner, 'virtual-margin', 10n, sub)])
  book(tx, 'margin-returned', [leg(owner, 'virtual-margin', -10n, sub), leg(owner, 'virtual', 10n)])
}

function played(rounds: number, owner = 'u'): void {
  transact(db, tx => {
    grant(tx, owner)
    for (let nth = 0; nth < rounds; nth++, now += DAY / 50) round(tx, owner)
  })
}

const log = (filter: object, owner = 'u') => balanceLog(db, owner, filter as Filter)
/** All but sums, which are as many as there are days. */
const tables = ['sim_entry', 'sim_posting', 'sim_line', 'sim_account', 'sim_total', 'sim_owner']

test('of an owner the newest thousand entries stay, whatever others do, with sums that are theirs', () => {
  played(3, 'quiet')
  played(MOST_SIMULATED)
  expect(rows('sim_entry')).toBe(MOST_SIMULATED + 7)
  expect(log({ account: 'virtual', currency: 'VUSDT' })).toMatchObject({ total: MOST_SIMULATED, sumIn: '0.00005' })
  expect(log({ account: 'virtual' }, 'quiet').total).toBe(7)
  expect(heldTotals(db, 'u')).toEqual([{ currency: 'VUSDT', kind: 'virtual', balance: 1000n }])
  expect(checkLedger(db)).toEqual([])
})

test('twice as many entries leave no row more', () => {
  played(MOST_SIMULATED)
  const before = tables.map(table => rows(table))
  played(MOST_SIMULATED)
  expect(tables.map(table => rows(table))).toEqual(before)
})

test('an account that holds something stays, though its entries are gone', () => {
  transact(db, tx => {
    grant(tx, 'u')
    book(tx, 'open-margin', [leg('u', 'virtual', -10n), leg('u', 'virtual-margin', 10n, 'LONG')])
  })
  played(MOST_SIMULATED)
  const holds = { currency: 'VUSDT', kind: 'virtual-margin', balance: 10n }
  expect(heldTotals(db, 'u')).toContainEqual(holds)
  expect(rows('sim_posting', "account_id = (SELECT id FROM sim_account WHERE sub = 'LONG')")).toBe(0)
  expect(checkLedger(db)).toEqual([])
})

test('an entry is of one owner, and its rows have numbers of their own', () => {
  const two = [leg('u', 'virtual', -1n), leg('v', 'virtual', 1n)]
  transact(db, tx => grant(tx, 'u'))
  expect(() => transact(db, tx => book(tx, 'virtual-grant', two))).toThrow('not of one owner')
  const [row] = log({ account: 'virtual' }).records
  expect(row?.id).toBe('v1-1')
  expect(log({ id: 'v1-1' }).records[0]?.legs).toHaveLength(1)
  expect(log({ id: '1-1' }).total + log({ id: '1-1', account: 'virtual' }).total).toBe(0)
})

test('an owner’s books are taken away some rows at a time, and leave those of others whole', () => {
  played(300, 'gone')
  transact(db, tx => book(tx, 'virtual-grant', [leg('gone', 'virtual', -1000n), leg(HOUSE, 'virtual', 1000n)]))
  played(3)
  const slice = { context: {} as Context, user: 'gone', after: '', most: 200 }
  const steps = Object.values(simulatedPortions)
  let slices = 0
  while (!transact(db, tx => emptied(steps, { ...slice, tx }))) {
    slices++
    expect(checkLedger(db)).toEqual([])
  }
  expect(slices).toBeGreaterThan(10)
  expect(tables.map(table => rows(table))).toEqual([7, 14, 13, 5, 2, 1])
  expect(rows('sim_sum', "owner <> 'u'")).toBe(0)
  expect(checkLedger(db)).toEqual([])
})

const order = (nth: number, simulated = true, amount = nth) =>
  transact(db, tx =>
    once(tx, { userId: 'u', clientOrderId: `order-${nth}`, call: '/create', body: { amount }, simulated, now }, () => ({
      id: nth,
    })),
  )()

test('a simulated order is answered the same again, and its id is one with those of money', () => {
  expect([order(1), order(1)]).toEqual([{ id: 1 }, { id: 1 }])
  expect(() => order(1, true, 2)).toThrow('order-id-reused')
  order(2, false)
  expect(() => order(2, true, 3)).toThrow('order-id-reused')
  expect([rows('sim_order'), rows('client_order')]).toEqual([1, 1])
})

test('of simulated orders a quarter of an hour stays, and of each owner the newest thousand', () => {
  for (let nth = 0; nth < MOST_SIMULATED + 50; nth++) order(nth)
  const second = () => keptRefusalBeat({ db } as Context, now)
  second()
  expect(rows('sim_order')).toBe(MOST_SIMULATED + 50)
  now += 15 * 60_000
  second()
  expect(rows('sim_order')).toBe(MOST_SIMULATED)
  expect(order(MOST_SIMULATED + 49)).toEqual({ id: MOST_SIMULATED + 49 })
})

test.each([
  ['a leg', 1, 'UPDATE sim_posting SET amount = amount + 1 WHERE entry_id = 3 AND seq = 0', 'entry 3 is off'],
  ['a balance', 2, "UPDATE sim_account SET balance = balance + 1 WHERE kind = 'virtual' AND owner = 'u'", 'posted'],
  ['a balance after', 2, 'UPDATE sim_posting SET after = after + 1 WHERE entry_id = 3 AND seq = 0', 'after entry'],
  ['a lost leg', 5, 'DELETE FROM sim_posting WHERE entry_id = 3 AND seq = 0', 'lost a leg'],
  ['a line', 5, 'DELETE FROM sim_line WHERE entry_id = 3', 'is not what its owner reads'],
  ['a sum', 5, 'UPDATE sim_sum SET n_plus = n_plus + 1', 'what is kept of u'],
  ['a count', 5, 'UPDATE sim_owner SET entries = 1', 'what is kept of u'],
])('a change is found out: %s', (_, invariant, change, what) => {
  played(3)
  db.exec(change)
  const told = expect.stringMatching(new RegExp(`^virtual: .*${what}`))
  expect(checkLedger(db)).toContainEqual({ invariant, what: told })
})

test('virtual money among the books of money is found out', () => {
  db.exec("INSERT INTO ledger_account (owner, currency, kind, sub, balance) VALUES ('u', 'VUSDT', 'virtual', '', 0)")
  const what = 'u/virtual holds virtual money in the books of money'
  expect(checkLedger(db)).toEqual([{ invariant: 7, what }])
})
