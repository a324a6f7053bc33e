/** CFDs: bought at the ask, sold at the bid, counted in dollars, with a fee for each night. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { balanceLogCall, closePositionCall, createPositionCall, positionsSummaryCall } from '@shared/contract'
import { tradeTypes } from '@shared/contract/codes'
import { listed, marketOrder, type Order, placed } from '../../../sandbox/src/testing/positions/orders.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { transact } from '../db/transact.ts'
import { chargeNights } from './leveraged/night.ts'

/** Wednesday, five minutes before 05:00, when metals rest for an hour. */
const tape = {
  start: '2026-11-25 04:55:00',
  symbols: {
    XAUUSD: [
      [0, '3300'],
      ['06:00:00', '3310'],
      ['06:10:00', '3300'],
      ['06:20:00', '3285'],
    ],
    USDJPY: [
      [0, '155'],
      ['06:00:10', '156'],
    ],
  } as Record<string, [number | string, string][]>,
  gaps: [],
}

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange({ tape })
})
afterAll(() => exchange.stop())

const at = (time: string) => (Date.parse(`2026-11-25T${time}+08:00`) - exchange.sandbox.context.clock.now()) / 1000
const playTo = (time: string) => exchange.sandbox.advance(at(time))
const gold = (change: Partial<Order> = {}): Partial<Order> => ({
  tradeType: tradeTypes.cfd,
  symbol: 'XAUUSD',
  quantity: '0.1',
  leverage: 100,
  marginMode: undefined,
  expectedPrice: '3300.15',
  ...change,
})
const summary = (user: TestUser) => exchange.client.ask(positionsSummaryCall, {}, user)
const close = (user: TestUser, id: string, expectedPrice: string) =>
  exchange.client.ask(closePositionCall, { id, expectedPrice, tolerance: '0.01', clientOrderId: newOrderId() }, user)

test('somebody had leverage at a moment after which a CFD of theirs was closed, though it cost no fee', async () => {
  const user = await exchange.newUser({ contract: '5000' })
  const { id } = await placed(exchange, user, gold())
  const { context } = exchange.sandbox
  const then = context.clock.now()
  await close(user, id, '3299.85')
  const hadAt = (time: number) =>
    context.positions.hadLeverage(user.id, { ...context, clock: { ...context.clock, now: () => time } })
  expect([hadAt(then), hadAt(then + 1)]).toEqual([true, false])
})

test('a long pays the spread as it opens, the night at 05:00, and sells at the bid', async () => {
  const user = await exchange.newUser({ contract: '5000' })
  const short = await exchange.newUser({ contract: '5000' })
  const position = await placed(exchange, user, gold())
  expect(position).toMatchObject({ openPrice: '3300.15', margin: '330.015', openFee: '0', profit: '-3', marginMode: 2 })
  expect(await summary(user)).toMatchObject({ equity: '4997', usedMargin: '330.015', available: '4666.985' })
  const other = await placed(exchange, short, gold({ direction: 2, expectedPrice: '3299.85' }))
  expect(other).toMatchObject({ openPrice: '3299.85', margin: '329.985', profit: '-3' })

  await playTo('05:00:01')
  expect(await listed(exchange, user)).toMatchObject([{ swapFee: '4.125' }])
  // 1 % a year of 33,000 for a night, truncated
  expect(await listed(exchange, short)).toMatchObject([{ swapFee: '-0.91666666' }])
  const night = { group: 2, type: 'night-fee' } as const
  expect((await exchange.client.ask(balanceLogCall, night, user)).records).toMatchObject([{ amount: '-4.125' }])

  const closed = await exchange.client.call(createPositionCall, marketOrder(gold()), user)
  expect(closed).toMatchObject({ refusal: 'market-closed', values: { time: '2026-11-25 06:00:00' } })
  await playTo('06:00:05')
  expect(await close(user, position.id, '3309.85')).toMatchObject({
    closePrice: '3309.85',
    profit: '97',
    swapFee: '4.125',
  })
  expect(await summary(user)).toMatchObject({ equity: '5092.875', realizedToday: '92.875' })
  expect(await close(short, other.id, '3310.15')).toMatchObject({ closePrice: '3310.15', profit: '-103' })
  expect(exchange.faults()).toEqual([])
})

test('a night is charged once, also where the clock was set back over it', async () => {
  const user = await exchange.newUser({ contract: '5000' })
  const yen = gold({ symbol: 'USDJPY', leverage: 200, expectedPrice: '155.007' })
  const { id } = await placed(exchange, user, yen)
  const { context } = exchange.sandbox
  const beat = (time: string) => transact(context.db, tx => chargeNights(tx, context, Date.parse(time)))
  beat('2026-11-26T05:00:00+08:00')
  const [charged] = await listed(exchange, user, { id })
  beat('2026-11-26T04:59:59+08:00')
  beat('2026-11-26T05:00:00+08:00')
  expect(await listed(exchange, user, { id })).toEqual([charged])
  expect(charged?.swapFee).not.toBe('0')
  expect(exchange.faults()).toEqual([])
})

test('profit in another currency is dollars at the rate of the tick', async () => {
  const user = await exchange.newUser({ contract: '5000' })
  const yen = gold({ symbol: 'USDJPY', leverage: 200, expectedPrice: '155.007' })
  const position = await placed(exchange, user, yen)
  // 10,000 dollars at 155.007, in dollars of 155, by 200
  expect(position).toMatchObject({ openPrice: '155.007', margin: '50.00225807' })
  await playTo('06:00:10')
  // 10,000 × (155.993 − 155.007) / 156
  expect(await close(user, position.id, '155.993')).toMatchObject({ profit: '63.2051282' })
  expect(exchange.faults()).toEqual([])
})

test('where the pool is worth no more than half of the margins, the position is liquidated', async () => {
  await playTo('06:10:00')
  const user = await exchange.newUser({ contract: '300' })
  const position = await placed(exchange, user, gold({ quantity: '0.09' }))
  // 300 + 9·(P − 3,300.15) = 148.50675, by the bid
  expect(position).toMatchObject({ margin: '297.0135', liquidationPrice: '3283.31' })
  await playTo('06:20:00')
  expect(await listed(exchange, user)).toMatchObject([{ state: 1 }])
  expect(exchange.faults()).toEqual([])
})

test.each<[refusal: string, change: Partial<Order>]>([
  ['field-invalid', { marginMode: 1 }],
  ['field-invalid', { quantity: undefined, amount: '100' }],
  ['quantity-step', { quantity: '0.015' }],
  ['quantity-range', { quantity: '50.01' }],
  ['leverage-limit', { leverage: 200 }],
  ['symbol-mode', { tradeType: tradeTypes.contract }],
  ['symbol-mode', { symbol: 'BTCUSDT' }],
  ['price-moved', { expectedPrice: '3200' }],
])('is refused as %s: %j', async (refusal, change) => {
  const user = await exchange.newUser({ contract: '5000' })
  expect(await exchange.client.call(createPositionCall, marketOrder(gold(change)), user)).toMatchObject({ refusal })
})
