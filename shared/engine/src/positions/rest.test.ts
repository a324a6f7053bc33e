/** The five minutes before a market rests, and the rest itself: what a CFD must be worth, and who is told. */
import { afterEach, expect, test } from '@jest/globals'
import {
  amendOrderCall,
  createPositionCall,
  messageListCall,
  positionsSummaryCall,
  reversePositionCall,
  symbolListCall,
  transferContractCall,
} from '@shared/contract'
import { directions, marginModes, orderTypes, tradeTypes } from '@shared/contract/codes'
import { big } from '@shared/money'
import { listed, marketOrder, type Order, placed } from '../../../sandbox/src/testing/positions/orders.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { watchRows } from '../../../testing/src/visited.ts'

let exchange: Exchange
afterEach(() => exchange.stop())
/** @param time of a Saturday: at 05:00 all markets of CFDs rest until Monday */
const begin = async (time: string, symbols: Record<string, [number | string, string][]> = {}, day = '28') => {
  const XAUUSD: [number | string, string][] = [[0, '3300']]
  const start = `2026-11-${day} ${time}`
  exchange = await startExchange({ tape: { start, symbols: { XAUUSD, ...symbols }, gaps: [] } })
}
const playTo = (time: string) =>
  exchange.sandbox.advance((Date.parse(`2026-11-${time}+08:00`) - exchange.sandbox.context.clock.now()) / 1000)

/** A tenth of a lot: ten ounces. Over the weekend it must be worth 2.34 % of 33,000. */
const gold = (change: Partial<Order> = {}): Partial<Order> => ({
  ...{ tradeType: tradeTypes.cfd, symbol: 'XAUUSD', quantity: '0.1', leverage: 100, marginMode: undefined },
  ...{ expectedPrice: '3300.15', tolerance: '0.01', ...change },
})
const euro = { symbol: 'EURUSD', expectedPrice: '1.085', quantity: '0.01' }
const summary = (user: TestUser) => exchange.client.ask(positionsSummaryCall, {}, user)
const refusal = (user: TestUser, change: Partial<Order>) =>
  exchange.client.call(createPositionCall, marketOrder(gold(change)), user)
const told = async (user: TestUser) =>
  (await exchange.client.ask(messageListCall, { noticeType: 'transaction', pageSize: 50 }, user)).map(one => one.titile)

test('five minutes before the weekend a leg that could not bear it is closed, the largest loss first, and its owner was told before', async () => {
  await begin('03:59:00')
  const poor = await exchange.newUser({ contract: '400' })
  const rich = await exchange.newUser({ contract: '1200' })
  const lost = await placed(exchange, poor, gold())
  const kept = await placed(exchange, poor, gold(euro))
  await placed(exchange, rich, gold())
  await playTo('28T04:10:00')
  expect(await told(poor)).toEqual(['Your CFDs need more funds before the market closes'])
  expect(await told(rich)).toEqual([])
  await exchange.operate('clock', 'skip', '43m')
  await playTo('28T04:54:59')
  expect(await listed(exchange, poor, { state: 1 })).toHaveLength(2)
  await playTo('28T04:55:01')
  expect(await listed(exchange, poor, { state: 3 })).toMatchObject([
    { id: lost.id, closeReason: 4, closeTime: '2026-11-28 04:55:00' },
  ])
  expect(await listed(exchange, poor, { state: 1 })).toMatchObject([{ id: kept.id }])
  expect(await listed(exchange, rich, { state: 1 })).toHaveLength(1)
  expect(await told(poor)).toHaveLength(2)
  expect(exchange.faults()).toEqual([])
})

test('before the night of metals nobody is told and nothing is closed where half of the margin is more', async () => {
  await begin('04:30:00', {}, '25')
  const user = await exchange.newUser({ contract: '400' })
  await placed(exchange, user, gold())
  await playTo('25T05:00:01')
  expect(await told(user)).toEqual([])
  expect(await listed(exchange, user, { state: 1 })).toHaveLength(1)
})

