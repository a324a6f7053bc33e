import { beforeEach, expect, test } from '@jest/globals'
import { migrations } from '../../../sandbox/src/domains/migrations.ts'
import { migrate } from '../db/migrate.ts'
import { type Db, openDatabase } from '../db/open.ts'
import { transact } from '../db/transact.ts'
import { Refused, refuse } from '../refusals/refuse.ts'
import {
  booksOf,
  checkLedger,
  HOUSE,
  held,
  heldBy,
  InsufficientFunds,
  type Leg,
  once,
  openBooks,
  type PostedEntry,
  type Posting,
  post,
  toDecimal,
  toMinor,
} from './index.ts'

let db: Db
beforeEach(() => {
  db = openDatabase(':memory:')
  migrate(db, migrations)
  openBooks(db, () => 1_000)
})

const usdt = (owner: string, kind: Leg['kind'], amount: string, sub = ''): Leg => ({
  owner,
  kind,
  currency: 'USDT',
  minor: toMinor(amount),
  sub,
})
const gift = (user: string, amount: string, part = '1'): Posting => ({
  key: `adjustment:${user}:${part}`,
  type: 'adjustment',
  ref: { kind: 'adjustment', id: user },
  legs: [usdt(HOUSE, 'external', `-${amount}`), usdt(user, 'balance', amount)],
})
const grant = (user: string, amount: string, part = '1') => transact(db, tx => post(tx, gift(user, amount, part)))
const balance = (user: string) => toDecimal(held(db, { owner: user, kind: 'balance', currency: 'USDT' }))
const request = { userId: 'u', clientOrderId: 'k'.repeat(16), call: '/transfer', body: { amount: '1' }, now: 1_000 }

test('an entry moves money and the books stay sound', () => {
  expect(grant('u', '12.5')).toEqual({ entryId: 1, replayed: false })
  expect(balance('u')).toBe('12.5')
  expect(heldBy(db, 'u')).toEqual([{ currency: 'USDT', kind: 'balance', sub: '', balance: 1_250_000_000n }])
  expect(checkLedger(db)).toEqual([])
})

test('the same key with the same legs posts nothing; with others it throws', () => {
  grant('u', '5')
  expect(grant('u', '5')).toEqual({ entryId: 1, replayed: true })
  expect(() => grant('u', '6')).toThrow('posted before')
  expect(balance('u')).toBe('5')
})

test('more than is there is refused with what there is and what is needed, and nothing is written', () => {
  grant('u', '5')
  const overdraw = () =>
    transact(db, tx => {
      try {
        post(tx, {
          key: 'transfer:T1',
          type: 'transfer',
          ref: { kind: 'transfer', id: 'T1' },
          legs: [usdt('u', 'contract', '7'), usdt('u', 'balance', '-7')],
        })
      } catch (error) {
        return error
      }
    })
  const error = overdraw()
  expect(error).toBeInstanceOf(InsufficientFunds)
  expect(error).toMatchObject({ refusal: 'insufficient-balance', values: { have: '5', currency: 'USDT', need: '7' } })
  expect(held(db, { owner: 'u', kind: 'contract', currency: 'USDT' })).toBe(0n)
  expect(checkLedger(db)).toEqual([])
})

test('legs are taken in order, also twice on one account', () => {
  grant('u', '5')
  transact(db, tx =>
    post(tx, {
      key: 'swap:S1',
      type: 'swap',
      ref: { kind: 'swap', id: 'S1' },
      legs: [usdt('u', 'balance', '3'), usdt('u', 'balance', '-7'), usdt(HOUSE, 'swap', '4')],
    }),
  )
  expect(balance('u')).toBe('1')
  expect(checkLedger(db)).toEqual([])
})

test.each([
  ['a sum that is not zero', 'transfer:1', [usdt('u', 'balance', '1')], 'too much'],
  ['a key of another type', 'swap:1', [], 'does not begin'],
  ['a kind that only the house has', 'transfer:1', [usdt('u', 'external', '1')], 'no account of kind'],
  [
    'virtual money in an account of money',
    'transfer:1',
    [{ ...usdt('u', 'balance', '1'), currency: 'VUSDT' }],
    'cannot be held',
  ],
])('%s throws', (_, key, legs, message) => {
  expect(() =>
    transact(db, tx => post(tx, { key, type: 'transfer', ref: { kind: 'transfer', id: '1' }, legs })),
  ).toThrow(message)
})

test('a debt is held below zero and cannot be repaid beyond it', () => {
  const loan = (key: string, minor: string) =>
    transact(db, tx =>
      post(tx, {
        key: `loan-repaid:${key}`,
        type: 'loan-repaid',
        ref: { kind: 'loan', id: 'L1' },
        legs: [usdt('u', 'debt', minor), usdt('u', 'balance', minor.startsWith('-') ? minor.slice(1) : `-${minor}`)],
      }),
    )
  loan('a', '-10')
  expect(() => loan('b', '11')).toThrow()
  loan('c', '10')
  expect(checkLedger(db)).toEqual([])
})

test('entries, postings and accepted orders can be neither changed nor deleted', () => {
  grant('u', '5')
  transact(db, tx => once(tx, request, () => ({ id: 'x' })))()
  for (const table of ['ledger_entry', 'ledger_posting', 'client_order'])
    expect(() => db.exec(`DELETE FROM ${table}`)).toThrow('append-only')
  expect(() => db.exec('UPDATE ledger_posting SET amount = 1')).toThrow('append-only')
  expect(() => db.exec("UPDATE ledger_account SET owner = 'v'")).toThrow('keeps its name')
})

