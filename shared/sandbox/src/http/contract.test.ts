import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { calls, isCall, type Row } from '@shared/contract'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'
import { calls as served } from '../domains.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange()
})
afterAll(() => exchange.stop())

const isServed = (row: Row) => served.some(({ call }) => call.method === row.method && call.path === row.path)
/** What the gateway answers, not the exchange. */
const atGateway = (row: Row) => row.owner === 'shell'
const pathOf = (row: Row) => row.path.replace(/\{\w+\}/g, 'x')
const name = (row: Row) => `${row.method} ${row.path}`

const send = (row: Row, token?: string) =>
  exchange.client.send(row.method, pathOf(row), {
    ...(token !== undefined && { token }),
    ...(row.method === 'POST' && { body: exchange.client.seal({}) }),
  })

test('every call with its shapes is served, but for the two of the gateway', () => {
  const missing = calls.filter(row => isCall(row) && !isServed(row) && !atGateway(row))
  expect(missing.map(name)).toEqual([])
})

test('no call is served twice', () => {
  expect(new Set(served.map(({ call }) => name(call))).size).toBe(served.length)
})

test.each(calls.filter(row => !isServed(row)).map(row => [name(row), row] as const))(
  '%s is not here: 404 in the envelope',
  async (_, row) => {
    expect(await send(row, 'no-token')).toMatchObject({ status: 200, code: 404, refusal: 'not-found' })
  },
)

test.each(calls.filter(row => isServed(row) && row.auth === 'token').map(row => [name(row), row] as const))(
  '%s lets nobody in without a token that counts',
  async (_, row) => {
    expect(await send(row)).toMatchObject({ status: 200, code: 401, refusal: 'not-signed-in' })
    expect(await send(row, 'forged')).toMatchObject({ status: 401, code: 401, refusal: 'not-signed-in' })
  },
)

test.each(calls.filter(row => isServed(row) && row.auth !== 'token' && row.feature !== 'price-stream'))(
  '$method $path answers a visitor, and whoever comes with a dead token, alike',
  async row => {
    const [visitor, stale] = [await send(row), await send(row, 'forged')]
    expect(visitor.code).not.toBe(401)
    expect([stale.status, stale.code]).toEqual([visitor.status, visitor.code])
  },
)

test('an expired session and one that was ended are refused', async () => {
  const [expired, ended] = [await exchange.newUser(), await exchange.newUser()]
  const { db, clock } = exchange.sandbox.box
  db.prepare('UPDATE session SET expires = ? WHERE user_id = ?').run(clock.now(), expired.id)
  db.prepare('UPDATE session SET revoked = ? WHERE user_id = ?').run(clock.now(), ended.id)
  const balance = calls.filter(row => row.path.endsWith('queryUserBalance'))
  for (const row of balance)
    for (const { token } of [expired, ended]) expect(await send(row, token)).toMatchObject({ status: 401, code: 401 })
})

test('by the other method a served call is 405', async () => {
  expect(await exchange.client.send('GET', '/api/app/login')).toMatchObject({ status: 200, code: 405 })
})
