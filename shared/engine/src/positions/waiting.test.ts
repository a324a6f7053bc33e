/** Limit and stop orders, stops that trail, reversal: from the order to the ledger. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  amendOrderCall,
  closeAllCall,
  closePositionCall,
  createPositionCall,
  type InputOf,
  messageListCall,
  positionsSummaryCall,
  reversePositionCall,
  updateStopLossCall,
} from '@shared/contract'
import { orderTypes } from '@shared/contract/codes'
import { truncate } from '@shared/money'
import { listed, marketOrder, type Order, placed, tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'

/** A course that begins anew each hundred seconds: every test has its own stretch. */
const courses: [second: number, price: string][][] = [
  // a stop is reached with a jump
  [
    [0, '64000'],
    [20, '65050'],
    [30, '65200'],
  ],
  // a trailing stop
  [
    [0, '64000'],
    [10, '65000'],
    [20, '64700'],
    [30, '64400'],
  ],
  // a reversal
  [
    [0, '64000'],
    [10, '65000'],
  ],
  // a limit rests, and is reached
  [
    [0, '64000'],
    [10, '63500'],
    [20, '63400'],
  ],
  // dearer than there is money
  [
    [0, '64000'],
    [10, '64900'],
    [20, '66500'],
  ],
  [[0, '64000']],
  [[0, '64000']],
  [[0, '64000']],
  [[0, '64000']],
]
const tape = tapeOf({
  BTCUSDT: courses.flatMap((course, nth) => course.map(([at, price]) => [nth * 100 + at, price] as [number, string])),
})

let exchange: Exchange
let played = 0
let stretch = -1
beforeAll(async () => {
  exchange = await startExchange({ tape })
})
afterAll(() => exchange.stop())

/** Moves on to a second of the test's own stretch. */
async function playTo(second: number): Promise<void> {
  const at = stretch * 100 + second
  await exchange.sandbox.advance(at - played)
  played = at
}
beforeEach(async () => {
  stretch++
  await playTo(0)
})

const available = async (user: TestUser) =>
  truncate((await exchange.client.ask(positionsSummaryCall, {}, user)).available, 2)
const stopOrder = (trigger: string, change: Partial<Order> = {}) => ({
  orderType: orderTypes.stop,
  triggerPrice: trigger,
  ...change,
})
const limitOrder = (price: string, change: Partial<Order> = {}) => ({ orderType: orderTypes.limit, price, ...change })
const amended = (user: TestUser, input: Omit<InputOf<typeof amendOrderCall>, 'clientOrderId'>) =>
  exchange.client.ask(amendOrderCall, { ...input, clientOrderId: newOrderId() }, user)
const tryPlace = (user: TestUser, change: Partial<Order>) =>
  exchange.client.call(createPositionCall, marketOrder(change), user)
const titles = async (user: TestUser) =>
  (await exchange.client.ask(messageListCall, { noticeType: 'transaction' }, user)).map(({ titile }) => titile)

test('a stop order keeps its cost, moves the freeze when amended, and fills at the tick that jumped over it', async () => {
  const user = await exchange.newUser({ contract: '5000' })
  const order = await placed(exchange, user, stopOrder('65000'))
  expect(order).toMatchObject({ state: 0, frozen: '328.25', triggerPrice: '65000' })
  expect(await available(user)).toBe('4671.75')
  expect(await amended(user, { id: order.id, triggerPrice: '65100' })).toMatchObject({ frozen: '328.755' })
  expect(await available(user)).toBe('4671.24')
  await playTo(25)
  expect(await listed(exchange, user)).toMatchObject([{ id: order.id, state: 0 }])
  await playTo(30)
  expect(await listed(exchange, user)).toMatchObject([
    { id: order.id, state: 1, openPrice: '65200.00', margin: '326', openFee: '3.26' },
  ])
  expect(await available(user)).toBe('4670.74')
  expect(await titles(user)).toEqual(['Order filled'])
  expect(exchange.faults()).toEqual([])
})

test('a stop that trails follows the best mark, never goes back, and closes where it stands', async () => {
  const user = await exchange.newUser({ contract: '5000' })
  const { id } = await placed(exchange, user)
  const trail = { id, trailing: '600' }
  expect(await exchange.client.ask(updateStopLossCall, trail, user)).toMatchObject({
    stopLossPrice: '63400',
    trailing: '600',
  })
  await playTo(10)
  expect(await listed(exchange, user)).toMatchObject([{ stopLossPrice: '64400' }])
  await playTo(20)
  expect(await listed(exchange, user)).toMatchObject([{ stopLossPrice: '64400', state: 1 }])
  await playTo(30)
  expect(await listed(exchange, user)).toMatchObject([{ state: 3, closeReason: 3, closePrice: '64400.00' }])
  expect(await available(user)).toBe('5033.58')
})

test('a reversal closes the whole and opens as much on the other side at the same tick', async () => {
  const user = await exchange.newUser({ contract: '5000' })
  const { id } = await placed(exchange, user)
  await playTo(10)
  const reversal = { id, expectedPrice: '65000', tolerance: '0.001', clientOrderId: newOrderId() }
  const turned = await exchange.client.ask(reversePositionCall, reversal, user)
  expect(turned).toMatchObject({ direction: 2, quantity: '0.1', openPrice: '65000.00', margin: '325', state: 1 })
  expect(await listed(exchange, user, { state: 3 })).toMatchObject([{ id, profit: '100', closePrice: '65000.00' }])
  expect(await available(user)).toBe('4765.3')
  expect(await exchange.client.ask(reversePositionCall, reversal, user)).toEqual(turned)
})

