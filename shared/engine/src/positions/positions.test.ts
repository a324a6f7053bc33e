import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  addMarginCall,
  closePositionCall,
  createPositionCall,
  type InputOf,
  positionListCall,
  positionsSummaryCall,
  updateStopLossCall,
} from '@shared/contract'
import { truncate } from '@shared/money'
import { marketOrder, type Order } from '../../../sandbox/src/testing/positions/orders.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'

let exchange: Exchange

/** Every price of the suite, second by second after the start: each test plays on from where the last one stood. */
const tape = {
  start: '2026-11-25 10:00:00',
  symbols: {
    BTCUSDT: [
      [0, '64000'],
      [10, '65000'],
      [20, '64480'],
      [100, '64000'],
      [110, '61000'],
      [120, '60200'],
      [200, '64000'],
      [210, '66000'],
      [300, '64000'],
      [310, '40000'],
      [400, '64000'],
      [410, '59900'],
      [500, '64000'],
    ] as [number, string][],
  },
  gaps: [{ from: 601, to: 700, symbols: ['BTCUSDT'] }],
}

beforeAll(async () => {
  exchange = await startExchange({ tape })
})
afterAll(() => exchange.stop())

let played = 0
/** Moves on to a second of the tape. */
async function playTo(second: number): Promise<void> {
  await exchange.sandbox.advance(second - played)
  played = second
}

const open = (user: TestUser, change: Partial<Order> = {}) =>
  exchange.client.ask(createPositionCall, marketOrder(change), user)
const tryOpen = (user: TestUser, change: Partial<Order> = {}) =>
  exchange.client.call(createPositionCall, marketOrder(change), user)
const close = (user: TestUser, id: string, expectedPrice: string, quantity?: string) =>
  exchange.client.ask(
    closePositionCall,
    { id, expectedPrice, tolerance: '0.01', quantity, clientOrderId: newOrderId() },
    user,
  )
const available = async (user: TestUser) =>
  truncate((await exchange.client.ask(positionsSummaryCall, {}, user)).available, 2)
const list = (user: TestUser, state: number) => exchange.client.ask(positionListCall, { state }, user)

test('a long is opened, gains, is closed in part, and its stop-loss closes the rest: exact to the last decimal', async () => {
  const user = await exchange.newUser({ balance: '10000', contract: '5000' })
  const position = await open(user)
  expect(position).toMatchObject({
    margin: '320',
    openFee: '3.2',
    liquidationPrice: '61074.83',
    openPrice: '64000.00',
    state: 1,
  })
  expect(await available(user)).toBe('4676.8')
  await playTo(10)
  const [running] = (await list(user, 1)).records
  expect(running).toMatchObject({ markPrice: '65000.00', profit: '100', yield: '0.3125' })
  const part = await close(user, position.id, '65000', '0.04')
  expect(part).toMatchObject({ parentId: position.id, quantity: '0.04', profit: '40', state: 3, closeReason: 1 })
  expect(await available(user)).toBe('4843.5')
  await exchange.client.ask(updateStopLossCall, { id: position.id, stopLossPrice: '64500' }, user)
  await playTo(20)
  const [stopped] = (await list(user, 3)).records
  expect(stopped).toMatchObject({ id: position.id, closePrice: '64480.00', closeReason: 3, quantity: '0.06' })
  expect(await available(user)).toBe('5062.36')
  expect(exchange.faults()).toEqual([])
})

test('added margin moves the liquidation price; the tick that crosses it liquidates and what is left returns', async () => {
  await playTo(100)
  const user = await exchange.newUser({ contract: '5000' })
  const { id } = await open(user)
  const input = { id, amount: '80', clientOrderId: newOrderId() }
  expect(await exchange.client.ask(addMarginCall, input, user)).toMatchObject({
    margin: '400',
    liquidationPrice: '60271.22',
  })
  await playTo(110)
  expect((await list(user, 1)).total).toBe(1)
  await playTo(120)
  expect((await list(user, 3)).records[0]).toMatchObject({ id, closeReason: 4, closePrice: '60200.00' })
  expect(await available(user)).toBe('4613.79')
  expect(exchange.faults()).toEqual([])
})

test('take-profit closes a long at the tick that reached it', async () => {
  await playTo(200)
  const user = await exchange.newUser({ contract: '1000' })
  await open(user, { takeProfitPrice: '65900' })
  await playTo(210)
  expect((await list(user, 3)).records[0]).toMatchObject({ closeReason: 2, closePrice: '66000.00', profit: '200' })
})

