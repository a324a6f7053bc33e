/** Spot orders, from the order to the ledger. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  amendOrderCall,
  balanceLogCall,
  closePositionCall,
  createPositionCall,
  messageListCall,
  positionsSummaryCall,
  swapCall,
  symbolListCall,
  userBalanceCall,
} from '@shared/contract'
import { directions, orderTypes, tradeTypes } from '@shared/contract/codes'
import { truncate } from '@shared/money'
import { features } from '../../../../sandbox/src/domains/serving.ts'
import { listed, type Order, tapeOf } from '../../../../sandbox/src/testing/positions/orders.ts'
import { newOrderId } from '../../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../../testing/src/exchange.ts'

/** ETH and BTC in stretches of a hundred seconds: every test has its own. */
const eth: [second: number, price: string][][] = [
  // bought, then dearer
  [
    [0, '3200'],
    [20, '3300'],
  ],
  // a limit is reached, and passed
  [
    [0, '3200'],
    [10, '3101'],
    [20, '3090'],
  ],
  // a sale waits
  [
    [0, '3200'],
    [10, '3400'],
  ],
  [[0, '3200']],
  [[0, '3200']],
  [[0, '3200']],
  [[0, '3200']],
  [[0, '3200']],
  [[0, '3200']],
]
const tape = tapeOf({
  ETHUSDT: eth.flatMap((course, nth) => course.map(([at, price]) => [nth * 100 + at, price] as [number, string])),
  BTCUSDT: [[0, '64000']],
})

let exchange: Exchange
let played = 0
let stretch = -1
beforeAll(async () => {
  exchange = await startExchange({ tape })
})
afterAll(() => exchange.stop())

async function playTo(second: number): Promise<void> {
  const at = stretch * 100 + second
  await exchange.sandbox.advance(at - played)
  played = at
}
beforeEach(async () => {
  stretch = Math.min(stretch + 1, eth.length - 1)
  if (stretch * 100 > played) await playTo(0)
  else await exchange.sandbox.advance(1).then(() => played++)
})

const spot = (change: Partial<Order> = {}): Order => ({
  tradeType: tradeTypes.spot,
  symbol: 'ETHUSDT',
  direction: directions.buy,
  orderType: orderTypes.market,
  expectedPrice: '3200',
  tolerance: '0.005',
  clientOrderId: newOrderId(),
  ...change,
})
const sale = (quantity: string, change: Partial<Order> = {}) =>
  spot({ direction: directions.sell, quantity, ...change })
const limit = (price: string, change: Partial<Order> = {}) => spot({ orderType: orderTypes.limit, price, ...change })
const place = (user: TestUser, order: Order) => exchange.client.ask(createPositionCall, order, user)
const tryPlace = (user: TestUser, order: Order) => exchange.client.call(createPositionCall, order, user)
const summary = (user: TestUser) => exchange.client.ask(positionsSummaryCall, {}, user)
const holding = async (user: TestUser) => (await summary(user)).holdings?.[0]
async function balance(user: TestUser, currency: string) {
  const [row] = await exchange.client.ask(userBalanceCall, { currency }, user)
  return [row?.available, row?.frozen]
}
const holdEth = async (amount = '1000') => {
  const user = await exchange.newUser({ balance: '10000' })
  await place(user, spot({ amount }))
  return user
}

test('1,000 buy 0.3121875 ETH at an average of 3,203.20; 0.1 sold at 3,300 leaves 9,329.67 and has made 9.34', async () => {
  const user = await exchange.newUser({ balance: '10000' })
  const bought = await place(user, spot({ amount: '1000' }))
  expect(bought).toMatchObject({
    state: 3,
    tradeType: 4,
    quantity: '0.3125',
    openPrice: '3200.00',
    openFee: '0.0003125',
  })
  expect(bought).toMatchObject({
    margin: '1000',
    closePrice: '3200.00',
    closeReason: null,
    profit: null,
    leverage: null,
  })
  expect(await balance(user, 'ETH')).toEqual(['0.3121875', '0'])
  const held = await holding(user)
  expect(held).toMatchObject({ currency: 'ETH', quantity: '0.3121875', value: '999' })
  expect(truncate(held?.averagePrice ?? '', 2)).toBe('3203.2')
  expect(truncate(held?.profit ?? '', 2)).toBe('-1')
  await playTo(20)
  const sold = await place(user, sale('0.1', { expectedPrice: '3300' }))
  expect(await balance(user, 'USDT')).toEqual(['9329.67', '0'])
  expect(sold).toMatchObject({ state: 3, quantity: '0.1', openFee: '0.33', profit: '9.34967967', yield: '0.02918853' })
  const left = await holding(user)
  expect([left?.quantity, left?.averagePrice]).toEqual(['0.2121875', held?.averagePrice])
  expect(await listed(exchange, user, { tradeType: 4, state: 3, direction: 2 })).toMatchObject([{ id: sold.id }])
  expect(exchange.faults()).toEqual([])
})

