import { generateKeyPairSync } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { i18n } from '@lingui/core'
import { defineCall } from '@shared/contract/call'
import { balanceLogCall } from '@shared/contract/calls/wallet'
import type { Feature } from '@shared/contract/features'
import * as v from 'valibot'
import { call } from '../transport/call.ts'
import { resetClock, sampleClock } from '../transport/clock.ts'
import { reached, setOffline } from '../transport/connection.ts'
import { platformOf } from '../transport/testing/platform.ts'
import { plug } from '../transport/testing/plug.ts'
import { pass, settle, stopClocks, until } from '../transport/testing/real-time.ts'
import { type Answer, hangUp, json, ok, startWire, type Wire } from '../transport/testing/wire.ts'
import { placeOrder } from './place-order.ts'

i18n.loadAndActivate({ locale: 'en-us', messages: {} })

const order = defineCall({
  method: 'POST',
  path: '/api/order',
  auth: 'token',
  owner: 'trade',
  answers: 'x',
  order: true,
  opens: [],
  changes: ['funds'],
  foundBy: balanceLogCall,
  plain: true, // readable here; the wrapping has its own test
  input: { amount: v.string() },
  output: v.object({ id: v.string() }),
})
const listMy = defineCall({
  method: 'GET',
  path: '/api/listMy',
  auth: 'token',
  owner: 'trade',
  answers: 'x',
  input: { clientOrderId: v.string() },
  output: v.array(v.object({ id: v.string() })),
})
const clientOrderId = 'abcdefghijklmnop'
const find = (id: string) => call(listMy, { clientOrderId: id }, { notice: 'none' })

const transportPublicKey = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .publicKey.export({ type: 'spki', format: 'der' })
  .toString('base64')

let wire: Wire
let features: Feature[] = []
let onOrder: Answer
let onFind: Answer

beforeAll(async () => {
  wire = await startWire()
})
afterAll(() => wire.close())
beforeEach(() => {
  features = ['order-ids']
  onOrder = hangUp
  onFind = ok([])
  wire.seen.length = 0
  wire.answer((seen, response) => (seen.method === 'POST' ? onOrder : onFind)(seen, response))
  const config = () => platformOf(wire.url, { transportPublicKey, features })
  plug(config, { token: () => 't' })
  stopClocks()
})
afterEach(() => {
  jest.useRealTimers()
  reached(Number.POSITIVE_INFINITY)
  resetClock()
})

const finds = () => wire.seen.filter(seen => seen.path === '/api/listMy').length
const posts = () => wire.seen.filter(seen => seen.method === 'POST')

/** Places the order and follows what becomes of it. */
function place() {
  let checking = 0
  let end: unknown
  const done = placeOrder(order, { amount: '1', clientOrderId }, find, () => checking++).then(
    placed => (end = placed),
    (error: unknown) => (end = error),
  )
  return { done, checking: () => checking, end: () => end }
}

/** The try that comes after `seconds`: answered, its answer is read. */
async function next(seconds: number): Promise<void> {
  const before = finds()
  await pass(seconds * 1000 - 1)
  expect(finds()).toBe(before)
  await pass(1)
  await until(() => finds() === before + 1, `the try after ${seconds} s`)
  await settle()
}

test('an order that is answered needs no checking, and carries a deadline 30 s from the earliest time of the server', async () => {
  onOrder = ok({ id: '1' })
  const now = performance.now()
  sampleClock(1_000_000, now - 4000, now)
  const { done, checking } = place()
  await expect(done).resolves.toEqual({ state: 'ok', value: { id: '1' }, code: 200 })
  expect(checking()).toBe(0)
  expect(JSON.parse(posts()[0]?.body ?? '')).toEqual({ amount: '1', clientOrderId, deadline: 1_030_000 })
})

test('refused for its time, which a wrong clock said, it is sent once more under the same id and a true deadline', async () => {
  features = ['order-ids', 'sealed-time']
  const now = performance.now()
  sampleClock(1_000_000, now, now)
  const late = json({ code: 500, message: 'Late', result: { refusal: 'request-late' }, timestamp: 9_000_000 })
  onOrder = (seen, response) => {
    onOrder = ok({ id: '1' }, { timestamp: 9_000_000 })
    late(seen, response)
  }
  onFind = ok(9_000_000, { timestamp: 9_000_000 }) // getServerTime
  const { done } = place()
  await expect(done).resolves.toMatchObject({ state: 'ok', value: { id: '1' } })
  const bodies = posts().map(({ body }) => JSON.parse(body))
  expect(bodies).toEqual([
    { amount: '1', clientOrderId, deadline: 1_030_000 },
    { amount: '1', clientOrderId, deadline: 9_030_000 },
  ])
})

test('refused twice for its time it is refused', async () => {
  onOrder = json({ code: 500, message: 'Late', result: { refusal: 'request-late' } })
  onFind = ok(Date.now())
  await expect(place().done).resolves.toMatchObject({ refusal: 'request-late' })
  expect(posts()).toHaveLength(2)
})

test('a refusal is a refusal', async () => {
  onOrder = json({ code: 500, message: 'No', result: { refusal: 'price-moved' } })
  const { done, checking } = place()
  await expect(done).resolves.toMatchObject({ refusal: 'price-moved' })
  expect(checking()).toBe(0)
})

