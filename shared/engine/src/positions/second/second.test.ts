/** Second contracts, from the stake to the ledger. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  balanceLogCall,
  buySecondCall,
  messageListCall,
  positionsSummaryCall,
  secondHeadCall,
  termListCall,
  userAssetsCall,
} from '@shared/contract'
import { breakEvenRate } from '@shared/money'
import { pass } from '../../../../sandbox/src/testing/accounts/people.ts'
import {
  type SecondInput,
  secondOrder,
  secondsOf,
  staked,
} from '../../../../sandbox/src/testing/positions/second/second.ts'
import { type Exchange, startExchange, type TestUser } from '../../../../testing/src/exchange.ts'

/** A course that begins anew each two hundred seconds: every test has its own stretch. */
const STRETCH = 200
const STRETCHES = 20
const course: [number, string][] = Array.from({ length: STRETCHES }, (_, nth): [number, string][] => [
  [nth * STRETCH, '64000'],
  [nth * STRETCH + 60, '64010'],
  [nth * STRETCH + 61, '64000'],
]).flat()
/** From the third to the fifth it has no prices from 54 s to 61 s. */
const gaps = [2, 3, 4].map(nth => ({ from: nth * STRETCH + 54, to: nth * STRETCH + 61, symbols: ['BTCUSDT'] }))

let exchange: Exchange
let stretch = 0
let user: TestUser
beforeAll(async () => {
  exchange = await startExchange({
    tape: { start: '2026-11-25 10:00:00', symbols: { BTCUSDT: course }, gaps },
  })
})
afterAll(() => exchange.stop())
const start = Date.parse('2026-11-25T10:00:00+08:00')
const playTo = (second: number) =>
  exchange.sandbox.advance(stretch * STRETCH + second - (exchange.sandbox.context.clock.now() - start) / 1000)
beforeEach(async () => {
  stretch = Math.ceil((exchange.sandbox.context.clock.now() - start) / 1000 / STRETCH)
  await playTo(0)
  user = await exchange.newUser({ balance: '10000', contract: '5000' })
})

const available = async () => (await exchange.client.ask(positionsSummaryCall, {}, user)).available
const refusalOf = async (change: Partial<SecondInput>) => {
  const { result } = await exchange.client.call(buySecondCall, secondOrder(change), user)
  return result
}

test('a rise for 60 s at 64,010 brings 80 on 100: 5,080, even at 55.56 %, with a receipt of both ticks', async () => {
  const order = await staked(exchange, user)
  const openTick = { price: '64000.00', time: start, seq: expect.any(Number) }
  expect(order).toMatchObject({ state: 1, openTick, expireTime: '2026-11-25 10:01:00', odds: '0.8', profit: null })
  expect(breakEvenRate(order.odds)).toBe('0.55555556')
  expect(await available()).toBe('4900')
  await playTo(30)
  expect(await secondsOf(exchange, user, { state: 1 })).toMatchObject([{ id: order.id, expireTime: order.expireTime }])
  await playTo(59)
  expect(await secondsOf(exchange, user)).toMatchObject([{ state: 1, closeTick: null }])
  await playTo(60)
  expect(await available()).toBe('5080')
  expect(await secondsOf(exchange, user, { state: 3 })).toMatchObject([
    {
      result: 1,
      profit: '80',
      openTick: { price: '64000.00', time: start },
      closeTick: { price: '64010.00', time: start + 60_000, seq: order.openTick.seq + 60 },
    },
  ])
  expect(exchange.faults()).toEqual([])
})

test('the same price is a tie: 5,000; a fall loses where a rise wins: 4,900', async () => {
  const other = await exchange.newUser({ contract: '5000' })
  await staked(exchange, user, { setId: 'second-120', odds: '0.82' })
  await staked(exchange, other, { direction: 2 })
  await playTo(120)
  expect(await secondsOf(exchange, user)).toMatchObject([{ result: 0, profit: '0' }])
  expect(await available()).toBe('5000')
  expect(await secondsOf(exchange, other)).toMatchObject([{ result: -1, profit: '-100' }])
  expect(await exchange.client.ask(positionsSummaryCall, {}, other)).toMatchObject({ available: '4900' })
  expect(exchange.faults()).toEqual([])
})