test('on a gap beyond everything the insurance pays: nobody falls below zero', async () => {
  await playTo(300)
  const user = await exchange.newUser({ contract: '400' })
  await open(user)
  await playTo(310)
  // margin 320 of 400, fees 3.2 and 2: the long of 0.1 loses 2,400
  const covered = '2082'
  expect((await list(user, 3)).records[0]).toMatchObject({ closeReason: 4, closePrice: '40000.00', covered })
  expect(await available(user)).toBe('76.8')
  expect(exchange.faults()).toEqual([])
})

test('cross positions share the free balance; the largest loss goes first', async () => {
  await playTo(400)
  const user = await exchange.newUser({ contract: '400' })
  const big = await open(user, { marginMode: 2, quantity: '0.1' })
  const small = await open(user, { marginMode: 2, quantity: '0.01', direction: 2 })
  expect((await list(user, 1)).total).toBe(2)
  await playTo(410)
  expect((await list(user, 3)).records).toMatchObject([{ id: big.id, closeReason: 4 }])
  expect((await list(user, 1)).records).toMatchObject([{ id: small.id }])
  expect(exchange.faults()).toEqual([])
})

test('a double tap makes one position and answers alike; the same id with other terms is refused', async () => {
  await playTo(500)
  const user = await exchange.newUser({ contract: '1000' })
  const clientOrderId = newOrderId()
  const [first, second] = await Promise.all([open(user, { clientOrderId }), open(user, { clientOrderId })])
  expect(second.id).toBe(first.id)
  expect((await list(user, 1)).total).toBe(1)
  expect((await tryOpen(user, { clientOrderId, quantity: '0.2' })).refusal).toBe('order-id-reused')
  const found = await exchange.client.ask(positionListCall, { clientOrderId }, user)
  expect(found.records.map(row => row.id)).toEqual([first.id])
})

test('the list is asked for one by its id, and for what closed between two seconds, both included', async () => {
  const user = await exchange.newUser({ contract: '1000' })
  const [{ id }, other] = [await open(user), await open(user)]
  const closed = await close(user, other.id, '64000')
  const ids = async (filter: InputOf<typeof positionListCall>) =>
    (await exchange.client.ask(positionListCall, filter, user)).records.map(row => row.id)
  expect(await ids({ id })).toEqual([id])
  expect(await ids({ id: 'P0000000000' })).toEqual([])
  const at = closed.closeTime ?? ''
  expect(await ids({ closeTime_begin: at, closeTime_end: at })).toEqual([other.id])
  expect(await ids({ closeTime_end: '2026-11-25 10:00:00' })).toEqual([])
  expect(await ids({ closeTime_begin: '2026-11-26 00:00:00' })).toEqual([])
})

test.each<[string, string, Partial<Order>]>([
  ['an unknown symbol', 'not-found', { symbol: 'NOPEUSDT' }],
  ['a symbol that is not traded so', 'symbol-mode', { symbol: 'XAUUSD' }],
  ['too small a quantity', 'quantity-range', { quantity: '0.00001' }],
  ['a quantity off the step', 'quantity-step', { quantity: '0.10005' }],
  ['more leverage than the size allows', 'leverage-limit', { leverage: 100, quantity: '1' }],
  ['more than anybody may hold of the symbol', 'position-limit', { leverage: 1, quantity: '15.7' }],
  ['a leverage that is not offered', 'leverage-limit', { leverage: 7 }],
  ['a price that moved away', 'price-moved', { expectedPrice: '63000' }],
  ['a take-profit on the wrong side', 'stop-side', { takeProfitPrice: '63000' }],
  ['a stop-loss on the wrong side', 'stop-side', { stopLossPrice: '65000' }],
  ['a stop-loss behind the liquidation', 'stop-liquidation', { stopLossPrice: '60000' }],
  ['an amount beside a quantity', 'field-invalid', { amount: '500' }],
  ['neither quantity nor amount', 'field-invalid', { quantity: undefined }],
  ['a price for an order at the market', 'field-invalid', { price: '64000' }],
  ['a take-profit between two prices', 'quantity-step', { takeProfitPrice: '65000.001' }],
  ['a stop-loss of eighteen places', 'quantity-step', { stopLossPrice: '63000.000000000000000001' }],
  ['more than there is', 'insufficient-balance', { quantity: '1' }],
  ['an order that arrives too late', 'order-late', { deadline: 1 }],
])('%s is refused as %s and nothing is booked', async (_, refusal, change) => {
  const user = await exchange.newUser({ contract: '1000' })
  expect((await tryOpen(user, change)).refusal).toBe(refusal)
  expect(await available(user)).toBe('1000')
  expect((await list(user, 1)).total).toBe(0)
})

