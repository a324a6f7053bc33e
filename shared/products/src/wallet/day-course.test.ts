import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { assetCourseCall } from '@shared/contract'
import { symbols } from '@shared/engine/market/symbols'
import type { Tape } from '@shared/engine/market/tape'
import { pass } from '../../../sandbox/src/testing/accounts/people.ts'
import { placed } from '../../../sandbox/src/testing/positions/orders.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { assetCourse } from './day-course.ts'

const HOUR = 3600
/** Two minutes before midnight (UTC+8). Bitcoin: 64,000, and 100 more with each full hour. */
const tape: Tape = {
  start: '2026-11-25 23:58:00',
  symbols: {
    BTCUSDT: [
      [0, '64000'],
      ['2026-11-26 01:00:00', '64100'],
      ['2026-11-26 02:00:00', '64200'],
      ['2026-11-26 03:00:00', '64300'],
    ],
  },
  gaps: [],
}

const folder = () => mkdtempSync(join(tmpdir(), 'exchange-'))
const start = (data: string, on = tape) =>
  startExchange({ tape: on, data, symbols: symbols.filter(({ symbol }) => symbol === 'BTCUSDT') })
/** Its years of history are made once; each test begins with a copy. */
const fresh = folder()
let exchange: Exchange
let data: string
beforeAll(async () => (await start(fresh)).stop())
afterAll(() => rmSync(fresh, { recursive: true }))
beforeEach(() => {
  data = folder()
  cpSync(fresh, data, { recursive: true })
})
afterEach(async () => {
  expect(exchange.faults()).toEqual([])
  await exchange.stop()
  rmSync(data, { recursive: true })
})

const begin = async (on = tape) => {
  exchange = await start(data, on)
}
/** A clock that passes to ten seconds after a full hour of the day; the next beat catches up. */
async function until(hour: number): Promise<void> {
  const midnight = Date.parse('2026-11-26T00:00:09+08:00')
  pass(exchange, (midnight - exchange.sandbox.context.clock.now()) / 1000 + hour * HOUR)
  await exchange.sandbox.advance(1)
}
const course = async ({ token }: TestUser) =>
  (await exchange.client.ask(assetCourseCall, {}, { token })).map(({ time, totalAssets, inflow }) => [
    time.slice(11, 16),
    totalAssets,
    inflow,
  ])
const adjust = (user: TestUser, currency: string, amount: string) =>
  exchange.operate('wallet', 'adjust', user.id, currency, amount)

test('values each full hour of today at its own price while nothing has moved since midnight', async () => {
  await begin()
  const user = await exchange.newUser()
  await adjust(user, 'BTC', '1')
  await until(2)
  const hours = [
    ['00:00', '64000', '0'],
    ['01:00', '64100', '0'],
    ['02:00', '64200', '0'],
  ]
  expect(await course(user)).toEqual(hours)
  expect(await course(user)).toEqual(hours)
})

test('keeps what was asked for before an entry, and leaves out the hours before an entry that nobody asked for', async () => {
  await begin()
  const [asking, silent] = [await exchange.newUser(), await exchange.newUser()]
  for (const user of [asking, silent]) await adjust(user, 'BTC', '1')
  await until(1)
  await course(asking)
  for (const user of [asking, silent]) await adjust(user, 'USDT', '50')
  await until(2)
  const after = ['02:00', '64250', '50']
  expect(await course(asking)).toEqual([['00:00', '64000', '0'], ['01:00', '64100', '0'], after])
  expect(await course(silent)).toEqual([['00:00', '64000', '0'], after])
})

test('counts what an open position made until then', async () => {
  await begin()
  const user = await exchange.newUser({ contract: '1000' })
  await placed(exchange, user, { quantity: '0.1' })
  await exchange.sandbox.advance(130)
  await until(1)
  const [midnight, hour] = await course(user)
  expect(Number(hour?.[1]) - Number(midnight?.[1])).toBeCloseTo(10, 8)
})

test('leaves out an hour without a price for whoever holds the coin, and tells it whoever holds none', async () => {
  await begin({ ...tape, gaps: [{ from: 30 * 60, to: 100 * 60, symbols: ['BTCUSDT'] }] })
  const [holder, other] = [await exchange.newUser(), await exchange.newUser()]
  await adjust(holder, 'BTC', '1')
  await adjust(other, 'USDT', '5')
  await until(2)
  expect((await course(holder)).map(([time]) => time)).toEqual(['00:00', '02:00'])
  expect((await course(other)).map(([time]) => time)).toEqual(['00:00', '01:00', '02:00'])
})

test('forgets the hours of yesterday, and tells nothing where midnight is not known', async () => {
  await begin()
  const user = await exchange.newUser({ balance: '5' })
  await until(1)
  await course(user)
  await until(25)
  expect((await course(user)).slice(0, 2)).toEqual([
    ['00:00', '5', '0'],
    ['01:00', '5', '0'],
  ])
  const { db } = exchange.sandbox.context
  const kept = db.prepare('SELECT count(*) AS n FROM asset_hour WHERE user_id = ?').get(user.id)
  expect(kept?.n).toBe(1)
  db.prepare('DELETE FROM asset_snapshot WHERE user_id = ?').run(user.id)
  expect(await course(user)).toEqual([])
})

test('tells the hours of one day where midnight passes during the question', async () => {
  await begin()
  const user = await exchange.newUser({ balance: '5' })
  await until(24)
  const { context } = exchange.sandbox
  const now = context.clock.now()
  const moments = [now - 20_000]
  const clock = { ...context.clock, now: () => moments.shift() ?? now }
  expect(assetCourse({ ...context, clock }, user.id).at(-1)).toMatchObject({ time: '2026-11-26 23:00:00', inflow: '0' })
})
