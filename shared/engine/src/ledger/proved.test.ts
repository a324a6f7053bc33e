/** What a start proves of the books, and what is proved beside it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { migrations } from '../../../sandbox/src/domains/migrations.ts'
import { type Watch, watchRows } from '../../../testing/src/visited.ts'
import type { Context } from '../context.ts'
import { migrate } from '../db/migrate.ts'
import { type Db, openDatabase } from '../db/open.ts'
import { exchangeState, setExchangeState } from '../db/state.ts'
import { transact } from '../db/transact.ts'
import { booksOf, openBooks, post, proveBeside, proveRecent, toMinor } from './index.ts'
import { halt } from './prove.ts'
import { proveEverything } from './prover.ts'

let folder = ''
let watch: Watch
let db: Db
const logged: unknown[] = []
const file = () => join(folder, 'exchange.db')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'proved-'))
  watch = watchRows()
  db = openDatabase(file())
  db.exec('PRAGMA synchronous = OFF')
  migrate(db, migrations)
  openBooks(db, () => 0, { claims: [], listeners: [], prover: program })
  logged.length = 0
})
afterEach(() => {
  watch.stop()
  db.close()
  rmSync(folder, { recursive: true })
})

let count = 0
/** Entries of one person. */
const book = (n: number) =>
  transact(db, tx => {
    for (let nth = 0; nth < n; nth++) {
      const ref = { kind: 'adjustment', id: String(++count) }
      const minor = toMinor('1')
      const legs = [
        { owner: 'house', currency: 'USDT', kind: 'external' as const, minor: -minor },
        { owner: 'ann', currency: 'USDT', kind: 'balance' as const, minor },
      ]
      post(tx, { key: `adjustment:${ref.id}`, type: 'adjustment', ref, legs })
    }
  })
const program = fileURLToPath(new URL('../../../sandbox/src/prove-process.ts', import.meta.url))
const mark = (entry: number) => transact(db, tx => setExchangeState(tx, 'proved', String(entry)))
const alterOldest = () =>
  db.exec(`DROP TRIGGER ledger_posting_no_update; UPDATE ledger_posting SET amount = amount + 1 WHERE entry_id = 1 AND seq = 1;
    CREATE TRIGGER ledger_posting_no_update BEFORE UPDATE ON ledger_posting BEGIN SELECT RAISE(ABORT, 'append-only'); END`)

const context = (): Context =>
  ({
    db,
    clock: { manual: false, now: () => 0 },
    log: (...line: unknown[]) => logged.push(line),
  }) as unknown as Context

test('a start reads only what was booked since the last proof', async () => {
  book(200)
  mark(150)
  const short = await watch.during(() => proveRecent(db))
  book(1500)
  mark(1650)
  const long = await watch.during(() => proveRecent(db))
  expect(short.rows).toBeGreaterThan(100)
  expect({ rows: long.rows, most: long.most() }).toEqual({ rows: short.rows, most: short.most() })
  expect(watch.uncounted()).toEqual([])
})

test('a start without a proof reads the newest entries alone', async () => {
  book(300)
  const all = await watch.during(() => proveRecent(db))
  const some = await watch.during(() => proveRecent(db, 30))
  expect(some.rows).toBeLessThan(all.rows / 5)
})

test('a start finds what was altered since the last proof, and halts the books', () => {
  book(3)
  alterOldest()
  mark(1)
  expect(proveRecent(db)).toEqual([])
  mark(0)
  expect(proveRecent(db)).toContain('(1) entry 1 is off by 0.00000001 USDT')
  expect(booksOf(db).halted).toBe('(1) entry 1 is off by 0.00000001 USDT')
})

/** Looks until something is there. */
async function until<T>(look: () => T | undefined): Promise<T> {
  for (;;) {
    const found = look()
    if (found !== undefined) return found
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}

/** The process that proves keeps no other one alive. */
function checked(): Promise<string[]> {
  let found: string[] | undefined
  void proveEverything(context()).then(faults => (found = faults))
  return until(() => found)
}

test('writes down what was proved beside the exchange, then proves on from there', async () => {
  book(3)
  const end = proveBeside(context(), file(), 10)
  await until(() => (exchangeState(db, 'proved') === '3' ? true : undefined))
  book(2)
  await until(() => (exchangeState(db, 'proved') === '5' ? true : undefined))
  await end()
  expect(logged).toEqual([])
})

test('an old entry that somebody altered halts the books while the exchange runs, and after a restart', async () => {
  book(3)
  mark(3)
  alterOldest()
  expect(proveRecent(db)).toEqual([])
  const end = proveBeside(context(), file(), 10)
  await until(() => booksOf(db).halted ?? undefined)
  await end()
  const fault = '(1) entry 1 is off by 0.00000001 USDT'
  expect(logged).toContainEqual(['ledger-halted', { fault }])
  expect(exchangeState(db, 'proved')).toBe('3')
  booksOf(db).halted = null
  expect([proveRecent(db), booksOf(db).halted]).toEqual([[fault], fault])
})

test('the desk’s check proves everything while the loop goes on, and lifts a halt where all is sound', async () => {
  book(3)
  transact(db, tx => setExchangeState(tx, 'halted', 'as it was'))
  expect(proveRecent(db)).toEqual(['as it was'])
  let isProved = false
  const proof = proveEverything(context()).finally(() => (isProved = true))
  let turns = 0
  for (; !isProved; turns++) await new Promise(setImmediate)
  expect(turns).toBeGreaterThan(10)
  expect(await proof).toEqual([])
  expect([booksOf(db).halted, proveRecent(db)]).toEqual([null, []])
  alterOldest()
  expect(await checked()).toContain('(1) entry 1 is off by 0.00000001 USDT')
  expect(booksOf(db).halted).toMatch('entry 1 is off')
  await proveBeside(context(), file())()
})

test('a proof that began before a fault was found lifts no halt: everything is proved once more', async () => {
  const once = join(folder, 'sound-once.cjs')
  const asked = JSON.stringify(join(folder, 'asked'))
  writeFileSync(
    once,
    `const fs = require('node:fs')
    process.on('message', () => {
      const faults = fs.existsSync(${asked}) ? ['seen now'] : []
      fs.writeFileSync(${asked}, '')
      process.send({ faults, upto: 0 })
    })`,
  )
  booksOf(db).hooks.prover = once
  let found: string[] | undefined
  void proveEverything(context()).then(faults => (found = faults))
  halt(db, ['found beside it'])
  expect(await until(() => found)).toEqual(['seen now'])
  expect(booksOf(db).halted).toBe('seen now')
})

const { PRIORITY_NORMAL, PRIORITY_LOW } = constants.priority

test('the desk’s check waits for no proof beside it, and goes before it', async () => {
  const told = join(folder, 'tells-its-priority.cjs')
  writeFileSync(told, "process.on('message', () => process.send({ faults: [process.argv[3]], upto: 0 }))")
  booksOf(db).hooks.prover = told
  const end = proveBeside(context(), file(), 10)
  expect(await checked()).toEqual([String(PRIORITY_NORMAL)])
  const fault = await until(() => logged[0])
  expect(fault).toEqual(['ledger-halted', { fault: String(PRIORITY_LOW) }])
  await end()
})
