import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { loginCall, symbolPriceCall, userBalanceCall } from '@shared/contract'
import { setExchangeState } from '@shared/engine/db/state'
import { transact } from '@shared/engine/db/transact'
import { type Exchange, startExchange } from '../../testing/src/exchange.ts'
import { seedDemo } from './seed/demo.ts'
import { placed } from './testing/positions/orders.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'exchange-'))
/** Its years of history are made once; each test begins with a copy. */
const fresh = folder()
let data: string
let running: Exchange[] = []

beforeAll(async () => (await startExchange({ data: fresh })).stop())
beforeEach(() => {
  data = folder()
  cpSync(fresh, data, { recursive: true })
})
afterAll(() => rmSync(fresh, { recursive: true }))
afterEach(async () => {
  for (const exchange of running) await exchange.stop()
  running = []
  rmSync(data, { recursive: true })
})

async function start(options: Parameters<typeof startExchange>[0] = {}): Promise<Exchange> {
  const exchange = await startExchange({ data, ...options })
  running.push(exchange)
  return exchange
}
async function stop(exchange: Exchange): Promise<void> {
  running = running.filter(one => one !== exchange)
  await exchange.stop()
}

test('a second exchange on the same folder is refused', async () => {
  await start()
  await expect(start()).rejects.toThrow('is in use by another exchange')
})

test('what was there is there after a restart: sessions, money, keys, and the manual clock', async () => {
  const first = await start()
  const user = await first.newUser({ balance: '7' })
  await first.sandbox.advance(3_600)
  const [now, { transportPublicKey }] = [first.sandbox.context.clock.now(), first.sandbox]
  await stop(first)
  const second = await start()
  expect(second.sandbox.context.clock.now()).toBe(now)
  expect(second.sandbox.transportPublicKey).toBe(transportPublicKey)
  const balances = await second.client.ask(userBalanceCall, { currency: 'USDT' }, { token: user.token })
  expect(balances[0]?.available).toBe('7')
})

/** Ends it; the next one on its folder begins a minute later. */
async function awayForAMinute(exchange: Exchange): Promise<void> {
  const { db, clock } = exchange.sandbox.context
  transact(db, tx => setExchangeState(tx, 'clock', String(clock.now() + 60_000)))
  await stop(exchange)
}

test('after a minute away prices are of the present second: an order is taken at once', async () => {
  const first = await start()
  const user = await first.newUser({ contract: '1000' })
  await awayForAMinute(first)
  const second = await start()
  const { market, clock } = second.sandbox.context
  const { price = '', time } = market.last('BTCUSDT') ?? {}
  expect(time).toBe(clock.now())
  expect(await placed(second, user, { expectedPrice: price, quantity: '0.01' })).toMatchObject({ openPrice: price })
})

test('an exchange that ran without a demo account gets one when it begins again', async () => {
  await awayForAMinute(await start())
  const { client, sandbox } = await start()
  const demo = await seedDemo(sandbox.context)
  expect((await client.ask(loginCall, demo)).token).toBeTruthy()
})

test('secrets are readable by their owner alone', async () => {
  const { sandbox } = await start()
  const files = [
    sandbox.operatorKeyFile,
    ...['keys.json', 'exchange.db', 'exchange.db-wal', 'exchange.db-shm', 'exchange.db.lock', 'exchange.db.pid'].map(
      name => join(data, name),
    ),
  ]
  for (const file of files) expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(JSON.parse(readFileSync(sandbox.operatorKeyFile, 'utf8'))).toEqual({
    url: sandbox.operatorUrl,
    key: sandbox.context.keys.operatorKey,
  })
  expect(readFileSync(sandbox.transportPublicKeyFile, 'utf8')).toBe(sandbox.transportPublicKey)
})

test('books that do not add up are found at the start: reading goes on, writing is refused', async () => {
  const first = await start()
  const user = await first.newUser({ balance: '7' })
  first.sandbox.context.db.exec("UPDATE ledger_account SET balance = balance + 1 WHERE owner <> 'house'")
  await stop(first)
  const lines: string[] = []
  const second = await start({ log: event => lines.push(event) })
  expect(lines).toContain('ledger-halted')
  await expect(second.operate('wallet', 'adjust', user.id, 'USDT', '1')).rejects.toThrow('ledger-halted')
  const balances = await second.client.ask(userBalanceCall, { currency: 'USDT' }, { token: user.token })
  expect(balances[0]?.available).toBe('7.00000001')
})

test('a second that fails is logged and the exchange goes on', async () => {
  const lines: { event: string; what: unknown }[] = []
  const exchange = await start({ log: (event, fields) => lines.push({ event, what: fields?.what }) })
  const { db } = exchange.sandbox.context
  db.exec('ALTER TABLE asset_snapshot RENAME TO away')
  db.exec("UPDATE exchange_state SET value = 'never' WHERE key = 'snapshot-day'")
  await exchange.newUser({ balance: '1' })
  const before = (await exchange.client.ask(symbolPriceCall, { symbols: 'BTCUSDT' }))[0]?.time ?? 0
  await exchange.sandbox.advance(2)
  expect(lines).toContainEqual({ event: 'beat-failed', what: 'takeSnapshots' })
  const after = (await exchange.client.ask(symbolPriceCall, { symbols: 'BTCUSDT' }))[0]?.time ?? 0
  expect(after).toBe(before + 2_000)
})

test('beats after a restart with a clock behind the last second', async () => {
  const first = await start()
  const { db, clock } = first.sandbox.context
  const ahead = Math.max(clock.now(), Date.now()) + 3_600_000
  transact(db, tx => setExchangeState(tx, 'alive', String(ahead)))
  await stop(first)
  const lines: unknown[] = []
  const { sandbox } = await start({ clock: 'real', log: (event, fields) => lines.push([event, fields]) })
  const ticked = new Promise<void>(resolve => {
    sandbox.context.market.onSecond(resolve)
  })
  await ticked
  expect(sandbox.context.market.last('BTCUSDT')?.time).toBeGreaterThanOrEqual(ahead - 1000)
  expect(lines).toContainEqual(['clock-set-back', { ms: expect.any(Number) }])
})

test('on a real clock it beats by itself and cannot be advanced', async () => {
  const { sandbox } = await start({ clock: 'real' })
  await expect(sandbox.advance(1)).rejects.toThrow('The clock is real')
  const ticked = new Promise<void>(resolve => {
    sandbox.context.market.onSecond(resolve)
  })
  await ticked
})
