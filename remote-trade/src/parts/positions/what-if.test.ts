/** Where a what-if says that a position ends is where the exchange ends it, and not one step before. */
import { expect, test } from '@jest/globals'
import {
  createPositionCall,
  type Position,
  positionListCall,
  positionsSummaryCall,
  symbolListCall,
} from '@shared/contract'
import { closeReasons, marginModes, orderTypes, positionStates, tradeTypes } from '@shared/contract/codes'
import { big } from '@shared/money'
import { newOrderId } from '@shared/testing/client'
import { type Exchange, startExchange, type TestUser } from '@shared/testing/exchange'
import { netOf } from '../history/net.ts'
import type { PricedAccount } from './account.model.ts'
import { firstPrice, positionNow, rangeOf, whatIf } from './what-if.model.ts'

const start = '2026-11-25 10:00:00'
const exchangeOf = (prices: [number, string][]) =>
  startExchange({ tape: { start, symbols: { BTCUSDT: prices, ETHUSDT: [[0, '3200']] }, gaps: [] } })

const legs = [
  { symbol: 'BTCUSDT', direction: 1, quantity: '0.3', marginMode: marginModes.cross, expectedPrice: '64000' },
  { symbol: 'BTCUSDT', direction: 2, quantity: '0.1', marginMode: marginModes.cross, expectedPrice: '64000' },
  { symbol: 'ETHUSDT', direction: 1, quantity: '0.5', marginMode: marginModes.cross, expectedPrice: '3200' },
  { symbol: 'BTCUSDT', direction: 1, quantity: '0.05', marginMode: marginModes.isolated, expectedPrice: '64000' },
] as const

type Leg = (typeof legs)[number]

const place = ({ client }: Exchange, user: TestUser, leg: Leg) => {
  const once = { orderType: orderTypes.market, leverage: 20, tolerance: '0', clientOrderId: newOrderId() }
  return client.ask(createPositionCall, { ...leg, ...once, tradeType: tradeTypes.contract }, user)
}

/** A hedged pool, and somebody else's isolated position. */
async function opened(exchange: Exchange) {
  const [user, other] = [await exchange.newUser({ contract: '3000' }), await exchange.newUser({ contract: '3000' })]
  const [first, second, third, apart] = legs
  const hedged = await place(exchange, user, first)
  await place(exchange, user, second)
  await place(exchange, user, third)
  return { user, hedged, other, isolated: await place(exchange, other, apart) }
}

async function pricedOf({ client, sandbox }: Exchange, user: TestUser): Promise<PricedAccount> {
  const { records } = await client.ask(positionListCall, { state: positionStates.running, pageSize: 50 }, user)
  const symbols = await client.ask(symbolListCall, {})
  const marks = new Map(symbols.map(({ symbol }) => [symbol, sandbox.context.market.last(symbol)?.price ?? '0']))
  const account = { summary: await client.ask(positionsSummaryCall, {}, user), positions: records }
  return { account, marks, infos: new Map(symbols.map(info => [info.symbol, info])), rests: new Map() }
}

/** Alone, and beside legs in its own symbol and another one. */
async function endsTold() {
  const exchange = await exchangeOf([[0, '64000']])
  const { user, hedged, other, isolated } = await opened(exchange)
  const [own, others] = [await pricedOf(exchange, user), await pricedOf(exchange, other)]
  const told = [whatIf(others, isolated.id, '40000'), whatIf(own, hedged.id, '40000')]
  await exchange.stop()
  return told
}

test('a position is liquidated where it was told, at the result that was told, and runs one step before', async () => {
  const [alone, pool] = await endsTold()
  if (!alone?.end || !pool?.end) throw new Error('Both end')
  expect([alone.end.reason, pool.end.reason]).toEqual(['liquidation', 'liquidation'])
  expect(Number(pool.end.at)).toBeLessThan(Number(alone.end.at))
  const before = ({ at }: { at: string }) => big(at).plus('0.01').toString()
  const exchange = await exchangeOf([
    [0, '64000'],
    [60, before(alone.end)],
    [62, alone.end.at],
    [64, before(pool.end)],
    [66, pool.end.at],
  ])
  const { user, hedged, other, isolated } = await opened(exchange)
  const row = async ({ id }: Position) => {
    const { records } = await exchange.client.ask(positionListCall, { id }, id === hedged.id ? user : other)
    return records[0]
  }
  const running = async (of: Position) => (await row(of))?.state === positionStates.running
  let now = 0
  const playTo = async (second: number) => {
    await exchange.sandbox.advance(second - now)
    now = second
  }
  await playTo(61)
  expect(await running(isolated)).toBe(true)
  await playTo(63)
  const ended = await row(isolated)
  expect(ended).toMatchObject({ closeReason: closeReasons.liquidation, profit: alone.closing?.profit })
  expect(ended && netOf(ended)).toBe(alone.closing?.afterFees)
  await playTo(65)
  expect(await running(hedged)).toBe(true)
  await playTo(67)
  expect(await row(hedged)).toMatchObject({ closeReason: closeReasons.liquidation, profit: pool.closing?.profit })
  await exchange.stop()
})

test('finds the first price of the grid where a condition begins to hold, in both directions', () => {
  expect(firstPrice('64000', '40000', 2, price => Number(price) <= 52_345.67)).toBe('52345.67')
  expect(firstPrice('1.085', '1.2', 5, price => Number(price) >= 1.10001)).toBe('1.10001')
  expect(firstPrice('64000', '64000', 2, () => true)).toBe('64000')
  expect(firstPrice('2', '1', 18, price => Number(price) <= 1.5)).toMatch(/^1\.50{10}/)
})

test('the slider reaches beyond liquidation and target, from loss to gain', async () => {
  const exchange = await exchangeOf([[0, '64000']])
  const { other, isolated } = await opened(exchange)
  const now = positionNow(await pricedOf(exchange, other), isolated.id)
  if (!now?.liquidation) throw new Error('It runs')
  const { from, to } = rangeOf(now)
  expect(Number(from)).toBeLessThan(Number(now.liquidation))
  expect(Number(to)).toBeGreaterThan(64_000 + (64_000 - Number(now.liquidation)))
  const short = rangeOf({ ...now, side: 'short', liquidation: '67000' })
  expect(Number(short.from)).toBeGreaterThan(67_000)
  await exchange.stop()
})