test('a resting limit fills at the first tick at or beyond it, as a maker, and the rest of its freeze returns', async () => {
  const user = await exchange.newUser({ contract: '5000' })
  await placed(exchange, user, limitOrder('63450'))
  expect(await available(user)).toBe('4679.57')
  await playTo(15)
  expect(await listed(exchange, user, { state: 0 })).toHaveLength(1)
  await playTo(20)
  // 0.1 × 63,400 × 0.02 %
  expect(await listed(exchange, user)).toMatchObject([
    { state: 1, openPrice: '63400.00', margin: '317', openFee: '1.268' },
  ])
  expect(await available(user)).toBe('4681.73')
})

test('a stop that costs more than is there when it is reached ends, frees what it kept, and says so', async () => {
  const user = await exchange.newUser({ contract: '330' })
  const { id } = await placed(exchange, user, stopOrder('65000'))
  await playTo(20)
  expect(await listed(exchange, user)).toMatchObject([{ id, state: -1, closeReason: 9 }])
  expect(await available(user)).toBe('330')
  expect(await titles(user)).toEqual(['Order cancelled: not enough funds'])
})

test('a limit that the market has reached fills at once, as a taker; one that has an end ends then and is told; another is cancelled', async () => {
  const user = await exchange.newUser({ contract: '5000' })
  expect(await placed(exchange, user, limitOrder('64500'))).toMatchObject({
    state: 1,
    openPrice: '64000.00',
    openFee: '3.2',
  })
  const timed = await placed(exchange, user, limitOrder('60000', { expireTime: '2026-11-25 10:08:50' }))
  const other = await placed(exchange, user, limitOrder('60000'))
  const cancelled = { id: other.id, clientOrderId: newOrderId() }
  expect(await exchange.client.ask(closePositionCall, cancelled, user)).toMatchObject({ state: -1, closeReason: 1 })
  await playTo(29)
  expect(await listed(exchange, user, { state: 0 })).toMatchObject([{ id: timed.id }])
  await playTo(30)
  expect(await listed(exchange, user, { id: timed.id })).toMatchObject([{ state: -1, closeReason: 8 }])
  expect(await titles(user)).toEqual(['Order expired'])
  expect(await available(user)).toBe('4676.8')
  expect(exchange.faults()).toEqual([])
})

test('a limit that is amended to a price which the market has reached fills at once, as a taker', async () => {
  const user = await exchange.newUser({ contract: '5000' })
  const { id } = await placed(exchange, user, limitOrder('60000'))
  // 0.1 × 64,000 × 0.05 %
  const filled = { state: 1, openPrice: '64000.00', margin: '320', openFee: '3.2' }
  expect(await amended(user, { id, price: '64500' })).toMatchObject(filled)
  expect(await available(user)).toBe('4676.8')
})

test.each<[refusal: string, change: Partial<Order>]>([
  ['stop-side', stopOrder('63999')],
  ['stop-side', stopOrder('64001', { direction: 2 })],
  ['price-range', limitOrder('51199.99')],
  ['price-range', stopOrder('76800.01')],
  ['quantity-step', limitOrder('63000.001')],
  ['field-invalid', { orderType: orderTypes.limit }],
  ['field-invalid', { price: '64000' }],
  ['field-invalid', limitOrder('63000', { expireTime: '2026-11-25 09:59:59' })],
  ['field-invalid', { expireTime: '2026-11-26 10:00:00' }],
  ['leverage-limit', limitOrder('63000', { quantity: '1', leverage: 100 })],
  ['insufficient-balance', limitOrder('63000', { quantity: '2' })],
  ['stop-liquidation', limitOrder('63000', { stopLossPrice: '50000' })],
])('is refused as %s: %j', async (refusal, change) => {
  stretch = 7
  const user = await exchange.newUser({ contract: '5000' })
  expect(await tryPlace(user, change)).toMatchObject({ refusal })
})

test('twenty orders of an account wait at most', async () => {
  const user = await exchange.newUser({ contract: '50000' })
  for (let nth = 0; nth < 20; nth++) {
    if (nth % 10 === 9) await exchange.sandbox.advance(1)
    await placed(exchange, user, limitOrder('60000', { quantity: '0.01' }))
  }
  await exchange.sandbox.advance(1)
  expect(await tryPlace(user, limitOrder('60000'))).toMatchObject({ refusal: 'too-many', values: { n: 20 } })
})

test('while fifty positions run none more may wait', async () => {
  const user = await exchange.newUser({ contract: '50000' })
  for (let nth = 0; nth < 50; nth++) {
    if (nth % 10 === 9) await exchange.sandbox.advance(1)
    await placed(exchange, user, { quantity: '0.001' })
  }
  await exchange.sandbox.advance(1)
  const waits = limitOrder('63000', { quantity: '0.001' })
  expect(await tryPlace(user, waits)).toMatchObject({ refusal: 'too-many', values: { n: 50 } })
})

test('close all closes what runs, keeps what waits, and answers the same again', async () => {
  const user = await exchange.newUser({ contract: '5000' })
  const [one, two] = [
    await placed(exchange, user, { quantity: '0.01' }),
    await placed(exchange, user, { quantity: '0.02' }),
  ]
  await placed(exchange, user, limitOrder('60000'))
  const all = { tradeType: 1, clientOrderId: newOrderId() } as const
  const outcome = await exchange.client.ask(closeAllCall, all, user)
  expect(outcome).toEqual({ closed: expect.arrayContaining([one.id, two.id]), failed: [] })
  expect(outcome.closed).toHaveLength(2)
  expect(await exchange.client.ask(closeAllCall, all, user)).toEqual(outcome)
  expect(await listed(exchange, user, { clientOrderId: all.clientOrderId })).toHaveLength(2)
  expect(await exchange.client.ask(positionsSummaryCall, {}, user)).toMatchObject({ running: 0, pending: 1 })
  expect(exchange.faults()).toEqual([])
})
