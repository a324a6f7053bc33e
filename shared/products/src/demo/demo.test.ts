/** Simulated accounts: of visitors, of persons, and from one to the other. */
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import {
  type Call,
  calls,
  closePositionCall,
  type InputOf,
  isCall,
  openDemoCall,
  positionListCall,
  positionsSummaryCall,
  termListCall,
  userAssetsCall,
} from '@shared/contract'
import {
  closeReasons,
  orderTypes,
  positionStates,
  termTypes,
  tradeTypes,
  tradingAccountTypes,
} from '@shared/contract/codes'
import { DAY } from '@shared/engine/clock'
import { calls as served } from '../../../sandbox/src/domains/serving.ts'
import { listed, marketOrder, type Order, placed, tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { staked } from '../../../sandbox/src/testing/positions/second/second.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { demoBeat } from './index.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange({ tape: tapeOf({ BTCUSDT: [[0, '64000']] }) })
})
afterAll(() => exchange.stop())
afterEach(() => expect(exchange.faults()).toEqual([]))

const accountType = tradingAccountTypes.demo
let last = 0
const open = (input: InputOf<typeof openDemoCall> = {}, options: { token?: string; ip?: string } = {}) =>
  exchange.client.ask(openDemoCall, input, { ip: `10.77.0.${++last}`, ...options })

/** A visitor with an account, as a test user. */
async function visitor(): Promise<TestUser> {
  const { accountNo, demoToken } = await open()
  return { id: accountNo, account: '', password: '', token: demoToken ?? '' }
}
const place = (user: TestUser, change: Partial<Order> = {}) => placed(exchange, user, { accountType, ...change })
const summary = (user: TestUser) => exchange.client.ask(positionsSummaryCall, { accountType }, user)
const later = (ms: number) =>
  exchange.sandbox.context.db.prepare('UPDATE demo_account SET expires = expires - ?').run(ms)
const refusalOf = async <C extends Call>(call: C, input: InputOf<C>, user: TestUser) => {
  const { status, code, refusal } = await exchange.client.call(call, input, user)
  return { status, code, refusal }
}
const signedOut = { status: 401, code: 401, refusal: 'not-signed-in' }

test('a visitor trades 10,000 of virtual money, and finds it again by the token', async () => {
  const user = await visitor()
  expect(await summary(user)).toMatchObject({ equity: '10000', available: '10000' })
  const { id } = await place(user)
  expect(await summary(user)).toMatchObject({ available: '9676.8', usedMargin: '320', running: 1 })
  await exchange.client.ask(
    closePositionCall,
    { id, accountType, expectedPrice: '64000', tolerance: '0.005', clientOrderId: newOrderId() },
    user,
  )
  expect((await summary(user)).available).toBe('9993.6')
  const again = await open({}, user)
  expect(again).toEqual({ accountNo: user.id, balance: '9993.6' })
})

test('a person’s own needs no token, is one, and is no money', async () => {
  const user = await exchange.newUser({ contract: '5000' })
  await expect(place(user)).rejects.toThrow('not-found')
  const first = await open({}, user)
  expect(first).toEqual({ accountNo: expect.stringMatching(/^D/), balance: '10000' })
  expect(await open({}, user)).toEqual(first)
  await place(user)
  const assets = await exchange.client.ask(userAssetsCall, {}, user)
  expect(assets).toMatchObject({ totalAssets: '5000', virtualAssets: '9996.8' })
  expect(await listed(exchange, user)).toEqual([])
  expect(await listed(exchange, user, { accountType })).toHaveLength(1)
})

test('a visitor’s token opens no other call of the table', async () => {
  const user = await visitor()
  const others = calls.filter(
    row =>
      isCall(row) && row.auth !== 'none' && row.path !== openDemoCall.path && served.some(({ call }) => call === row),
  )
  expect(others.length).toBeGreaterThan(30)
  for (const row of others) {
    const body = row.method === 'POST' ? { body: exchange.client.seal({}) } : {}
    const path = row.path.replace(/\{\w+\}/g, 'x')
    const { status, refusal } = await exchange.client.send(row.method, path, { ...body, token: user.token })
    // a call that may be about the account reads its input first: without it, it is about nothing
    const about = isCall(row) && 'accountType' in (Object(row.input).entries ?? {})
    if (about && refusal === 'field-invalid') continue
    expect([row.path, status]).toEqual([row.path, 401])
  }
})

test.each([
  ['money', {}],
  ['money, named', { accountType: tradingAccountTypes.real }],
  ['a competition', { accountType: tradingAccountTypes.competition, entryId: 'E1' }],
])('a visitor’s token opens nothing of %s', async (_, about) => {
  const user = await visitor()
  expect(await refusalOf(positionListCall, about, user)).toEqual(signedOut)
  expect(await refusalOf(positionsSummaryCall, about, user)).toEqual(signedOut)
  const [row] = [served.find(({ call }) => call.path.endsWith('TradePositions/create'))]
  expect(row).toBeDefined()
  const answer = await exchange.client.send('POST', row?.call.path ?? '', {
    token: user.token,
    body: exchange.client.seal({ ...marketOrder(), ...about }),
  })
  expect(answer).toMatchObject(signedOut)
})

