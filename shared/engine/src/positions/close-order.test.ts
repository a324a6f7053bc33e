/** In which order the legs of one cross account are closed must not matter: the pool pays, the insurance only after it. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  closePositionCall,
  createPositionCall,
  type InputOf,
  positionListCall,
  positionsSummaryCall,
} from '@shared/contract'
import { big, sum } from '@shared/money'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { HOUSE, held, toDecimal } from '../ledger/index.ts'

/** Each test begins a hundred seconds after the one before, at 64,000. */
const runs = [[66_000], [66_000], [66_000, 65_200, 65_000], [66_000], [70_000], [66_000]]
const prices = runs.flatMap((run, test) =>
  [64_000, ...run].map((price, step): [number, string] => [test * 100 + step * 10, String(price)]),
)

let exchange: Exchange
let paidBefore = '0'
let begun = 0
let played = 0
beforeAll(async () => {
  exchange = await startExchange({
    tape: { start: '2026-11-25 10:00:00', symbols: { BTCUSDT: prices }, gaps: [] },
  })
})
beforeEach(async () => {
  await exchange.sandbox.advance(begun++ * 100 - played)
  played = (begun - 1) * 100
  paidBefore = insured()
})
afterEach(() => expect(exchange.faults()).toEqual([]))
afterAll(() => exchange.stop())

const newUser = () => exchange.newUser({ contract: '520' })
const nextPrice = () => {
  played += 10
  return exchange.sandbox.advance(10)
}

type Order = InputOf<typeof createPositionCall>
const open = (user: TestUser, change: Partial<Order>) =>
  exchange.client.ask(
    createPositionCall,
    {
      tradeType: 1,
      symbol: 'BTCUSDT',
      direction: 1,
      orderType: 1,
      quantity: '0.38',
      leverage: 100,
      marginMode: 2,
      expectedPrice: '64000',
      tolerance: '0.01',
      clientOrderId: newOrderId(),
      ...change,
    },
    user,
  )
const close = (user: TestUser, id: string, expectedPrice: string, quantity?: string) =>
  exchange.client.ask(
    closePositionCall,
    { id, expectedPrice, tolerance: '0.01', quantity, clientOrderId: newOrderId() },
    user,
  )
const summary = (user: TestUser) => exchange.client.ask(positionsSummaryCall, {}, user)
const running = async (user: TestUser) => (await exchange.client.ask(positionListCall, { state: 1 }, user)).records
const insured = () =>
  toDecimal(-held(exchange.sandbox.context.db, { owner: HOUSE, currency: 'USDT', kind: 'insurance' }))
/** What the insurance paid in this test. */
const insurance = () => big(insured()).minus(paidBefore).toString()

const pair = async (user: TestUser) => ({
  long: await open(user, { direction: 1 }),
  short: await open(user, { direction: 2 }),
})

test('long and short of one size cannot win, whichever is closed first', async () => {
  const user = await newUser()
  const { long, short } = await pair(user)
  await nextPrice()
  const before = (await summary(user)).equity
  const loser = await close(user, short.id, '66000')
  expect(sum([(await summary(user)).equity, loser.closeFee ?? '0']).toString()).toBe(before)
  const winner = await close(user, long.id, '66000')
  const fees = sum([long.openFee, short.openFee, loser.closeFee, winner.closeFee].map(fee => fee ?? '0'))
  expect((await summary(user)).equity).toBe(big('520').minus(fees).toString())
  expect(insurance()).toBe('0')
})

test('a loss beyond the free balance is settled from the other leg, which stays open and says so', async () => {
  const user = await newUser()
  const { long, short } = await pair(user)
  await nextPrice()
  await close(user, short.id, '66000')
  // free 495.68, loss 760, fee 12.54
  const [row] = await running(user)
  expect(row).toMatchObject({ id: long.id, profit: '760', settled: '276.86' })
  expect(await summary(user)).toMatchObject({
    equity: '483.14',
    available: '0',
    unrealizedProfit: '483.14',
    realizedToday: '-495.68',
  })
  const part = await close(user, long.id, '66000', '0.19')
  expect(part).toMatchObject({ profit: '380', settled: '138.43' })
  expect((await running(user))[0]).toMatchObject({ quantity: '0.19', profit: '380', settled: '138.43' })
  expect(await close(user, long.id, '66000')).toMatchObject({ profit: '380', settled: '138.43' })
  expect((await summary(user)).equity).toBe('470.6')
})

test('a settled profit that melts is a loss like any other: margin, liquidation and closing count it', async () => {
  const user = await newUser()
  const { long, short } = await pair(user)
  await nextPrice()
  await close(user, short.id, '66000')
  await nextPrice()
  const [row] = await running(user)
  // the pool: 0.38 × 1,200 − 276.86 = 179.14
  expect(await summary(user)).toMatchObject({ equity: '179.14', unrealizedProfit: '179.14' })
  expect(Number(row?.liquidationPrice)).toBeGreaterThan(65_000)
  await nextPrice()
  expect(await running(user)).toEqual([])
  const { records } = await exchange.client.ask(positionListCall, { state: 3, symbol: 'BTCUSDT', direction: 1 }, user)
  expect(records).toMatchObject([{ id: long.id, closeReason: 4, profit: '380', settled: '276.86' }])
  expect((await summary(user)).equity).toBe('90.79')
  expect(insurance()).toBe('0')
})

test('targets of several legs that one tick reaches settle one after the other', async () => {
  const user = await newUser()
  await open(user, { direction: 2, quantity: '0.19', stopLossPrice: '65000' })
  await open(user, { direction: 2, quantity: '0.19', stopLossPrice: '65500' })
  await open(user, { direction: 1, takeProfitPrice: '65900' })
  await nextPrice()
  expect(await running(user)).toEqual([])
  expect((await summary(user)).equity).toBe('470.6')
  expect(insurance()).toBe('0')
})

test('the insurance pays what the pool lacks, and nothing before the pool is used up', async () => {
  const user = await newUser()
  await open(user, { direction: 2, quantity: '0.38' })
  const winner = await open(user, { direction: 1, quantity: '0.1' })
  await nextPrice()
  // free 504.64, the short lost 2,280 and pays 13.3, the long won 600 and pays 3.5
  expect(await running(user)).toEqual([])
  expect((await summary(user)).equity).toBe('0')
  expect(insurance()).toBe('1192.16')
  const { records } = await exchange.client.ask(positionListCall, { id: winner.id }, user)
  expect(records).toMatchObject([{ profit: '600', settled: '600' }])
})

test('an isolated loss is paid by its margin alone, and its gain secures no cross leg', async () => {
  const user = await newUser()
  const isolated = await open(user, { direction: 1, quantity: '0.2', marginMode: 1 })
  await open(user, { direction: 2, quantity: '0.2' })
  await nextPrice()
  expect(await running(user)).toMatchObject([{ id: isolated.id, profit: '400', settled: '0' }])
  // free 520 − 128 − 6.4 − 6.4 = 379.2, the short lost 400 and pays 6.6
  expect(insurance()).toBe('27.4')
})