test('a limit keeps what it would cost, fills at the tick that reaches it, and what was cheaper returns', async () => {
  const user = await exchange.newUser({ balance: '1000' })
  const order = await place(user, limit('3100', { quantity: '0.2' }))
  expect(order).toMatchObject({ state: 0, frozen: '620', price: '3100' })
  expect(await balance(user, 'USDT')).toEqual(['380', '620'])
  expect(await summary(user)).toMatchObject({ pending: 1, frozen: '0', available: '0' })
  expect(exchange.faults()).toEqual([])
  await playTo(15)
  expect(await balance(user, 'ETH')).toEqual(['0', '0'])
  await playTo(20)
  expect(await listed(exchange, user, { id: order.id })).toMatchObject([
    { state: 3, openPrice: '3090.00', margin: '618' },
  ])
  expect(await balance(user, 'USDT')).toEqual(['382', '0'])
  expect(await balance(user, 'ETH')).toEqual(['0.1998', '0'])
  const told = await exchange.client.ask(messageListCall, { noticeType: 'transaction' }, user)
  expect(told.map(({ titile }) => titile)).toEqual(['Order filled'])
  const types = (await exchange.client.ask(balanceLogCall, { pageSize: 50, refId: order.id }, user)).records
  expect([...new Set(types.map(({ type }) => type))]).toEqual([
    'spot-fee',
    'spot-fill',
    'order-returned',
    'order-freeze',
  ])
  expect(exchange.faults()).toEqual([])
})

test('a sale that waits keeps its coins; amended it keeps others, cancelled it gives them back, in time it fills', async () => {
  const user = await holdEth()
  const { id } = await place(user, limit('3350', { direction: 2, quantity: '0.1' }))
  expect(await balance(user, 'ETH')).toEqual(['0.2121875', '0.1'])
  const terms = { id, quantity: '0.3121875', price: '3400', clientOrderId: newOrderId() }
  expect(await exchange.client.ask(amendOrderCall, terms, user)).toMatchObject({ frozen: '0.3121875', price: '3400' })
  expect(await exchange.client.ask(amendOrderCall, terms, user)).toMatchObject({ frozen: '0.3121875' })
  expect(await balance(user, 'ETH')).toEqual(['0', '0.3121875'])
  expect((await holding(user))?.quantity).toBe('0.3121875')
  await exchange.client.ask(amendOrderCall, { id, quantity: '0.2', clientOrderId: newOrderId() }, user)
  const other = await place(user, limit('3500', { direction: 2, quantity: '0.1' }))
  const cancelled = { id: other.id, clientOrderId: newOrderId() }
  expect(await exchange.client.ask(closePositionCall, cancelled, user)).toMatchObject({ state: -1, closeReason: 1 })
  expect(await balance(user, 'ETH')).toEqual(['0.1121875', '0.2'])
  await playTo(10)
  // 0.2 × 3,400 less 0.1 %
  expect(await balance(user, 'USDT')).toEqual(['9679.32', '0'])
  expect(exchange.faults()).toEqual([])
})

test('a limit that the market has reached fills at once; one that has an end ends then, and frees what it kept', async () => {
  const user = await exchange.newUser({ balance: '2000' })
  const reached = await place(user, limit('3210', { amount: '963' }))
  expect(reached).toMatchObject({ state: 3, quantity: '0.3', openPrice: '3200.00', margin: '960' })
  const timed = await place(user, limit('3000', { amount: '100', expireTime: '2026-11-25 10:05:20' }))
  expect(timed).toMatchObject({ quantity: '0.03333333', frozen: '99.99999' })
  await playTo(19)
  expect(await listed(exchange, user, { state: 0 })).toHaveLength(1)
  await playTo(20)
  expect(await listed(exchange, user, { id: timed.id })).toMatchObject([{ state: -1, closeReason: 8 }])
  expect(await balance(user, 'USDT')).toEqual(['1040', '0'])
  expect(
    await exchange.client.call(closePositionCall, { id: timed.id, clientOrderId: newOrderId() }, user),
  ).toMatchObject({
    refusal: 'order-state',
  })
})

test('an amended limit that the market has reached fills at once, and one beyond the balance is refused whole', async () => {
  const user = await exchange.newUser({ balance: '1000' })
  const { id } = await place(user, limit('3000', { quantity: '0.3' }))
  const amend = (change: { price?: string; quantity?: string }) =>
    exchange.client.call(amendOrderCall, { id, ...change, clientOrderId: newOrderId() }, user)
  expect(await amend({ quantity: '0.4' })).toMatchObject({ refusal: 'insufficient-balance' })
  expect(await amend({ quantity: '0.30001' })).toMatchObject({ refusal: 'quantity-step' })
  expect(await balance(user, 'USDT')).toEqual(['100', '900'])
  await amend({ price: '3250' })
  expect(await listed(exchange, user)).toMatchObject([{ id, state: 3, openPrice: '3200.00' }])
  expect(await balance(user, 'USDT')).toEqual(['40', '0'])
  expect(exchange.faults()).toEqual([])
})

