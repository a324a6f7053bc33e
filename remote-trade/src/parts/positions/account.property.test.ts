/** Random accounts of contracts and CFDs: what the phone counts of prices is what the exchange says at them. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createPositionCall, positionListCall, positionsSummaryCall, symbolListCall } from '@shared/contract'
import { marginModes, orderTypes, positionStates, tradeTypes } from '@shared/contract/codes'
import { newOrderId } from '@shared/testing/client'
import { type Exchange, startExchange, type TestUser } from '@shared/testing/exchange'
import { fc, rounds } from '@shared/testing/soak'
import { liveAccount } from './account.model.ts'
import type { Infos, Marks } from './live-position.model.ts'

const RUNS = rounds(200)
/** Small moves: nothing is liquidated between both looks. */
const SECONDS = RUNS * 6
const starts = { BTCUSDT: 64_000, ETHUSDT: 3200, XAUUSD: 3300, EURUSD: 1.085, USDJPY: 155, EURJPY: 168 }
const places: Record<string, number> = { EURUSD: 5, USDJPY: 3, EURJPY: 3 }
const symbols = Object.keys(starts)

const walk = (symbol: string, start: number): [number, string][] =>
  Array.from({ length: SECONDS }, (_, second) => {
    const way = Math.sin(second * (1 + symbols.indexOf(symbol) / 7)) / 2000
    return [second, (start * (1 + way)).toFixed(places[symbol] ?? 2)]
  })
const tape = {
  start: '2026-11-25 10:00:00',
  symbols: Object.fromEntries(Object.entries(starts).map(([symbol, start]) => [symbol, walk(symbol, start)])),
  gaps: [],
}

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange({ tape })
})
afterAll(() => exchange.stop())

const direction = fc.constantFrom(1, 2)
const contract = fc.record({
  tradeType: fc.constant(tradeTypes.contract),
  symbol: fc.constantFrom('BTCUSDT', 'ETHUSDT'),
  direction,
  quantity: fc.constantFrom('0.01', '0.05', '0.2'),
  leverage: fc.constantFrom(5, 20),
  marginMode: fc.constantFrom(marginModes.isolated, marginModes.cross),
})
const cfd = fc.record({
  tradeType: fc.constant(tradeTypes.cfd),
  symbol: fc.constantFrom('XAUUSD', 'EURUSD', 'USDJPY', 'EURJPY'),
  direction,
  quantity: fc.constantFrom('0.01', '0.05', '0.1'),
  leverage: fc.constantFrom(50, 100),
  marginMode: fc.constant(marginModes.cross),
})
const accounts = fc.array(fc.oneof(contract, cfd), { minLength: 1, maxLength: 6 })
type Orders = typeof accounts extends fc.Arbitrary<infer A> ? A : never

const priceOf = (symbol: string) => exchange.sandbox.context.market.last(symbol)?.price ?? '0'

async function open(user: TestUser, orders: Orders): Promise<void> {
  for (const order of orders) {
    const at = { expectedPrice: priceOf(order.symbol), tolerance: '0.01', clientOrderId: newOrderId() }
    await exchange.client.ask(createPositionCall, { ...order, ...at, orderType: orderTypes.market }, user)
    await exchange.sandbox.advance(1) // so many orders a second
  }
}

const askedFor = async (user: TestUser) => ({
  summary: await exchange.client.ask(positionsSummaryCall, {}, user),
  positions: (await exchange.client.ask(positionListCall, { state: positionStates.running, pageSize: 50 }, user))
    .records,
})

test('available, equity, margin level and every liquidation price are the exchange’s own, a second after they were asked for', async () => {
  const infos: Infos = new Map((await exchange.client.ask(symbolListCall, {})).map(info => [info.symbol, info]))
  await fc.assert(
    fc.asyncProperty(accounts, async orders => {
      const user = await exchange.newUser({ contract: '100000' })
      await open(user, orders)
      const known = await askedFor(user)
      await exchange.sandbox.advance(1)
      const marks: Marks = new Map(symbols.map(symbol => [symbol, priceOf(symbol)]))
      const { positions, available, equity, usedMargin, marginLevel, ...live } = liveAccount(known, marks, infos)
      const said = await askedFor(user)
      const totals = { available, equity, usedMargin, marginLevel, unrealizedProfit: live.profit }
      expect(said.summary).toMatchObject(totals)
      expect(positions.map(({ row, profit, mark, liquidation }) => [row.id, profit, mark, liquidation])).toEqual(
        said.positions.map(({ id, profit, markPrice, liquidationPrice }) => [id, profit, markPrice, liquidationPrice]),
      )
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
})
