/** Price alerts: once, at the tick that is there, across a restart. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { alertListCall, createAlertCall, deleteAlertCall, type InputOf, messageListCall } from '@shared/contract'
import { alertDirections, alertStates } from '@shared/contract/codes'
import { alertGrowth } from '../../../sandbox/src/testing/alerts/growth.ts'
import { copyRows } from '../../../sandbox/src/testing/growth/copies.ts'
import { tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'

const tape = tapeOf({
  BTCUSDT: [
    [0, '64000'],
    [5, '64999.99'],
    [10, '65000'],
    [11, '65100'],
    [12, '64000'],
    [13, '65200'],
  ],
})

let exchange: Exchange
afterEach(() => exchange.stop())

const alert = (change: Partial<InputOf<typeof createAlertCall>> = {}) => ({
  symbol: 'BTCUSDT',
  direction: alertDirections.rises,
  price: '65000',
  clientOrderId: newOrderId(),
  ...change,
})
const create = (user: TestUser, change: Partial<InputOf<typeof createAlertCall>> = {}) =>
  exchange.client.call(createAlertCall, alert(change), user)
const told = async (user: TestUser) =>
  (await exchange.client.ask(messageListCall, {}, user)).map(({ msgContent }) => msgContent)

test('an alert is told once, when the price is there, and not again as it comes back', async () => {
  exchange = await startExchange({ tape })
  const user = await exchange.newUser()
  const id = newOrderId()
  expect(await create(user, { clientOrderId: id })).toMatchObject({ result: { state: alertStates.open } })
  expect((await create(user, { clientOrderId: id })).result).toMatchObject({ clientOrderId: id })
  await exchange.sandbox.advance(9)
  expect(await told(user)).toEqual([])
  await exchange.sandbox.advance(4)
  expect(await told(user)).toEqual(['BTC/USDT has risen to 65,000.00. The price was 65,000.00.'])
  const { records } = await exchange.client.ask(alertListCall, {}, user)
  expect(records).toMatchObject([{ state: alertStates.reached, reachedTime: '2026-11-25 10:00:10' }])
})

test('an exchange that is ended and begins again between tells it once', async () => {
  const data = mkdtempSync(join(tmpdir(), 'alerts-'))
  exchange = await startExchange({ tape, data })
  const user = await exchange.newUser()
  await create(user)
  await exchange.sandbox.advance(9)
  await exchange.stop()
  exchange = await startExchange({ tape, data })
  await exchange.sandbox.advance(2)
  await exchange.stop()
  exchange = await startExchange({ tape, data })
  await exchange.sandbox.advance(2)
  expect(await told(user)).toHaveLength(1)
  rmSync(data, { recursive: true })
})

test("one that was taken away is not told, and nobody takes away another's", async () => {
  exchange = await startExchange({ tape })
  const [user, other] = [await exchange.newUser(), await exchange.newUser()]
  const { id } = (await create(user)).result
  expect(await exchange.client.call(deleteAlertCall, { id }, other)).toMatchObject({ refusal: 'not-found' })
  await exchange.client.ask(deleteAlertCall, { id }, user)
  await exchange.sandbox.advance(11)
  expect(await told(user)).toEqual([])
})

test('twenty of a person are open at most, each within a fifth of the market and on its grid', async () => {
  exchange = await startExchange({ tape })
  const user = await exchange.newUser()
  expect(await create(user, { price: '76800.01' })).toMatchObject({ refusal: 'price-range' })
  expect(await create(user, { price: '64000.001' })).toMatchObject({ refusal: 'quantity-step' })
  expect(await create(user, { symbol: 'NOPEUSDT' })).toMatchObject({ refusal: 'not-found' })
  for (let nth = 0; nth < 20; nth++) {
    if (nth % 5 === 0) await exchange.sandbox.advance(1)
    await create(user, { price: '70000' })
  }
  await exchange.sandbox.advance(1)
  expect(await create(user, { price: '70000' })).toMatchObject({ refusal: 'too-many', values: { n: 20 } })
})

test('a fall is told by the first tick at or beyond it, and one that was told makes room', async () => {
  exchange = await startExchange({ tape })
  const user = await exchange.newUser()
  await exchange.sandbox.advance(5)
  const fall = { direction: alertDirections.falls, price: '64500' }
  for (let nth = 0; nth < 20; nth++) {
    if (nth % 7 === 6) await exchange.sandbox.advance(1)
    await create(user, nth ? { price: '70000' } : fall)
  }
  await exchange.sandbox.advance(4)
  expect(await told(user)).toEqual([])
  expect(await create(user, { price: '70000' })).toMatchObject({ refusal: 'too-many' })
  await exchange.sandbox.advance(1)
  expect(await told(user)).toEqual([expect.stringContaining('The price was 64,000.00.')])
  expect((await create(user, { price: '70000' })).result).toMatchObject({ state: alertStates.open })
})

test('they are listed newest first, a page at a time, with the count of all', async () => {
  exchange = await startExchange({ tape })
  const user = await exchange.newUser()
  for (let nth = 1; nth <= 7; nth++) {
    await create(user, { price: `6500${nth}` })
    if (nth === 4) await exchange.sandbox.advance(1)
  }
  const page = await exchange.client.ask(alertListCall, { pageNo: 2, pageSize: 3 }, user)
  expect([page.total, page.pages, page.records.length]).toEqual([7, 3, 3])
  const all = await exchange.client.ask(alertListCall, {}, user)
  expect(all.records.slice(0, 3).every(({ createTime }) => createTime > (all.records[3]?.createTime ?? ''))).toBe(true)
  expect(page.records).toEqual(all.records.slice(3, 6))
})

test('of those that were reached the newest hundred stay; open ones stay, and those of others', async () => {
  exchange = await startExchange({ tape })
  const [user, other] = [await exchange.newUser(), await exchange.newUser()]
  const { db, clock } = exchange.sandbox.context
  alertGrowth.grow(db, user.id, 99, clock.now())
  copyRows(db, 'price_alert', "id = 'AGROWTH'", 3, { id: "'AO' || i", user_id: `'${other.id}'` })
  await create(user)
  await create(user, { price: '70000' })
  await exchange.sandbox.advance(10)
  const count = 'SELECT state, count(*) AS n FROM price_alert WHERE user_id = ? GROUP BY state ORDER BY state'
  const counted = ({ id }: TestUser) => db.prepare(count).all(id)
  expect(counted(user)).toEqual([
    { state: alertStates.open, n: 1 },
    { state: alertStates.reached, n: 100 },
  ])
  expect(counted(other)).toEqual([{ state: alertStates.reached, n: 3 }])
  expect(db.prepare("SELECT 1 FROM price_alert WHERE id = 'AG99'").get()).toBeUndefined()
  const { records, total } = await exchange.client.ask(alertListCall, { state: alertStates.reached }, user)
  expect([total, records[0]?.reachedTime]).toEqual([100, '2026-11-25 10:00:10'])
})
