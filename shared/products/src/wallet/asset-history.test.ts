import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { assetHistoryCall, userAssetsCall } from '@shared/contract'
import { setExchangeState } from '@shared/engine/db/state'
import { transact } from '@shared/engine/db/transact'
import { booksOf } from '@shared/engine/ledger/index'
import { symbols } from '@shared/engine/market/symbols'
import type { Tape } from '@shared/engine/market/tape'
import { pass } from '../../../sandbox/src/testing/accounts/people.ts'
import { placed } from '../../../sandbox/src/testing/positions/orders.ts'
import { withdrawing } from '../../../sandbox/src/testing/wallet/withdrawals.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
/** Two minutes before midnight (UTC+8). Bitcoin: 64,000 until it, 64,500 from it on, 65,000 five minutes later. */
const tape: Tape = {
  start: '2026-11-25 23:58:00',
  symbols: {
    BTCUSDT: [
      [0, '64000'],
      ['2026-11-26 00:00:00', '64500'],
      ['2026-11-26 00:05:00', '65000'],
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
beforeEach(async () => {
  data = folder()
  cpSync(fresh, data, { recursive: true })
  exchange = await start(data)
})
afterEach(async () => {
  expect(exchange.faults()).toEqual([])
  await exchange.stop()
  rmSync(data, { recursive: true })
})

const history = ({ token }: TestUser, days = 7) => exchange.client.ask(assetHistoryCall, { days }, { token })
const assets = ({ token }: TestUser) => exchange.client.ask(userAssetsCall, {}, { token })
const adjust = (user: TestUser, currency: string, amount: string) =>
  exchange.operate('wallet', 'adjust', user.id, currency, amount)

/** Down for so long, and back: the next second is the first after it. */
async function away(seconds: number, on = tape): Promise<void> {
  const { db, clock } = exchange.sandbox.context
  transact(db, tx => setExchangeState(tx, 'clock', String(clock.now() + seconds * 1000)))
  await exchange.stop()
  exchange = await start(data, on)
}

test('a day is what it ended with, what came in and what it brought; before the first there is none', async () => {
  const user = await exchange.newUser()
  await adjust(user, 'BTC', '1')
  await adjust(user, 'USDT', '1000')
  expect(await history(user)).toEqual([{ day: '2026-11-25', totalAssets: '65000', inflow: '65000', profit: '0' }])
  await exchange.sandbox.advance(2 * MINUTE + 1)
  await adjust(user, 'USDT', '50')
  expect(await history(user)).toEqual([
    { day: '2026-11-25', totalAssets: '65500', inflow: '65000', profit: '500' },
    { day: '2026-11-26', totalAssets: '65550', inflow: '50', profit: '0' },
  ])
  expect(await history(user, 1)).toEqual([{ day: '2026-11-26', totalAssets: '65550', inflow: '50', profit: '0' }])
})

test('what came in counts by the price of its posting, whatever it is worth later', async () => {
  const user = await exchange.newUser()
  await adjust(user, 'BTC', '1')
  await exchange.sandbox.advance(2 * MINUTE)
  await adjust(user, 'BTC', '1')
  await exchange.sandbox.advance(5 * MINUTE)
  expect((await history(user)).at(-1)).toEqual({
    day: '2026-11-26',
    totalAssets: '130000',
    inflow: '64500',
    profit: '1000',
  })
  expect(await assets(user)).toMatchObject({ dailyProfit: '1000', totalProfit: '1500' })
})

test('a withdrawal that is paid takes what was sent off what came in: only its fee is a loss', async () => {
  const { ready, apply } = withdrawing(exchange)
  const { user, account } = await ready('1000')
  const { result } = await apply(user, account)
  const id = (result as { id: string }).id
  await exchange.sandbox.advance(1)
  expect((await history(user)).at(-1)).toMatchObject({ totalAssets: '1000', inflow: '0', profit: '0' })
  await exchange.operate('withdraw', 'pay', id)
  expect((await history(user)).at(-1)).toMatchObject({ totalAssets: '900', inflow: '-99', profit: '-1' })
  expect(await assets(user)).toMatchObject({ totalProfit: '-1' })
})

test('a midnight in a downtime is valued at the prices of its own minute', async () => {
  const user = await exchange.newUser({ contract: '1000' })
  await adjust(user, 'BTC', '1')
  await away(2 * HOUR)
  expect(await history(user)).toMatchObject([
    { day: '2026-11-25', totalAssets: '65500' },
    { day: '2026-11-26', totalAssets: '66000', inflow: '0', profit: '500' },
  ])
})

/** It falls by a fifth a minute before midnight, and is back at midnight. */
const dip = {
  ...tape,
  symbols: {
    BTCUSDT: [
      [0, '64000'],
      [MINUTE, '50000'],
      [2 * MINUTE, '64000'],
    ],
  },
} as Tape
/** With a position of 6,400 on nearly all the money: the dip liquidates it. */
async function leveraged(): Promise<TestUser> {
  const user = await exchange.newUser({ contract: '325' })
  await placed(exchange, user, { quantity: '0.1' })
  return user
}

test('a downtime leaves out a midnight of a person whose positions it liquidates before or after it', async () => {
  const user = await leveraged()
  await away(2 * HOUR, dip)
  const days = await history(user)
  expect(days).toMatchObject([{ day: '2026-11-26', profit: null }])
  expect(Number(days[0]?.totalAssets)).toBeLessThan(10)
})

test('a halt of the books leaves out a midnight of a person with leverage, and of nobody else', async () => {
  const [user, other] = [await leveraged(), await exchange.newUser({ balance: '5' })]
  booksOf(exchange.sandbox.context.db).halted = 'a fault'
  await exchange.sandbox.advance(2 * MINUTE + 1)
  await exchange.operate('ledger', 'check')
  expect((await history(user)).map(({ day }) => day)).toEqual(['2026-11-26'])
  expect((await history(other)).map(({ day }) => day)).toEqual(['2026-11-25', '2026-11-26'])
})

test('a clock that passed midnight without a beat values it by what the next beat liquidates before it', async () => {
  const user = await leveraged()
  await exchange.stop()
  exchange = await start(data, dip)
  pass(exchange, 2 * HOUR)
  await exchange.sandbox.advance(1)
  const days = await history(user)
  expect(days.map(({ day }) => day)).toEqual(['2026-11-25', '2026-11-26'])
  for (const { totalAssets } of days) expect(Number(totalAssets)).toBeLessThan(10)
})

test('of a downtime of days each midnight is valued, and the days after it are days like any', async () => {
  const user = await exchange.newUser()
  await adjust(user, 'BTC', '1')
  await away(25 * HOUR)
  expect((await history(user)).map(({ day, totalAssets, profit }) => [day, totalAssets, profit])).toEqual([
    ['2026-11-25', '64500', '500'],
    ['2026-11-26', '65000', '500'],
    ['2026-11-27', '65000', '0'],
  ])
})

test('without a price of that minute the day is left out, and the next one has no profit; who holds no coin has both', async () => {
  const [holder, other] = [await exchange.newUser(), await exchange.newUser()]
  await adjust(holder, 'BTC', '1')
  await adjust(other, 'USDT', '5')
  await away(2 * HOUR, { ...tape, gaps: [{ from: MINUTE, to: 4 * MINUTE, symbols: ['BTCUSDT'] }] })
  expect(await history(holder)).toEqual([{ day: '2026-11-26', totalAssets: '65000', inflow: '0', profit: null }])
  expect(await assets(holder)).toMatchObject({ dailyProfit: '0', dailyRate: '0', totalProfit: '1000' })
  expect(await history(other)).toMatchObject([{ profit: '0' }, { profit: '0' }])
})

test('a clock that passed midnight without a beat is caught up by the next one', async () => {
  const user = await exchange.newUser()
  await adjust(user, 'BTC', '1')
  pass(exchange, 2 * HOUR)
  await exchange.sandbox.advance(1)
  expect(await history(user)).toMatchObject([{ totalAssets: '64500' }, { totalAssets: '65000', profit: '500' }])
})
