import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  loginCall,
  type OutputOf,
  rechargeCancelCall,
  rechargeListCall,
  serverTimeCall,
  symbolPriceCall,
  transferContractCall,
  userBalanceCall,
} from '@shared/contract'
import { connect, newKey, newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { loadKeys } from '../keys.ts'

let exchange: Exchange
let user: TestUser
const lines: { event: string; fields: Record<string, unknown> }[] = []

beforeAll(async () => {
  exchange = await startExchange({ log: (event, fields = {}) => lines.push({ event, fields }) })
  user = await exchange.newUser({ balance: '1000' })
})
afterAll(() => exchange.stop())

const post = (path: string, body: string, token = user.token) => exchange.client.send('POST', path, { body, token })
const transferPath = transferContractCall.path
const order = (amount = '1') => ({
  from: 'balance' as const,
  to: 'contract' as const,
  currency: 'USDT',
  amount,
  clientOrderId: newOrderId(),
})
const isAlive = async () => expect((await exchange.client.call(symbolPriceCall, {})).code).toBe(200)

test('a success is wrapped with the time of the server', async () => {
  const answer = await exchange.client.call(userBalanceCall, { currency: 'USDT' }, { token: user.token })
  expect(answer).toMatchObject({ status: 200, code: 200, message: '', timestamp: exchange.sandbox.context.clock.now() })
  const [balance]: OutputOf<typeof userBalanceCall> = answer.result
  expect(balance?.available).toBe('1000')
})

test.each([
  ['nothing', () => ''],
  ['plain JSON', () => JSON.stringify(order())],
  ['text without a dot', () => 'hello'],
  ['a key sealed for another exchange', () => connect('', loadKeys(undefined).transportPublicKey).seal(order())],
  ['a key of look-alikes', () => exchange.client.seal(order(), '0OIl1'.padEnd(32, '0'))],
  ['a payload cut short', () => exchange.client.seal(order()).slice(0, -24)],
  ['a payload that is no JSON', () => exchange.client.seal('{"from":')],
  ['10,000 brackets', () => exchange.client.seal('['.repeat(10_000))],
  ['a prototype', () => exchange.client.seal('{"__proto__":{"user":"1"},"from":"balance"}')],
])('a POST with %s is refused and nothing stops', async (_, body) => {
  expect(await post(transferPath, body())).toMatchObject({ status: 200, code: 500, refusal: 'unreadable-request' })
  await isAlive()
})

test('a POST above 64 KB is refused and nothing stops', async () => {
  const body = exchange.client.seal({ ...order(), currency: 'x'.repeat(60_000) })
  expect(body.length).toBeGreaterThan(65_536)
  expect(await post(transferPath, body)).toMatchObject({ status: 200, code: 500, refusal: 'request-too-large' })
  await isAlive()
})

test('the same body again is refused', async () => {
  const body = exchange.client.seal({ id: 'R1' })
  const path = rechargeCancelCall.path.replace('{id}', 'R1')
  expect((await post(path, body)).refusal).toBe('not-found')
  expect((await post(path, body)).refusal).toBe('request-replayed')
})

test('the same order again is the same order', async () => {
  const body = exchange.client.seal(order('5'), newKey())
  const [first, second] = [await post(transferPath, body), await post(transferPath, body)]
  expect(second.result).toEqual(first.result)
  expect(first.code).toBe(200)
})

test('an input that does not fit names its field, in the language asked for', async () => {
  const options = { token: user.token, language: 'ja-JP' }
  const answer = await exchange.client.call(transferContractCall, { ...order(), amount: '-5' }, options)
  expect(answer).toMatchObject({ code: 500, refusal: 'field-invalid', values: { field: 'amount' } })
  expect(answer.message).toBe('金額を確認してください')
})

test('an empty filter of a list says nothing', async () => {
  const answer = await exchange.client.send('GET', `${rechargeListCall.path}?currency=&status=`, { token: user.token })
  expect(answer).toMatchObject({ code: 200, result: { records: [], total: 0 } })
})

test('a filter given twice is refused', async () => {
  const path = `${rechargeListCall.path}?currency=USDT&currency=BTC`
  expect(await exchange.client.send('GET', path, { token: user.token })).toMatchObject({ refusal: 'field-invalid' })
})

test('a path that is no path is refused and nothing stops', async () => {
  expect(await exchange.client.send('GET', '/api/%zz')).toMatchObject({ status: 200, code: 500 })
  await isAlive()
})

test('slashes may stand twice', async () => {
  expect(serverTimeCall.path).toContain('//')
  for (const path of [serverTimeCall.path, serverTimeCall.path.replace('//', '/')])
    expect((await exchange.client.send('GET', path)).code).toBe(200)
})

test('the number of a request comes back and stands in the log; a strange one is replaced', async () => {
  const options = { requestId: 'phone-1.a' }
  expect((await exchange.client.call(symbolPriceCall, {}, options)).requestId).toBe('phone-1.a')
  expect((await exchange.client.call(symbolPriceCall, {}, { requestId: 'a b\t' })).requestId).toMatch(/^[\w-]{36}$/)
  expect(lines.find(({ fields }) => fields.id === 'phone-1.a')?.fields).toMatchObject({
    method: 'GET',
    route: symbolPriceCall.path,
    status: 200,
    code: 200,
    user: null,
  })
})

test('no secret is in the log', async () => {
  await exchange.client.call(loginCall, { account: user.account, password: 'hunter2-secret' })
  await exchange.client.call(userBalanceCall, { currency: 'USDT' }, { token: user.token })
  const log = JSON.stringify(lines)
  for (const secret of [
    user.token,
    user.password,
    'hunter2-secret',
    exchange.sandbox.context.keys.operatorKey,
    exchange.sandbox.context.keys.push.privateKey,
  ])
    expect(log).not.toContain(secret)
})

test('what nobody foresaw is a sentence with the number of its line in the log; the next request is answered', async () => {
  const { db } = exchange.sandbox.context
  db.exec('ALTER TABLE recharge RENAME TO recharge_away')
  const answer = await exchange.client.call(rechargeListCall, {}, { token: user.token, requestId: 'broken-1' })
  db.exec('ALTER TABLE recharge_away RENAME TO recharge')
  expect(answer).toMatchObject({
    status: 200,
    code: 500,
    message: 'Something went wrong on our side. Reference: broken-1',
  })
  expect(answer.message).not.toContain('recharge')
  expect(lines.find(({ event }) => event === 'error')?.fields).toMatchObject({ id: 'broken-1' })
  expect((await exchange.client.call(rechargeListCall, {}, { token: user.token })).code).toBe(200)
})

test('no other site may ask, and nothing is kept by a cache', async () => {
  const url = exchange.sandbox.url + symbolPriceCall.path
  const reply = await fetch(url, { headers: { origin: 'https://evil.test' } })
  expect(reply.headers.get('access-control-allow-origin')).toBeNull()
  expect(reply.headers.get('cache-control')).toBe('no-store')
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
  expect((await fetch(url, { method: 'OPTIONS' })).headers.get('access-control-allow-methods')).toBeNull()
})

test('an open stream does not keep the exchange from stopping', async () => {
  const short = await startExchange()
  const streaming = new Promise<void>((resolve, reject) => {
    httpRequest(`${short.sandbox.url}/api/trade/appSymbol/stream`, reply => {
      reply.once('data', () => short.stop().catch(reject))
      reply.once('end', resolve)
    }).end()
  })
  await streaming
})