test('over a gap it is void: 5,000 again, nothing counts, and a message says so', async () => {
  await staked(exchange, user)
  await playTo(61)
  expect(await secondsOf(exchange, user)).toMatchObject([{ result: -2, profit: '0', closeTick: null, state: 3 }])
  expect(await available()).toBe('5000')
  const [message] = await exchange.client.ask(messageListCall, { noticeType: 'transaction' }, { token: user.token })
  expect(message).toMatchObject({ titile: 'Second contract voided', noticeType: 'transaction' })
  expect(message?.msgContent).toContain('BTC/USDT')
  expect(message?.msgContent).toContain('Your 100.00\u00a0USDT stake has been returned')
  expect(await exchange.client.ask(secondHeadCall, {}, user)).toMatchObject({ win: 0, tie: 0, loss: 0 })
})

test('a price of five seconds before still settles; of six it is void', async () => {
  await playTo(28)
  const settled = await staked(exchange, user, { setId: 'second-30', odds: '0.76' })
  await playTo(29)
  await staked(exchange, user, { setId: 'second-30', odds: '0.76' })
  await playTo(61)
  const closeTick = { price: '64000.00', time: Date.parse(`${settled.expireTime.replace(' ', 'T')}+08:00`) - 5000 }
  expect(await secondsOf(exchange, user)).toMatchObject([{ result: -2 }, { id: settled.id, result: 0, closeTick }])
})

test('no stake is taken at a price older than five seconds', async () => {
  await playTo(59)
  expect(await refusalOf({})).toMatchObject({ refusal: 'price-stale' })
  await playTo(61)
  expect(await staked(exchange, user)).toMatchObject({ state: 1 })
})

test('the stake is held as margin, counts in what one owns, and every step is one entry', async () => {
  await staked(exchange, user)
  expect(await exchange.client.ask(positionsSummaryCall, {}, user)).toMatchObject({ equity: '5000', usedMargin: '100' })
  const assets = await exchange.client.ask(userAssetsCall, {}, user)
  expect(assets).toMatchObject({ totalAssets: '15000', positionAssets: '100', contract: '4900' })
  expect(exchange.faults()).toEqual([])
  await playTo(60)
  expect(await exchange.client.ask(secondHeadCall, {}, user)).toMatchObject({
    totalAssets: '15080',
    balance: '10000',
    positionAssets: '0',
    win: 1,
    tie: 0,
    loss: 0,
  })
  const { records } = await exchange.client.ask(balanceLogCall, { account: 'contract' }, user)
  expect(records.slice(0, 2).map(({ type, amount }) => [type, amount])).toEqual([
    ['second-win', '180'],
    ['second-stake', '-100'],
  ])
})

test('the same order again is the same order, found by its id', async () => {
  const order = secondOrder()
  const first = await exchange.client.ask(buySecondCall, order, user)
  expect(await exchange.client.ask(buySecondCall, order, user)).toEqual(first)
  expect(await secondsOf(exchange, user, { clientOrderId: order.clientOrderId })).toMatchObject([{ id: first.id }])
  expect(await secondsOf(exchange, user)).toHaveLength(1)
})

test.each<[refusal: string, change: Partial<SecondInput>, values: object]>([
  ['odds-changed', { odds: '0.81' }, { value: '0.8' }],
  ['stake-range', { amount: '9.99' }, { min: '10', max: '5000', field: 'amount' }],
  ['stake-range', { amount: '5000.01' }, { min: '10', max: '5000' }],
  ['quantity-step', { amount: '10.001' }, { step: '0.01' }],
  ['not-found', { setId: 'second-31' }, { field: 'setId' }],
  ['not-found', { symbol: 'NOSUCH' }, { field: 'symbol' }],
])('is refused as %s: %j', async (refusal, change, values) => {
  expect(await refusalOf(change)).toMatchObject({ refusal, ...values })
})

