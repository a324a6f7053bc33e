import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { DAY } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import { setExchangeState } from '@shared/engine/db/state'
import { transact } from '@shared/engine/db/transact'
import { post, toMinor } from '@shared/engine/ledger/index'
import { symbols } from '@shared/engine/market/symbols'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { endSnapshots, takeSnapshots } from './snapshots.ts'

const tape = { start: '2026-11-26 00:00:05', symbols: { BTCUSDT: [[0, '64000']] as [number, string][] }, gaps: [] }
let data: string
let exchange: Exchange
let users: TestUser[]
/** The exchange as under a real clock, at the first second of a day. */
let context: Context
let now: number

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'snapshots-'))
  exchange = await startExchange({ data, tape, symbols: symbols.filter(({ symbol }) => symbol === 'BTCUSDT') })
  users = []
  for (const balance of ['100', '200', '300']) users.push(await exchange.newUser({ balance }))
  users.sort((a, b) => (a.id < b.id ? -1 : 1))
  now = exchange.sandbox.context.clock.now()
  context = { ...exchange.sandbox.context, clock: { manual: false, now: () => now } }
  transact(context.db, tx => setExchangeState(tx, 'snapshot-day', '2026-11-25'))
})
afterEach(async () => {
  await exchange.stop()
  rmSync(data, { recursive: true })
})

const TOTALS = 'SELECT user_id AS id, total FROM asset_snapshot WHERE day = ?'
const totals = (day: string) => {
  const rows = context.db.prepare(TOTALS).all(day)
  const all = new Map(rows.map(({ id, total }) => [id, total]))
  return users.map(({ id }) => all.get(id))
}
const before = () => users.map(({ id }) => held(id))
const held = (id: string) => {
  const text = "SELECT balance FROM ledger_total WHERE owner = ? AND currency = 'USDT' AND kind = 'balance'"
  return String(Number(context.db.prepare(text).get(id)?.balance) / 1e8)
}
/** In the same turn of the loop. */
function give(owner: string, amount: string, currency = 'USDT'): void {
  const [minor, id] = [toMinor(amount), randomUUID()]
  const legs = [
    { owner: 'house', currency, kind: 'external' as const, minor: -minor },
    { owner, currency, kind: 'balance' as const, minor },
  ]
  transact(context.db, tx =>
    post(tx, { key: `adjustment:${id}`, type: 'adjustment', ref: { kind: 'adjustment', id }, legs }),
  )
}
const turn = () => new Promise(resolve => setImmediate(resolve))

test('midnight values who trades on meanwhile by what they had, at the prices of then', async () => {
  const [first = '', second = '', third = ''] = users.map(({ id }) => id)
  give(third, '1', 'BTC')
  const had = before()
  takeSnapshots(context, now, 1)
  expect(totals('2026-11-26')).toEqual([had[0], undefined, undefined])
  for (const id of [first, second, third]) give(id, '7')
  give(second, '1', 'BTC')
  for (let nth = 0; nth < 4; nth++) await turn()
  expect(totals('2026-11-26')).toEqual([had[0], had[1], String(64_000 + Number(had[2]))])
})

test('midnight values twenty people in a turn of the loop, and others come between', async () => {
  for (let nth = 0; nth < 47; nth++) give(`P${nth}`, '1')
  const count = () => context.db.prepare("SELECT count(*) AS n FROM asset_snapshot WHERE day = '2026-11-26'").get()?.n
  takeSnapshots(context, now)
  const seen = [count()]
  for (let nth = 0; nth < 2; nth++) {
    await turn()
    seen.push(count())
  }
  expect(seen).toEqual([20, 40, 50])
})

test('an exchange that ends in the midst leaves the others out, and the next midnight values everybody', async () => {
  takeSnapshots(context, now, 2)
  endSnapshots(context.db)
  takeSnapshots(context, now, 2)
  await turn()
  expect(totals('2026-11-26')).toEqual([...before().slice(0, 2), undefined])
  now += DAY
  takeSnapshots(context, now, 2)
  await turn()
  expect(totals('2026-11-27')).toEqual(before())
})

test('many midnights of a downtime are valued person by person, and no more totals at once than of one', () => {
  transact(context.db, tx => setExchangeState(tx, 'snapshot-day', '2026-11-24'))
  takeSnapshots(context, now, 2)
  expect(totals('2026-11-26').filter(total => total !== undefined)).toHaveLength(1)
})

test('goes on in the next second where a turn has failed', async () => {
  const failed: unknown[] = []
  context = { ...context, log: (_, fields) => failed.push(fields?.what) }
  takeSnapshots(context, now, 1)
  context.db.exec('ALTER TABLE asset_snapshot RENAME TO away')
  await turn()
  await turn()
  context.db.exec('ALTER TABLE away RENAME TO asset_snapshot')
  expect(failed).toEqual(['takeSnapshots'])
  takeSnapshots(context, now, 1)
  for (let nth = 0; nth < 3; nth++) await turn()
  expect(totals('2026-11-26')).toEqual(before())
})