const failed = json({ code: 500, message: 'Something went wrong on our side', result: { requestId: '1' } })

test('an order that the server fails to answer, naming no refusal, is looked for; found, it stands', async () => {
  onOrder = failed
  onFind = ok([{ id: '9' }])
  const placing = place()
  await until(() => placing.checking() === 1)
  await next(1)
  await expect(placing.done).resolves.toEqual({ state: 'found', rows: [{ id: '9' }] })
  expect(posts()).toHaveLength(1)
})

test('a server that writes the code of its failure as text may have placed the order too', async () => {
  onOrder = json({ code: '500', message: 'System busy' })
  onFind = ok([{ id: '9' }])
  const placing = place()
  await until(() => placing.checking() === 1)
  await next(1)
  await expect(placing.done).resolves.toEqual({ state: 'found', rows: [{ id: '9' }] })
})

test("where it is not found after such an answer, it was not placed, and the server's words say so", async () => {
  onOrder = failed
  const placing = place()
  await until(() => placing.checking() === 1)
  for (const seconds of [1, 2, 4, 8]) await next(seconds)
  expect(placing.end()).toBeUndefined()
  await next(15)
  await expect(placing.done).resolves.toMatchObject({ code: 500, message: 'Something went wrong on our side' })
})

test('where nobody answers the looking for either, it stays unconfirmed', async () => {
  onOrder = failed
  const placing = place()
  await until(() => placing.checking() === 1)
  onFind = failed
  for (const seconds of [1, 2, 4, 8, 15]) await next(seconds)
  await expect(placing.done).resolves.toEqual({ state: 'unconfirmed' })
})

test.each([
  ['a code that says what must be brought', { code: 510, message: 'Captcha' }, ['order-ids']],
  [
    'an order that never reached the server',
    { code: 502, message: "Couldn't reach the server. Try again." },
    ['order-ids'],
  ],
  ['a server that nobody can ask by the id of an order', { code: 500, message: 'No' }, []],
] as const)('%s is a refusal at once', async (_, answer, live) => {
  features = [...live]
  onOrder = json(answer)
  const { done, checking } = place()
  await expect(done).resolves.toMatchObject(answer)
  expect(checking()).toBe(0)
})

test('offline nothing is sent, so nothing is uncertain', async () => {
  setOffline()
  const { done } = place()
  await expect(done).resolves.toMatchObject({ kind: 'offline' })
  expect(wire.seen).toEqual([])
})

test('a lost answer is looked for after 1, 2, 4, 8 and 15 s; found, its rows are the outcome', async () => {
  const placing = place()
  await until(() => placing.checking() === 1)
  for (const seconds of [1, 2, 4]) await next(seconds)
  onFind = ok([{ id: '9' }])
  await next(8)
  await expect(placing.done).resolves.toEqual({ state: 'found', rows: [{ id: '9' }] })
  expect(posts()).toHaveLength(1)
})

test('not found after the last try: not placed, and it was sent once', async () => {
  const placing = place()
  await until(() => placing.checking() === 1)
  for (const seconds of [1, 2, 4, 8, 15]) await next(seconds)
  await expect(placing.done).resolves.toEqual({ state: 'not-placed' })
  expect(posts()).toHaveLength(1)
})

test('tries that nobody answers count for nothing; if the last one is among them it stays unconfirmed', async () => {
  const placing = place()
  await until(() => placing.checking() === 1)
  for (const seconds of [1, 2, 4, 8]) await next(seconds)
  onFind = (_, response) => void response.writeHead(503).end()
  await next(15)
  await expect(placing.done).resolves.toEqual({ state: 'unconfirmed' })
})

test('a try without a connection is made again once it is back', async () => {
  const placing = place()
  await until(() => placing.checking() === 1)
  for (const seconds of [1, 2, 4, 8]) await next(seconds)
  setOffline()
  onFind = hangUp
  await next(15)
  await pass(3_600_000)
  expect(placing.end()).toBeUndefined()
  onFind = ok([{ id: '9' }])
  reached(performance.now())
  await expect(placing.done).resolves.toEqual({ state: 'found', rows: [{ id: '9' }] })
})

test('a session that ends meanwhile ends the checking', async () => {
  const placing = place()
  await until(() => placing.checking() === 1)
  onFind = json({ code: 401 })
  await next(1)
  await expect(placing.done).resolves.toMatchObject({ state: 'expired' })
})

test('where the server knows no order ids nobody can ask: unconfirmed at once', async () => {
  features = []
  const { done, checking } = place()
  await expect(done).resolves.toEqual({ state: 'unconfirmed' })
  expect(checking()).toBe(0)
  expect(finds()).toBe(0)
})

test('a fault of ours while looking is not taken for silence', async () => {
  const broken = placeOrder(order, { amount: '1', clientOrderId }, () => Promise.reject(new TypeError('oops'))).catch(
    (error: unknown) => error,
  )
  await until(() => posts().length === 1)
  await settle()
  await pass(1000)
  await expect(broken).resolves.toMatchObject({ message: 'oops' })
})
