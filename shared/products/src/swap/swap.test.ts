/** The swap, from the order to the ledger. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  balanceLogCall,
  currencyListCall,
  type InputOf,
  rateByCurrencyCall,
  swapCall,
  swapListCall,
  userBalanceCall,
} from '@shared/contract'
import { swapObtained } from '@shared/money'
import { tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'

type Swap = InputOf<typeof swapCall>

let exchange: Exchange
beforeAll(async () => {
  const BTCUSDT: [number, string][] = [
    [0, '64000'],
    [60, '64700'],
    [61, '64000'],
  ]
  const gaps = [{ from: 100, to: 120, symbols: ['ETHUSDT'] }]
  exchange = await startExchange({ tape: { ...tapeOf({ BTCUSDT, ETHUSDT: [[0, '3200']] }), gaps } })
})
afterAll(() => exchange.stop())
beforeEach(() => exchange.sandbox.advance(1))

const order = (change: Partial<Swap> = {}): Swap => ({
  fromCurrency: 'USDT',
  toCurrency: 'BTC',
  amount: '500',
  expectedRate: '0.000015625',
  tolerance: '0.005',
  clientOrderId: newOrderId(),
  ...change,
})
const swap = (user: TestUser, input: Swap) => exchange.client.ask(swapCall, input, user)
const trySwap = (user: TestUser, change: Partial<Swap>) => exchange.client.call(swapCall, order(change), user)
const available = async (user: TestUser, currency: string) =>
  (await exchange.client.ask(userBalanceCall, { currency }, user))[0]?.available

test('500 USDT are 0.00779687 BTC at 64,000, in one entry; the same order again is that one', async () => {
  const user = await exchange.newUser({ balance: '10000' })
  const input = order()
  const done = await swap(user, input)
  expect(done).toMatchObject({ issued: '500', obtained: '0.00779687', exchangeRate: '0.000015625', spread: '0.002' })
  expect(await swap(user, input)).toEqual(done)
  expect([await available(user, 'USDT'), await available(user, 'BTC')]).toEqual(['9500', '0.00779687'])
  const log = await exchange.client.ask(balanceLogCall, { refId: done.id }, user)
  expect(log.records.map(({ type, amount, currency }) => [type, amount, currency])).toEqual([
    ['swap', '-500', 'USDT'],
    ['swap', '0.00779687', 'BTC'],
  ])
  expect(exchange.faults()).toEqual([])
})

test('it goes between two coins, and all of a coin may go', async () => {
  const user = await exchange.newUser({ balance: '10000' })
  await swap(user, order())
  const input = { fromCurrency: 'BTC', toCurrency: 'ETH', amount: '0.00779687', expectedRate: '20' }
  // 0.00779687 × 20 × 0.998
  expect(await swap(user, order(input))).toMatchObject({ obtained: '0.15562552', exchangeRate: '20' })
  expect([await available(user, 'BTC'), await available(user, 'ETH')]).toEqual(['0', '0.15562552'])
})

test('of two swaps of all there is one happens', async () => {
  const user = await exchange.newUser({ balance: '500' })
  const outcomes = await Promise.all([trySwap(user, {}), trySwap(user, {})])
  expect(outcomes.map(({ refusal }) => refusal ?? '').sort()).toEqual(['', 'insufficient-balance'])
  expect([await available(user, 'USDT'), await available(user, 'BTC')]).toEqual(['0', '0.00779687'])
})

test('the list is by currency, day, number and order, newest first, and nobody else sees it', async () => {
  const [user, other] = [await exchange.newUser({ balance: '10000' }), await exchange.newUser()]
  const input = order()
  const one = await swap(user, input)
  await exchange.sandbox.advance(1)
  const two = await swap(user, order({ toCurrency: 'ETH', expectedRate: '0.0003125' }))
  const ids = async (filter: InputOf<typeof swapListCall>, who = user) =>
    (await exchange.client.ask(swapListCall, filter, who)).records.map(({ id }) => id)
  expect(await ids({})).toEqual([two.id, one.id])
  expect(await ids({ currency: 'BTC' })).toEqual([one.id])
  expect(await ids({ currency: 'USDT' })).toEqual([two.id, one.id])
  expect(await ids({ id: two.id })).toEqual([two.id])
  expect(await ids({ clientOrderId: input.clientOrderId })).toEqual([one.id])
  expect(await ids({ createTime_begin: two.createTime })).toEqual([two.id])
  expect(await ids({ createTime_end: one.createTime })).toEqual([one.id])
  expect(await ids({ pageSize: 1, pageNo: 2 })).toEqual([one.id])
  expect(await ids({}, other)).toEqual([])
})

test('the rate told, its spread and the range of the list are those that a swap goes by', async () => {
  const user = await exchange.newUser({ balance: '60000' })
  const { rate, spread } = await exchange.client.ask(rateByCurrencyCall, { from: 'USDT', to: 'ETH' })
  const list = await exchange.client.ask(currencyListCall, {})
  const usdt = list.find(({ currency }) => currency === 'USDT')
  expect(usdt).toMatchObject({ swap: true, swapMin: '1', swapMax: '50000' })
  expect(list.find(({ currency }) => currency === 'BTC')).toMatchObject({ swapMin: '0.00001563', swapMax: '0.78125' })
  const yen = list.find(({ currency }) => currency === 'JPY')
  expect([yen?.swap, yen?.swapMin]).toEqual([false, undefined])
  const input = order({ toCurrency: 'ETH', amount: usdt?.swapMax ?? '', expectedRate: rate, tolerance: '0' })
  const { obtained } = await swap(user, input)
  expect(obtained).toBe(swapObtained('50000', rate, spread ?? ''))
  expect(obtained).toBe('15.59375')
})

test.each<[refusal: string, change: Partial<Swap>, values: object]>([
  ['swap-range', { amount: '0.99999999' }, { min: '1', max: '50000' }],
  ['swap-range', { amount: '50000.00000001' }, { min: '1', max: '50000' }],
  [
    'swap-range',
    { fromCurrency: 'BTC', toCurrency: 'USDT', amount: '0.00001562' },
    { min: '0.00001563', max: '0.78125' },
  ],
  ['swap-pair', { toCurrency: 'USDT' }, { field: 'toCurrency' }],
  ['swap-pair', { toCurrency: 'JPY' }, { field: 'toCurrency' }],
  ['swap-pair', { fromCurrency: 'XAU' }, { field: 'fromCurrency' }],
  ['rate-moved', { expectedRate: '0.00001571' }, { value: '0.000015625' }],
  ['field-invalid', { tolerance: '0.0051' }, { field: 'tolerance' }],
  ['field-invalid', { amount: '500.000000001' }, { field: 'amount' }],
  ['insufficient-balance', { amount: '1000.01' }, { have: '1000', need: '1000.01', currency: 'USDT' }],
])('is refused as %s: %j', async (refusal, change, values) => {
  const user = await exchange.newUser({ balance: '1000' })
  expect(await trySwap(user, change)).toMatchObject({ refusal, values })
  expect((await exchange.client.ask(swapListCall, {}, user)).records).toEqual([])
  expect(await available(user, 'USDT')).toBe('1000')
})

test('bitcoin at 64,700 under the sheet: the rate has moved, and nothing is booked', async () => {
  const user = await exchange.newUser({ balance: '1000' })
  const { market } = exchange.sandbox.context
  while (market.last('BTCUSDT')?.price !== '64700.00') await exchange.sandbox.advance(1)
  expect(await trySwap(user, {})).toMatchObject({ refusal: 'rate-moved', values: { value: '0.00001545595' } })
  expect(await available(user, 'USDT')).toBe('1000')
  await exchange.sandbox.advance(1)
  await swap(user, order())
  expect(exchange.faults()).toEqual([])
})

test('a currency whose price is older than five seconds is not exchanged, on either side; others are', async () => {
  const user = await exchange.newUser({ balance: '1000' })
  const { clock, market } = exchange.sandbox.context
  while (clock.now() - (market.last('ETHUSDT')?.time ?? 0) <= 5000) await exchange.sandbox.advance(1)
  const stale = { refusal: 'price-stale' }
  expect(await trySwap(user, { toCurrency: 'ETH', expectedRate: '0.0003125' })).toMatchObject(stale)
  expect(await trySwap(user, { fromCurrency: 'ETH', amount: '0.1', expectedRate: '0.05' })).toMatchObject(stale)
  await swap(user, order())
})