test('an accepted order answers the same again; another body under its id is refused', () => {
  const order = (body: object, deadline?: number, now = 1_000) =>
    transact(db, tx => once(tx, { ...request, body, deadline, now }, () => ({ id: `${now}` })))()
  expect(order({ amount: '1', deadline: 5 }, 2_000)).toEqual({ id: '1000' })
  expect(order({ deadline: 9, amount: '1' }, 1_500, 9_000)).toEqual({ id: '1000' })
  expect(() => order({ amount: '2' })).toThrow('order-id-reused')
})

test('an order after its deadline is refused, and may come again in time', () => {
  const order = (deadline: number) => transact(db, tx => once(tx, { ...request, deadline }, () => 'placed'))()
  expect(() => order(999)).toThrow('order-late')
  expect(order(1_000)).toBe('placed')
})

test('a refused order takes back what it did and stays refused; one whose session was over may come again', () => {
  const order = (refusal?: 'not-signed-in' | 'too-many') =>
    transact(db, tx =>
      once(tx, request, () => {
        post(tx, gift('u', '5'))
        if (refusal) refuse(refusal, { n: 3 })
        return 'placed'
      }),
    )()
  expect(() => order('not-signed-in')).toThrow('not-signed-in')
  expect(() => order('too-many')).toThrow('too-many')
  expect(() => order()).toThrow(new Refused('too-many', { n: 3 }))
  expect(balance('u')).toBe('0')
})

test('books under check refuse every write and still answer', () => {
  grant('u', '5')
  booksOf(db).halted = 'invariant 2'
  expect(() => grant('u', '5', '2')).toThrow('ledger-halted')
  expect(() => transact(db, tx => once(tx, request, () => 1))).toThrow('ledger-halted')
  expect(balance('u')).toBe('5')
})

test('whoever listens is told of each entry once, inside its transaction', () => {
  const heard: PostedEntry[] = []
  const listen = (tx: Db, posted: PostedEntry) => {
    expect(tx.isTransaction).toBe(true)
    heard.push(posted)
  }
  openBooks(db, () => 1_000, { claims: [], listeners: [listen] })
  grant('listener', '1')
  grant('listener', '1')
  expect(heard.map(posted => posted.type)).toEqual(['adjustment'])
})

test('what an order claims must be in its sub-account', () => {
  const claimed = new Map<string, bigint>()
  openBooks(db, () => 1_000, { claims: [{ kind: 'invest', read: () => claimed }], listeners: [] })
  grant('u', '5')
  transact(db, tx =>
    post(tx, {
      key: 'bond-buy:B1',
      type: 'bond-buy',
      ref: { kind: 'bond', id: 'B1' },
      legs: [usdt('u', 'balance', '-5'), usdt('u', 'invest', '5', 'B1')],
    }),
  )
  expect(checkLedger(db)).toEqual([{ invariant: 6, what: 'invest B1: claimed 0, held 5' }])
  claimed.set('B1', toMinor('5'))
  expect(checkLedger(db)).toEqual([])
})

test('what somebody holds is found by an index without what was emptied', () => {
  grant('u', '5')
  const emptied = db.prepare(
    "INSERT INTO ledger_account (owner, currency, kind, sub, balance) VALUES ('u', 'USDT', 'margin', ?, 0)",
  )
  transact(db, () => {
    for (let nth = 0; nth < 60; nth++) emptied.run(`P${nth}`)
  })
  expect(heldBy(db, 'u')).toHaveLength(1)
  const plan = db.prepare(`EXPLAIN QUERY PLAN ${booksOf(db).sql.heldByOwner.sourceSQL}`).all('u')
  expect(plan.map(({ detail }) => detail)).toEqual(['SEARCH ledger_account USING INDEX ledger_account_held (owner=?)'])
  const index = db.prepare("SELECT sql FROM sqlite_master WHERE name = 'ledger_account_held'").get()
  expect(index?.sql).toMatch(/WHERE balance <> 0$/)
})

test('books that were tampered with are found out', () => {
  grant('u', '5')
  db.exec('DROP TRIGGER ledger_posting_no_update')
  db.exec('UPDATE ledger_posting SET amount = amount + 1 WHERE seq = 1')
  db.exec('UPDATE ledger_account SET balance = balance + 1 WHERE id = 1')
  expect([...new Set(checkLedger(db).map(fault => fault.invariant))]).toEqual([1, 2, 5])
})

test('what an owner reads is held against the postings', () => {
  grant('u', '5')
  db.exec('DROP TRIGGER ledger_line_no_update; DROP TRIGGER ledger_line_no_delete')
  const missing = [1, 2].map(() => expect.objectContaining({ what: expect.stringContaining('trigger ledger_line') }))
  expect(checkLedger(db)).toEqual(missing)
  db.exec('UPDATE ledger_line SET amount = amount + 1')
  expect(checkLedger(db)).toContainEqual({ invariant: 5, what: 'entry 1 is not what its owner reads' })
  db.exec("DELETE FROM ledger_line; INSERT INTO ledger_line VALUES ('u', 7, 0, 1, 'USDT', 'balance', 1, 1)")
  expect(checkLedger(db)).toContainEqual({ invariant: 5, what: 'of entry 7 its owner reads more than there is' })
})

test.each([
  ['ledger_sum', 'plus_minor = plus_minor + 1'],
  ['ledger_total', 'balance = balance + 1'],
  ['ledger_owner', 'first_at = first_at + 1'],
])('what %s keeps is held against what was posted', (table, change) => {
  grant('u', '5')
  db.exec(`UPDATE ${table} SET ${change} WHERE owner = 'u'`)
  expect(checkLedger(db)).toEqual([{ invariant: 5, what: `${table}: what is kept of u is not what was posted` }])
})