test('a forged token and one of 30 idle days are none; one in use stays', async () => {
  const user = await visitor()
  expect(await refusalOf(positionsSummaryCall, { accountType }, { ...user, token: `${user.token}x` })).toEqual(
    signedOut,
  )
  later(29 * DAY)
  await summary(user)
  later(29 * DAY)
  await summary(user)
  later(31 * DAY)
  expect(await refusalOf(positionsSummaryCall, { accountType }, user)).toEqual(signedOut)
  expect((await open({}, user)).accountNo).not.toBe(user.id)
})

test('a token is kept as its hash alone', async () => {
  const { token } = await visitor()
  const rows = exchange.sandbox.context.db.prepare('SELECT * FROM demo_account').all()
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('the eleventh opening of an hour from one address is refused, a return is none', async () => {
  const ip = '10.78.0.1'
  const opened = []
  for (let nth = 0; nth < 10; nth++) opened.push(await open({}, { ip }))
  await expect(open({}, { ip })).rejects.toThrow('demo-limit')
  expect((await open({}, { ip, token: opened[0]?.demoToken ?? '' })).accountNo).toBe(opened[0]?.accountNo)
})

test('a reset ends everything of every kind, and begins at 10,000 as often as it is asked', async () => {
  const user = await visitor()
  const [option] = await exchange.client.ask(termListCall, { symbol: 'BTCUSDT', type: termTypes.option })
  await place(user)
  await place(user, { orderType: orderTypes.limit, price: '60000' })
  if (option && 'strikes' in option) {
    const { leverage, marginMode, ...order } = marketOrder({ accountType, tradeType: tradeTypes.option })
    const strike = option.strikes[2] ?? ''
    await exchange.client.send('POST', '/api/trade/appTradePositions/create', {
      token: user.token,
      body: exchange.client.seal({ ...order, setId: option.id, strike, quantity: '1' }),
    })
  }
  await staked(exchange, user, { accountType })
  expect(await summary(user)).toMatchObject({ running: 2, pending: 1 })
  for (const _ of [1, 2]) expect((await open({ reset: true }, user)).balance).toBe('10000')
  expect(await summary(user)).toMatchObject({
    equity: '10000',
    available: '10000',
    running: 0,
    pending: 0,
    frozen: '0',
  })
  const rows = await listed(exchange, user, { accountType })
  expect(new Set(rows.map(row => row.closeReason))).toEqual(new Set([closeReasons.accountEnded]))
})

test('at log-in a visitor’s account becomes the person’s: what runs goes on, the token ends', async () => {
  const guest = await visitor()
  const { id } = await place(guest)
  await place(guest, { orderType: orderTypes.limit, price: '60000' })
  const before = await summary(guest)
  const user = await exchange.newUser()
  expect((await open({ claimToken: guest.token }, user)).accountNo).toBe(guest.id)
  expect(await summary(user)).toEqual(before)
  expect(await refusalOf(positionsSummaryCall, { accountType }, guest)).toEqual(signedOut)
  await exchange.sandbox.advance(1)
  await exchange.client.ask(
    closePositionCall,
    { id, accountType, expectedPrice: '64000', tolerance: '0.005', clientOrderId: newOrderId() },
    user,
  )
  const [row] = await listed(exchange, user, { accountType, state: positionStates.closed })
  expect(row?.id).toBe(id)
})

test('who has one keeps it untouched, and the visitor’s is taken down', async () => {
  const [guest, user] = [await visitor(), await exchange.newUser()]
  await place(guest)
  const own = await open({}, user)
  expect(await open({ claimToken: guest.token }, user)).toEqual(own)
  expect(await refusalOf(positionsSummaryCall, { accountType }, guest)).toEqual(signedOut)
  await exchange.sandbox.advance(1)
  const { db } = exchange.sandbox.context
  expect(db.prepare('SELECT * FROM demo_account WHERE owner = ?').all(guest.id)).toEqual([])
  expect(db.prepare('SELECT * FROM position WHERE user_id = ?').all(guest.id)).toEqual([])
  expect(db.prepare('SELECT * FROM sim_account WHERE owner = ? AND balance <> 0').all(guest.id)).toEqual([])
})

test('two who claim one account at once: one has it, the other their own', async () => {
  const guest = await visitor()
  const users = [await exchange.newUser(), await exchange.newUser()]
  const order = place(guest).catch(() => undefined)
  const opened = await Promise.all(users.map(user => open({ claimToken: guest.token }, user)))
  await order
  expect(opened.filter(({ accountNo }) => accountNo === guest.id)).toHaveLength(1)
  expect(new Set(opened.map(({ accountNo }) => accountNo)).size).toBe(2)
})

test('a visitor claims nothing', async () => {
  const guest = await visitor()
  await expect(open({ claimToken: guest.token })).rejects.toThrow('field-invalid')
})

test('what nobody used for 30 days is taken down, once', async () => {
  const guest = await visitor()
  await place(guest)
  later(31 * DAY)
  const { context } = exchange.sandbox
  for (const _ of [1, 2, 3, 4]) demoBeat(context, context.clock.now())
  expect(context.db.prepare('SELECT * FROM demo_account WHERE owner = ?').all(guest.id)).toEqual([])
})
