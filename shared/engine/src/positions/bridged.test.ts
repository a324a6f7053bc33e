/** A downtime, and a halt of the books: positions meet what the price did meanwhile, not where it ended alone. */
import { afterEach, expect, test } from '@jest/globals'
import { balanceLogCall, messageListCall, updateStopLossCall } from '@shared/contract'
import { directions, marginModes, tradeTypes } from '@shared/contract/codes'
import { limitsOf, open, setTo } from '../../../sandbox/src/testing/closing/control.ts'
import { listed, marketOrder, placed, tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { secondsOf, staked } from '../../../sandbox/src/testing/positions/second/second.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { booksOf, HOUSE, heldBy } from '../ledger/index.ts'

const HOUR = 3600
let exchange: Exchange
afterEach(async () => {
  expect(exchange.faults()).toEqual([])
  await exchange.stop()
})

/** It rises by 0.7 % and falls back, long before the end. */
const riseAndFall = {
  BTCUSDT: [
    [0, '64000'],
    [2 * HOUR, '64450'],
    [3 * HOUR, '64000'],
  ] as [number, string][],
}
/** It is far above for a minute. */
const spike = {
  BTCUSDT: [
    [0, '64000'],
    [60, '66000'],
    [120, '64000'],
  ] as [number, string][],
}
/** It falls by as much each minute. */
const falling = (minutes: number, by: number) =>
  tapeOf({ BTCUSDT: Array.from({ length: minutes }, (_, nth) => [nth * 60, String(64_000 - nth * by)]) })
const high = { quantity: '0.01', leverage: 100 } as const

test('closes what the price liquidated meanwhile, isolated and cross, at the prices of then', async () => {
  exchange = await startExchange({ tape: tapeOf(riseAndFall) })
  const [poor, rich] = [await exchange.newUser({ contract: '6.8' }), await exchange.newUser({ contract: '100' })]
  const short = { ...high, direction: directions.sell }
  await placed(exchange, poor, { ...short, marginMode: marginModes.cross })
  await placed(exchange, rich, short)
  const long = await placed(exchange, rich, high)
  await exchange.operate('clock', 'skip', '24h')
  const closed = { closeReason: 4, closePrice: '64450.00', closeTime: expect.stringMatching(/^2026-11-25 1[12]:/) }
  expect(await listed(exchange, poor, { state: 3 })).toMatchObject([closed])
  expect(await listed(exchange, rich, { state: 3 })).toMatchObject([closed])
  expect(await listed(exchange, rich, { state: 1 })).toMatchObject([{ id: long.id }])
})

test('a downtime of less than an hour gives a long and a short together nothing: the loss ends at a minute’s close', async () => {
  exchange = await startExchange({ tape: falling(50, 40) })
  const [one, other] = [await exchange.newUser({ contract: '10' }), await exchange.newUser({ contract: '10' })]
  await placed(exchange, one, high)
  await placed(exchange, other, { ...high, direction: directions.sell })
  await exchange.operate('clock', 'skip', '59m')
  const closed = { closeReason: 4, closePrice: '63640.00', closeTime: '2026-11-25 10:09:59' }
  expect(await listed(exchange, one, { state: 3 })).toMatchObject([closed])
  const { context } = exchange.sandbox
  expect(heldBy(context.db, HOUSE).filter(({ kind }) => kind === 'insurance')).toEqual([])
  expect(await listed(exchange, other, { state: 1 })).toHaveLength(1)
})

test('a halt of the books does not either: what the price liquidated meanwhile is closed at a minute’s close', async () => {
  exchange = await startExchange({ tape: falling(5, 400) })
  const user = await exchange.newUser({ contract: '10' })
  await placed(exchange, user, high)
  const books = booksOf(exchange.sandbox.context.db)
  books.halted = 'a fault'
  await exchange.sandbox.advance(300)
  expect(await listed(exchange, user, { state: 1 })).toHaveLength(1)
  books.halted = null
  await exchange.sandbox.advance(1)
  expect(await listed(exchange, user, { state: 3 })).toMatchObject([{ closeReason: 4, closePrice: '63600.00' }])
})

test('a halt refuses new targets, and an order placed right after the halt does not meet its prices', async () => {
  exchange = await startExchange({ tape: tapeOf(spike) })
  const [before, after] = [await exchange.newUser({ contract: '100' }), await exchange.newUser({ contract: '100' })]
  const { id } = await placed(exchange, before, high)
  const books = booksOf(exchange.sandbox.context.db)
  books.halted = 'a fault'
  await exchange.sandbox.advance(300)
  const set = { id, takeProfitPrice: '65000' }
  expect(await exchange.client.call(updateStopLossCall, set, { token: before.token })).toMatchObject({
    refusal: 'ledger-halted',
  })
  await exchange.operate('ledger', 'check')
  await placed(exchange, after, { ...high, takeProfitPrice: '65000' })
  await exchange.sandbox.advance(1)
  for (const user of [before, after]) expect(await listed(exchange, user, { state: 1 })).toHaveLength(1)
})

test('a stop that the price reached meanwhile is filled before a liquidation, and what waits is not', async () => {
  exchange = await startExchange({ tape: tapeOf(riseAndFall) })
  const user = await exchange.newUser({ contract: '100' })
  const stop = { ...high, direction: directions.sell, stopLossPrice: '64300' }
  await placed(exchange, user, stop)
  await placed(exchange, user, { ...high, orderType: 2, price: '64400', direction: directions.sell })
  await exchange.operate('clock', 'skip', '5h')
  expect(await listed(exchange, user, { state: 3 })).toMatchObject([{ closeReason: 3 }])
  expect(await listed(exchange, user, { state: 0 })).toHaveLength(1)
})

/** It falls by a tenth so many seconds after its start, at 10:00. */
const fallsAfter = (seconds: number) =>
  tapeOf({
    BTCUSDT: [
      [0, '64000'],
      [seconds, '57600'],
    ],
  })
async function downOverNight(): Promise<TestUser> {
  const user = await exchange.newUser({ contract: '1000' })
  await setTo(exchange, user, 'dailyLoss', '5')
  await placed(exchange, user, high)
  await exchange.operate('clock', 'skip', '24h')
  expect(await listed(exchange, user, { state: 3 })).toMatchObject([{ closeReason: 4 }])
  return user
}
const limitMessages = async (user: TestUser) =>
  (await exchange.client.ask(messageListCall, { noticeType: 'system' }, user)).filter(
    ({ titile }) => titile === 'Own limit reached',
  )

test('a loss of a downtime counts on the day of its prices, not on the day of the restart', async () => {
  exchange = await startExchange({ tape: fallsAfter(HOUR) })
  const user = await downOverNight()
  expect((await limitsOf(exchange, user)).dailyLoss.used).toBe('0')
  expect(await limitMessages(user)).toEqual([])
  expect((await open(exchange, user, { ...high, expectedPrice: '57600' })).code).toBe(200)
})

test('a loss of a downtime counts today, and is told, where the price fell after midnight', async () => {
  exchange = await startExchange({ tape: fallsAfter(15 * HOUR) })
  const user = await downOverNight()
  expect(Number((await limitsOf(exchange, user)).dailyLoss.used)).toBeGreaterThan(5)
  expect(await limitMessages(user)).toHaveLength(1)
  expect((await open(exchange, user, { ...high, expectedPrice: '57600' })).refusal).toBe('own-limit')
})

test('a CFD whose market rests within the downtime is held to what the rest requires', async () => {
  const tape = { start: '2026-11-28 01:00:00', symbols: { XAUUSD: [[0, '3300']] as [number, string][] }, gaps: [] }
  exchange = await startExchange({ tape })
  const user = await exchange.newUser({ contract: '400' })
  const gold = { tradeType: tradeTypes.cfd, symbol: 'XAUUSD', leverage: 100, marginMode: undefined }
  await placed(exchange, user, marketOrder({ ...gold, expectedPrice: '3300.15' }))
  await exchange.operate('clock', 'skip', '10h')
  expect(await listed(exchange, user, { state: 3 })).toMatchObject([{ closeReason: 4 }])
})

/** What each entry of the contract account moved and left, the oldest first. */
async function contractLog(user: TestUser): Promise<{ type: string; amount: number; after: number }[]> {
  const { records } = await exchange.client.ask(balanceLogCall, { order: 'asc', pageSize: 200 }, user)
  return records
    .filter(({ account }) => account === 'contract')
    .map(({ type, amount, after }) => ({ type, amount: Number(amount), after: Number(after) }))
}

test('a stake that a downtime held up returns at its end, so it saves the pool from a fall after it', async () => {
  exchange = await startExchange({
    tape: tapeOf({
      BTCUSDT: [
        [0, '64000'],
        [1.5 * HOUR, '62800'],
      ],
    }),
  })
  const user = await exchange.newUser({ contract: '20' })
  const { id } = await placed(exchange, user, { ...high, marginMode: marginModes.cross })
  await staked(exchange, user, { amount: '10' })
  await exchange.operate('clock', 'skip', '4h')
  expect(await secondsOf(exchange, user)).toMatchObject([{ result: -2, profit: '0' }])
  expect(await listed(exchange, user, { state: 1 })).toMatchObject([{ id }])
})

test('lists what a downtime settled and liquidated so that each balance follows from the one before', async () => {
  exchange = await startExchange({
    tape: tapeOf({
      BTCUSDT: [
        [0, '64000'],
        [20, '63990'],
        [1.5 * HOUR, '60400'],
      ],
    }),
  })
  const user = await exchange.newUser({ contract: '30' })
  await placed(exchange, user, { ...high, marginMode: marginModes.cross })
  await staked(exchange, user, { amount: '10' })
  await staked(exchange, user, { amount: '10', setId: 'second-30', odds: '0.76', direction: directions.sell })
  await exchange.sandbox.advance(29)
  await exchange.operate('clock', 'skip', '4h')
  const log = await contractLog(user)
  expect(log.map(({ type }) => type).slice(-4)).toEqual(['second-win', 'second-void', 'liquidation', 'close-fee'])
  log.reduce((before, { amount, after }) => {
    expect(after).toBeCloseTo(before + amount, 8)
    return after
  }, 0)
})

test('a night fee within a downtime breaks the pool at the next bar, not at the restart', async () => {
  const tape = {
    start: '2026-11-25 04:59:50',
    symbols: {
      USDJPY: [
        [0, '155'],
        [5, '154.483'],
      ] as [number, string][],
    },
    gaps: [],
  }
  exchange = await startExchange({ tape })
  const user = await exchange.newUser({ contract: '6' })
  const dollars = {
    tradeType: tradeTypes.cfd,
    symbol: 'USDJPY',
    quantity: '0.01',
    leverage: 200,
    marginMode: undefined,
  }
  await placed(exchange, user, { ...dollars, expectedPrice: '155.007' })
  await exchange.operate('clock', 'skip', '4h')
  expect(await listed(exchange, user, { state: 3 })).toMatchObject([
    { closeReason: 4, closeTime: '2026-11-25 05:00:59' },
  ])
})