test('stakes of one account that run come to 20,000 at most', async () => {
  const rich = await exchange.newUser({ contract: '30000' })
  for (let nth = 0; nth < 4; nth++) await staked(exchange, rich, { amount: '5000' })
  const { result } = await exchange.client.call(buySecondCall, secondOrder({ amount: '10' }), rich)
  expect(result).toMatchObject({ refusal: 'stake-limit', n: '20000', field: 'amount' })
  await playTo(60)
  expect(await staked(exchange, rich, { amount: '10' })).toMatchObject({ state: 1 })
})

test('an account has a hundred running at most, and one that ended makes room', async () => {
  const small = { setId: 'second-120', odds: '0.82', amount: '10' }
  for (let second = 0; second < 10; second++) {
    for (let nth = 0; nth < 10; nth++) await staked(exchange, user, small)
    await playTo(second + 1)
  }
  expect(await refusalOf(small)).toMatchObject({ refusal: 'too-many', n: 100 })
  await playTo(120)
  expect(await staked(exchange, user, small)).toMatchObject({ state: 1 })
})

test('more than is available is refused with both amounts', async () =>
  expect(await refusalOf({ amount: '5000', symbol: 'ETHUSDT' }).then(() => refusalOf({ amount: '10' }))).toMatchObject({
    refusal: 'insufficient-balance',
    have: '0',
    need: '10',
  }))

test('tells a second contract as settling between its end and its price', async () => {
  const { id } = await staked(exchange, user)
  await playTo(59)
  pass(exchange, 1)
  expect(await secondsOf(exchange, user)).toMatchObject([{ id, state: 2, closeTick: null, profit: null }])
  expect(await secondsOf(exchange, user, { state: 1 })).toEqual([])
  expect(await secondsOf(exchange, user, { state: 2 })).toMatchObject([{ id }])
  await playTo(61)
  expect(await secondsOf(exchange, user)).toMatchObject([{ id, state: 3 }])
})

test('the operator sets terms of orders to come; one that runs keeps its own', async () => {
  await staked(exchange, user)
  await exchange.operate('second-set', 'set', '60', '--odds', '0.7', '--min', '20')
  expect(await refusalOf({})).toMatchObject({ refusal: 'odds-changed', value: '0.7' })
  const terms = await exchange.client.ask(termListCall, { symbol: 'BTCUSDT', type: 1 }, {})
  expect(terms[1]).toMatchObject({ seconds: 60, odds: '0.7', minAmount: '20', maxAmount: '5000' })
  await playTo(60)
  expect(await secondsOf(exchange, user)).toMatchObject([{ odds: '0.8', profit: '80' }])
  await expect(exchange.operate('second-set', 'set', '60', '--odds', '0.96')).rejects.toThrow('--odds is 0.01 to 0.95')
  await expect(exchange.operate('second-set', 'set', '61')).rejects.toThrow('No second contract lasts 61 s')
  await exchange.operate('second-set', 'set', '60', '--odds', '0.8', '--min', '10')
})

test('odds that a rounded price lets a person beat are refused', async () => {
  await exchange.operate('second-set', 'set', '30', '--odds', '0.95')
  const half = { setId: 'second-30', odds: '0.95' }
  expect(await refusalOf({ ...half, symbol: 'NZDUSD' })).toMatchObject({ refusal: 'symbol-mode' })
  expect(await staked(exchange, user, half)).toMatchObject({ symbol: 'BTCUSDT', state: 1 })
  await exchange.operate('second-set', 'set', '30', '--odds', '0.76')
  expect(await staked(exchange, user, { ...half, odds: '0.76', symbol: 'NZDUSD' })).toMatchObject({ state: 1 })
})
