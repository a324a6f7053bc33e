import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import {
  balanceLogCall,
  type Call,
  calls,
  createPositionCall,
  isCall,
  type Row,
  rechargeApplyCall,
  transferContractCall,
} from '@shared/contract'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { features, calls as served } from '../domains.ts'

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

test('the features told are those of the calls that are served, and a few without a call', () => {
  const told = calls.filter(row => row.feature && isServed(row)).map(row => row.feature)
  expect(features).toEqual(expect.arrayContaining(told))
  const withCall = new Set(calls.map(row => row.feature))
  expect(features.filter(feature => withCall.has(feature) && !told.includes(feature))).toEqual([])
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

test('by the other method a served call is 405', async () => {
  expect(await exchange.client.send('GET', '/api/app/login')).toMatchObject({ status: 200, code: 405 })
})

const fieldsOf = (call: Call) => Object.keys((call.input as unknown as { entries: object }).entries)

describe("another's orders", () => {
  const secrets: Record<string, string> = {}
  let stranger: TestUser

  beforeAll(async () => {
    const [owner, other] = [await exchange.newUser({ balance: '100', contract: '1000' }), await exchange.newUser()]
    stranger = other
    const asOwner = { token: owner.token }
    const from = { from: 'balance', to: 'contract', currency: 'USDT', amount: '1' } as const
    const open = {
      tradeType: 1,
      symbol: 'BTCUSDT',
      direction: 1,
      orderType: 1,
      quantity: '0.01',
      leverage: 10,
    } as const
    const at = { marginMode: 1, expectedPrice: '64000', tolerance: '0.01' } as const
    const recharge = { currency: 'USDT', network: 'TRC20', amount: '50' }
    const order = () => ({ clientOrderId: newOrderId() })
    const { client } = exchange
    secrets.transfer = (await client.ask(transferContractCall, { ...from, ...order() }, asOwner)).id
    secrets.recharge = (await client.ask(rechargeApplyCall, { ...recharge, ...order() }, asOwner)).id
    secrets.position = (await client.ask(createPositionCall, { ...open, ...at, ...order() }, asOwner)).id
    secrets.leg = (await client.ask(balanceLogCall, {}, asOwner)).records[0]?.id ?? ''
    secrets.owner = owner.id
  })

  const names = ['id', 'rechargeId', 'refId'] as const
  const asking = served.filter(
    ({ call }) => call.auth === 'token' && names.some(field => fieldsOf(call).includes(field)),
  )

  test.each(asking.map(({ call }) => [name(call), call] as const))('%s does not give them away', async (_, call) => {
    // no more than ten orders a second
    await exchange.sandbox.advance(1)
    for (const secret of Object.values(secrets)) {
      const input = Object.fromEntries(names.map(field => [field, secret]))
      const filled = {
        clientOrderId: newOrderId(),
        expectedPrice: '64000',
        tolerance: '0.01',
        amount: '1',
        txHash: 'x',
      }
      const answer = await exchange.client.call(call, { ...filled, ...input }, { token: stranger.token })
      if (call.method === 'POST') expect(['not-found', 'field-invalid']).toContain(answer.refusal)
      else expect(JSON.stringify(answer.code === 200 ? answer.result : null)).not.toContain(secret)
    }
  })
})