test('a quantity is kept in one form, however it was spelt', async () => {
  const user = await exchange.newUser({ contract: '1000' })
  const { id, quantity } = await open(user, { quantity: '000.0010' })
  expect(quantity).toBe('0.001')
  const stored = exchange.sandbox.context.db.prepare('SELECT quantity FROM position WHERE id = ?').get(id)
  expect(stored).toEqual({ quantity: '0.001' })
  expect(await close(user, id, '64000', '0.00100')).toMatchObject({ id, state: 3 })
})

test.each([
  ['dust', '0.009', 'below-minimum'],
  ['a minor unit', '0.00000001', 'below-minimum'],
  ['more places than balances show', '10.001', 'quantity-step'],
  ['nine places', '1.000000001', 'field-invalid'],
  ['more than there is', '900', 'insufficient-balance'],
])('%s is not added to a margin', async (_, amount, refusal) => {
  const user = await exchange.newUser({ contract: '1000' })
  const { id } = await open(user)
  const answer = await exchange.client.call(addMarginCall, { id, amount, clientOrderId: newOrderId() }, user)
  expect(answer).toMatchObject({ code: 500, refusal })
  expect((await list(user, 1)).records[0]?.margin).toBe('320')
})

test('all that is available may be added to a margin, to its last digit', async () => {
  const user = await exchange.newUser({ contract: '400.00012345' })
  const { id } = await open(user)
  const input = { id, amount: '76.80012345', clientOrderId: newOrderId() }
  expect(await exchange.client.ask(addMarginCall, input, user)).toMatchObject({ margin: '396.80012345' })
})

test('what a partial close leaves ends where its own size ends, not where the whole did', async () => {
  const user = await exchange.newUser({ contract: '6000' })
  const { id, liquidationPrice } = await open(user, { quantity: '1.5' })
  // tier 2, 0.5 % less 50: (96,000 − 4,800 − 50) / (1.5 × 0.9945)
  expect(liquidationPrice).toBe('61102.73')
  await close(user, id, '64000', '1')
  // tier 1, 0.4 %: (32,000 − 1,600) / (0.5 × 0.9955)
  expect((await list(user, 1)).records[0]).toMatchObject({ quantity: '0.5', liquidationPrice: '61074.83' })
})

test('targets are set on the grid of the symbol alone', async () => {
  const user = await exchange.newUser({ contract: '1000' })
  const { id } = await open(user)
  const set = (targets: { takeProfitPrice?: string; stopLossPrice?: string }) =>
    exchange.client.call(updateStopLossCall, { id, ...targets }, user)
  const fine = { code: 500, refusal: 'quantity-step', values: { step: '0.01' } }
  expect(await set({ takeProfitPrice: '65000.000000000000000001' })).toMatchObject(fine)
  expect(await set({ stopLossPrice: '63000.005' })).toMatchObject(fine)
  expect((await set({ takeProfitPrice: '065000.10' })).result).toMatchObject({ takeProfitPrice: '65000.1' })
})

test('a stop beyond the liquidation is refused of a cross position, too, at its opening and later', async () => {
  const user = await exchange.newUser({ contract: '1000' })
  const beyond = { stopLossPrice: '30000' }
  expect((await tryOpen(user, { marginMode: 2, ...beyond })).refusal).toBe('stop-liquidation')
  const { id } = await open(user, { marginMode: 2 })
  const set = (targets: object) => exchange.client.call(updateStopLossCall, { id, ...targets }, user)
  expect(await set(beyond)).toMatchObject({
    code: 500,
    refusal: 'stop-liquidation',
    values: { field: 'stopLossPrice' },
  })
  expect((await set({ stopLossPrice: '63000' })).code).toBe(200)
  expect((await set({ takeProfitPrice: '66000' })).result).toMatchObject({ stopLossPrice: '63000' })
})

test("another's position does not exist", async () => {
  const owner = await exchange.newUser({ contract: '1000' })
  const { id } = await open(owner)
  const other = await exchange.newUser({ contract: '1000' })
  const input = { id, expectedPrice: '64000', tolerance: '0.005', clientOrderId: newOrderId() }
  expect((await exchange.client.call(closePositionCall, input, other)).refusal).toBe('not-found')
})

test('prices older than five seconds take no orders', async () => {
  await playTo(600)
  const user = await exchange.newUser({ contract: '1000' })
  await playTo(605)
  expect((await tryOpen(user)).code).toBe(200)
  await playTo(607)
  expect((await tryOpen(user)).refusal).toBe('price-stale')
})