test('a buy at once of a quantity between two steps brings exactly that quantity', async () => {
  const user = await exchange.newUser({ balance: '1000' })
  expect(await place(user, spot({ quantity: '0.15634771' }))).toMatchObject({
    quantity: '0.15634771',
    margin: '500.312672',
  })
})

test('of two sales of all there is one happens, and the same order again is the one that was', async () => {
  const user = await holdEth()
  const [one, two] = [sale('0.3121875'), sale('0.3121875')]
  const outcomes = await Promise.all([tryPlace(user, one), tryPlace(user, two)])
  expect(outcomes.filter(({ code }) => code === 200)).toHaveLength(1)
  // of nothing that is there it is no longer all
  expect(outcomes.filter(({ code }) => code !== 200)).toMatchObject([{ refusal: 'quantity-step' }])
  expect(await balance(user, 'ETH')).toEqual(['0', '0'])
  const done = outcomes[0]?.code === 200 ? one : two
  const again = await place(user, done)
  expect(await listed(exchange, user, { clientOrderId: done.clientOrderId })).toMatchObject([{ id: again.id }])
  expect(await listed(exchange, user, { direction: 2 })).toHaveLength(1)
  expect((await summary(user)).holdings).toEqual([])
})

test('of two sales on the step that are more than there is one happens', async () => {
  const user = await holdEth()
  const outcomes = await Promise.all([tryPlace(user, sale('0.2')), tryPlace(user, sale('0.2'))])
  expect(outcomes.map(({ refusal }) => refusal ?? '').sort()).toEqual(['', 'insufficient-balance'])
  expect(exchange.faults()).toEqual([])
})

test('what comes otherwise weighs in at the market: by the desk, by a swap', async () => {
  const user = await exchange.newUser({ balance: '10000' })
  await exchange.operate('wallet', 'adjust', user.account, 'ETH', '+1')
  expect(await holding(user)).toMatchObject({ quantity: '1', averagePrice: '3200', profit: '0' })
  await place(user, spot({ amount: '1000' }))
  // (3,200 + 1,000) / 1.3121875
  expect(truncate((await holding(user))?.averagePrice ?? '', 6)).toBe('3200.762086')
  const swap = { fromCurrency: 'USDT', toCurrency: 'BTC', amount: '6400', expectedRate: '0.000015625', tolerance: '0' }
  await exchange.client.ask(swapCall, { ...swap, clientOrderId: newOrderId() }, user)
  const { holdings } = await summary(user)
  expect(holdings?.find(({ currency }) => currency === 'BTC')).toMatchObject({
    quantity: '0.0998',
    averagePrice: '64000',
    value: '6387.2',
    profit: '0',
  })
})

test.each<[refusal: string, change: Partial<Order>]>([
  ['symbol-mode', { symbol: 'XAUUSD', amount: '100' }],
  ['not-found', { symbol: 'NONEUSDT', amount: '100' }],
  ['price-moved', { amount: '100', expectedPrice: '3180' }],
  ['field-invalid', {}],
  ['field-invalid', { amount: '100', quantity: '0.1' }],
  ['field-invalid', { amount: '100', leverage: 20 }],
  ['field-invalid', { amount: '100', stopLossPrice: '3000' }],
  ['field-invalid', { amount: '100', price: '3200' }],
  ['field-invalid', { amount: '100', expireTime: '2026-11-26 10:00:00' }],
  ['field-invalid', { amount: '100.000000001' }],
  ['field-invalid', { amount: '100', direction: directions.sell }],
  ['field-invalid', { quantity: '0.1', orderType: orderTypes.stop, triggerPrice: '3300' }],
  ['field-invalid', { quantity: '0.1', orderType: orderTypes.limit }],
  ['quantity-range', { amount: '3.19' }],
  ['quantity-range', { quantity: '400.001' }],
  ['quantity-step', { quantity: '0.0015', orderType: orderTypes.limit, price: '3100' }],
  ['quantity-step', { quantity: '0.1', orderType: orderTypes.limit, price: '3100.001' }],
  ['price-range', { quantity: '0.1', orderType: orderTypes.limit, price: '2559.99' }],
  ['insufficient-balance', { amount: '1000.00000001' }],
  ['insufficient-balance', { quantity: '0.4', orderType: orderTypes.limit, price: '3100' }],
  ['insufficient-balance', { quantity: '0.1', direction: directions.sell }],
])('is refused as %s, and nothing is booked: %j', async (refusal, change) => {
  const user = await exchange.newUser({ balance: '1000' })
  expect(await tryPlace(user, spot(change))).toMatchObject({ refusal })
  expect(await balance(user, 'USDT')).toEqual(['1000', '0'])
  expect(await listed(exchange, user)).toEqual([])
})

test('coins are told as traded on spot, under a feature', async () => {
  const symbols = await exchange.client.ask(symbolListCall, {})
  expect(symbols.filter(({ tradeTypes: types }) => types.includes(tradeTypes.spot))).toHaveLength(12)
  expect(features).toContain('spot-orders')
})
