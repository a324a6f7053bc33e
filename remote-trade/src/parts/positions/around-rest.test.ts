/** Around a rest of the market: what the phone counts of CFDs is what the exchange says. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  createPositionCall,
  positionListCall,
  positionsSummaryCall,
  symbolListCall,
  symbolPriceCall,
} from '@shared/contract'
import { directions, marginModes, orderTypes, positionStates, tradeTypes } from '@shared/contract/codes'
import { newOrderId } from '@shared/testing/client'
import { type Exchange, startExchange, type TestUser } from '@shared/testing/exchange'
import { restRateOf } from '../cfd/rest.model.ts'
import { isCfdAlone, liveAccount } from './account.model.ts'
import { overRest } from './night.model.ts'

const starts = { BTCUSDT: '64000', XAUUSD: '3300', USDJPY: '155', EURJPY: '168.175' }
const symbols = Object.keys(starts)
/** Saturday, six minutes before all but coins rest. */
const tape = {
  start: '2026-11-28 04:54:00',
  symbols: Object.fromEntries(
    Object.entries(starts).map(([symbol, price]): [string, [number, string][]] => [symbol, [[0, price]]]),
  ),
  gaps: [],
}
let exchange: Exchange
let user: TestUser
beforeAll(async () => {
  exchange = await startExchange({ tape })
  user = await exchange.newUser({ contract: '20000' })
  const cfd = { tradeType: tradeTypes.cfd, quantity: '0.1', leverage: 100, direction: directions.buy }
  await open({ ...cfd, symbol: 'XAUUSD' })
  await open({ ...cfd, symbol: 'USDJPY', leverage: 200, direction: directions.sell })
  await open({ ...cfd, symbol: 'EURJPY' })
})
afterAll(() => exchange.stop())

type Of = { tradeType: 1 | 2; symbol: string; quantity: string; leverage: number; direction: 1 | 2 }
async function open(order: Of): Promise<void> {
  const expectedPrice = exchange.sandbox.context.market.last(order.symbol)?.price ?? '0'
  const at = { orderType: orderTypes.market, expectedPrice, tolerance: '0.01', clientOrderId: newOrderId() }
  const mode = order.tradeType === tradeTypes.contract ? { marginMode: marginModes.cross } : {}
  await exchange.client.ask(createPositionCall, { ...order, ...mode, ...at }, user)
}

/** Both sides of it now. */
async function counted() {
  const { client } = exchange
  const infos = new Map((await client.ask(symbolListCall, {})).map(info => [info.symbol, info]))
  const tickers = await client.ask(symbolPriceCall, { symbols: symbols.join() })
  const marks = new Map(tickers.map(({ symbol, price }) => [symbol, price]))
  const rests = new Map(tickers.map(ticker => [ticker.symbol, ticker]))
  const summary = await client.ask(positionsSummaryCall, {}, user)
  const positions = await client.ask(positionListCall, { state: positionStates.running, pageSize: 50 }, user)
  const live = liveAccount({ summary, positions: positions.records }, marks, infos, rests)
  return { live, summary, infos, rests, positions: positions.records }
}

async function agree(): Promise<void> {
  const { live, summary, positions } = await counted()
  const { available, equity, usedMargin, marginLevel } = live
  expect(summary).toMatchObject({ available, equity, usedMargin, marginLevel })
  expect(live.positions.map(({ row, liquidation }) => [row.id, liquidation])).toEqual(
    positions.map(({ id, liquidationPrice }) => [id, liquidationPrice]),
  )
}

test('available and liquidation prices are those of the exchange before, in the last minutes and in the rest', async () => {
  const before = await counted()
  expect(isCfdAlone(before.live)).toBe(true)
  const rates = [...before.rests].map(([symbol, hours]) => restRateOf(before.infos.get(symbol) ?? {}, hours))
  expect(rates).toEqual(['0', '0', '0', '0'])
  await agree()
  await exchange.sandbox.advance(65)
  const near = await counted()
  expect(isCfdAlone(near.live)).toBe(false)
  expect(Number(near.summary.available)).toBeLessThan(Number(before.summary.available))
  await agree()
  await exchange.sandbox.advance(300)
  await agree()
  await open({ tradeType: 1, symbol: 'BTCUSDT', quantity: '0.1', leverage: 20, direction: directions.buy })
  await agree()
})

test('a position tells what the rest requires where that is more than half of its margin', async () => {
  const { live, infos } = await counted()
  const over = live.positions.map(one => [
    one.row.symbol,
    one.info && infos.get(one.row.symbol) && overRest(one, one.info),
  ])
  expect(Object.fromEntries(over)).toMatchObject({ XAUUSD: expect.any(String), BTCUSDT: null })
})