test('what opens in these minutes has the margin that the weekend requires; what waits is filled after it', async () => {
  await begin('04:54:00', {
    EURUSD: [
      [0, '1.085'],
      ['04:57:00', '1.08'],
    ],
  })
  const user = await exchange.newUser({ contract: '5000' })
  const held = await placed(exchange, user, gold())
  const waits = gold({ ...euro, orderType: orderTypes.limit, price: '1.082' })
  const waiting = await placed(exchange, user, waits)
  await playTo('28T04:56:00')
  expect(await refusal(user, {})).toMatchObject({ refusal: 'leverage-limit', values: { n: 20 } })
  const order = { id: held.id, expectedPrice: '3299.85', tolerance: '0.01', clientOrderId: newOrderId() }
  expect(await exchange.client.call(reversePositionCall, order, user)).toMatchObject({ refusal: 'leverage-limit' })
  const amend = { id: waiting.id, price: '1.2', clientOrderId: newOrderId() }
  expect(await exchange.client.call(amendOrderCall, amend, user)).toMatchObject({ refusal: 'leverage-limit' })
  expect(await placed(exchange, user, gold({ leverage: 20 }))).toMatchObject({ state: 1 })
  expect(await placed(exchange, user, waits)).toMatchObject({ state: 0 })
  await playTo('28T05:00:01')
  expect(await listed(exchange, user, { state: 0 })).toHaveLength(2)
  await exchange.operate('clock', 'skip', '47h')
  await playTo('30T05:00:01')
  expect(await listed(exchange, user, { state: 0 })).toEqual([])
  expect(exchange.faults()).toEqual([])
})

test('while the market is closed what it requires cannot be moved out or used, though coins of the pool make losses', async () => {
  await begin('04:54:00', {
    BTCUSDT: [
      [0, '64000'],
      ['05:01:00', '63900'],
      ['05:01:10', '63700'],
      ['05:01:20', '63500'],
    ],
  })
  const user = await exchange.newUser({ contract: '1400' })
  await placed(exchange, user, gold())
  const coin = { quantity: '0.05', leverage: 100, marginMode: marginModes.cross, direction: directions.buy }
  const bitcoin = await placed(exchange, user, coin)
  await playTo('28T05:00:01')
  const infos = await exchange.client.ask(symbolListCall, {}, user)
  const rate = infos.find(({ symbol }) => symbol === 'XAUUSD')?.restMargin ?? '0'
  // ten ounces at what they were opened at, and the margin of the coin
  const kept = big(rate).times('33001.5').plus('32')
  const { equity, available, usedMargin } = await summary(user)
  expect(usedMargin).toBe('362.015')
  expect(available).toBe(big(equity).minus(kept).toString())
  const out = { from: 'contract', to: 'balance', currency: 'USDT', clientOrderId: newOrderId() } as const
  await exchange.client.ask(transferContractCall, { ...out, amount: available }, user)
  expect(await summary(user)).toMatchObject({ available: '0' })
  await playTo('28T05:01:30')
  expect(await listed(exchange, user, { state: 3 })).toMatchObject([{ id: bitcoin.id, closeReason: 4 }])
  const after = await summary(user)
  expect(big(after.equity).gte(big(rate).times('33001.5').minus('5'))).toBe(true)
  expect(exchange.faults()).toEqual([])
})

test('while all markets of a pool are closed no second reads its legs, though all that is available was taken', async () => {
  const watch = watchRows()
  await begin('04:54:00')
  const user = await exchange.newUser({ contract: '1400' })
  await placed(exchange, user, gold())
  await playTo('28T05:00:01')
  const { available: amount } = await summary(user)
  const out = { from: 'contract', to: 'balance', currency: 'USDT', clientOrderId: newOrderId() } as const
  await exchange.client.ask(transferContractCall, { ...out, amount }, user)
  const { byText } = await watch.during(() => exchange.sandbox.advance(2))
  watch.stop()
  expect([...byText.keys()].filter(text => /FROM position WHERE state = 1 AND user_id/.test(text))).toEqual([])
})

test('all credits of a short are at most its spread', async () => {
  await begin('04:59:00', { XAUUSD: [[0, '9000']] })
  const user = await exchange.newUser({ contract: '90000' })
  const short = gold({ direction: directions.sell, leverage: 10, expectedPrice: '8999.85' })
  await placed(exchange, user, short)
  const fees: (string | null | undefined)[] = []
  const note = async () => fees.push((await listed(exchange, user))[0]?.swapFee)
  await playTo('28T05:00:02')
  await note()
  await exchange.operate('clock', 'skip', '75h')
  await exchange.sandbox.advance(2)
  await note()
  // 90,000 dollars at 1 % a year: 2.50 a night; the spread was 3
  expect(fees).toEqual(['-2.5', '-3'])
})
