import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import {
  type Call,
  calls,
  createAlertCall,
  createPositionCall,
  debitBuyCall,
  isCall,
  type Row,
  rechargeApplyCall,
  transferContractCall,
} from '@shared/contract'
import { alertDirections } from '@shared/contract/codes'
import { features, calls as served } from '../../../sandbox/src/domains/serving.ts'
import { applyBasic } from '../../../sandbox/src/testing/accounts/identities.ts'
import { device, registered } from '../../../sandbox/src/testing/accounts/passkeys.ts'
import { PASSWORD, pass } from '../../../sandbox/src/testing/accounts/people.ts'
import { PIN, withdrawing } from '../../../sandbox/src/testing/wallet/withdrawals.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'

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

/** All that is called an id in an answer, however deep. */
function idsIn(answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null) return []
  return Object.entries(answer).flatMap(([field, value]) =>
    typeof value === 'string' && /^id$|Id$/.test(field) ? [value] : idsIn(value),
  )
}

describe("another's own", () => {
  const own = served.filter(({ call }) => call.auth === 'token')
  const takesId = (field: string) =>
    /^id$|Id$/.test(field) && !['clientOrderId', 'deviceId', 'requestId'].includes(field)
  const asking = own.filter(({ call }) => fieldsOf(call).some(takesId))
  const secrets: string[] = []
  let owner: TestUser
  let stranger: TestUser

  /** Every id that somebody is told of by all calls that need nothing else. */
  async function toldTo(token: string): Promise<string[]> {
    const told = []
    for (const { call } of own.filter(({ call }) => call.method === 'GET'))
      told.push((await exchange.client.send('GET', call.path, { token })).result)
    return idsIn(told)
  }

  /** As it stands in an answer: a short one is a part of much else. */
  const told = (id: string) => (id.length < 6 ? JSON.stringify(id) : id)

  /** A passkey, a document, a payout account and a withdrawal; the stranger, too, could withdraw. */
  async function leavingTraces(): Promise<void> {
    const { setPin, add, apply } = withdrawing(exchange)
    await registered(exchange, owner, device())
    await applyBasic(exchange, owner)
    for (const user of [owner, stranger]) await setPin(user)
    await add(stranger)
    const account = await add(owner)
    pass(exchange, 3600)
    expect((await apply(owner, account)).code).toBe(200)
  }

  beforeAll(async () => {
    owner = await exchange.newUser({ balance: '300', contract: '1000' })
    stranger = await exchange.newUser({ verified: true }) // else the identity is asked for first
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
    const alert = { symbol: 'BTCUSDT', direction: alertDirections.rises, price: '70000' }
    const order = () => ({ clientOrderId: newOrderId() })
    const { client } = exchange
    await client.ask(transferContractCall, { ...from, ...order() }, asOwner)
    await client.ask(rechargeApplyCall, { ...recharge, ...order() }, asOwner)
    await client.ask(createPositionCall, { ...open, ...at, ...order() }, asOwner)
    const product = { productId: 'A2', amount: '100', expected: '0.0008', agreed: true }
    await client.ask(debitBuyCall, { ...product, ...order() }, asOwner)
    await client.ask(createAlertCall, { ...alert, ...order() }, asOwner)
    await leavingTraces()
    const known = new Set(await toldTo(stranger.token))
    secrets.push(...new Set((await toldTo(owner.token)).filter(id => id !== '' && !known.has(id))))
  })

  test('their transfer, recharge, position, investment, alert, session, account, passkey, document, payout account and withdrawal are among what is tried', () =>
    expect(secrets.length).toBeGreaterThanOrEqual(12))

  test.each(asking.map(({ call }) => [name(call), call] as const))('%s does not give it away', async (_, call) => {
    for (const secret of secrets) {
      // no more than ten orders a second
      if (call.order) await exchange.sandbox.advance(1)
      const ids = Object.fromEntries(
        fieldsOf(call)
          .filter(takesId)
          .map(field => [field, secret]),
      )
      const filled = {
        ...{ expectedPrice: '64000', tolerance: '0.01', amount: '1', txHash: 'x', name: 'x', password: PASSWORD },
        ...{ currency: 'USDT', network: 'TRC20', expectedFee: '1', expectedAmount: '100', withdrawPassword: PIN },
      }
      const input = { clientOrderId: newOrderId(), ...filled, ...ids }
      const { refusal, code, result } = await exchange.client.call(call, input, { token: stranger.token })
      if (call.method === 'POST') expect(refusal).toMatch(/^(not-found|field-invalid)$/)
      else expect(JSON.stringify(code === 200 ? result : null)).not.toContain(told(secret))
    }
  })

  test('and afterwards all of it is its owner’s still', async () => {
    expect(await toldTo(owner.token)).toEqual(expect.arrayContaining(secrets))
  })
})
