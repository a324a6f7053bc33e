/** Random accounts: what a what-if tells of a price is what the exchange books once the market is there. */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import {
  closePositionCall,
  createPositionCall,
  type InputOf,
  type Position,
  positionListCall,
  positionsSummaryCall,
  symbolListCall,
} from '@shared/contract'
import { marginModes, orderTypes, positionStates, tradeTypes } from '@shared/contract/codes'
import { newOrderId } from '@shared/testing/client'
import { type Exchange, startExchange, type TestUser } from '@shared/testing/exchange'
import { fc, rounds } from '@shared/testing/soak'
import { cfdDealing } from '../cfd/cfd.dealing.ts'
import { contractDealing } from '../cfd/dealing.ts'
import { netOf } from '../history/net.ts'
import { orderedPosition } from '../ticket/ordered-position.ts'
import { blank, contextAt, previewOf } from '../ticket/ticket.model.ts'
import { liveAccount, type PricedAccount } from './account.model.ts'
import type { Infos, Marks } from './live-position.model.ts'
import { whatIf, withOrder } from './what-if.model.ts'

const RUNS = rounds(200)
const starts = { BTCUSDT: 64_000, ETHUSDT: 3200, XAUUSD: 3300, EURUSD: 1.085, USDJPY: 155, EURJPY: 168 }
const places: Record<string, number> = { EURUSD: 5, USDJPY: 3, EURJPY: 3 }
const symbols = Object.keys(starts)
/** Moves of up to 2 % within seconds. */
const walk = (symbol: string, start: number): [number, string][] =>
  Array.from({ length: RUNS * 16 }, (_, second) => {
    const way = Math.sin(second * (1 + symbols.indexOf(symbol) / 7)) / 50
    return [second, (start * (1 + way)).toFixed(places[symbol] ?? 2)]
  })
const tape = {
  start: '2026-11-25 10:00:00',
  symbols: Object.fromEntries(Object.entries(starts).map(([symbol, start]) => [symbol, walk(symbol, start)])),
  gaps: [],
}

let exchange: Exchange
let infos: Infos
jest.setTimeout(1_200_000)
beforeAll(async () => {
  exchange = await startExchange({ tape })
  infos = new Map((await exchange.client.ask(symbolListCall, {})).map(info => [info.symbol, info]))
})
afterAll(() => exchange.stop())

type Order = Omit<InputOf<typeof createPositionCall>, 'orderType' | 'tolerance' | 'clientOrderId'>
const priceOf = (symbol: string) => exchange.sandbox.context.market.last(symbol)?.price ?? '0'
const marksNow = (): Marks => new Map(symbols.map(symbol => [symbol, priceOf(symbol)]))
const once = () => ({ tolerance: '0.01', clientOrderId: newOrderId() })
const place = (user: TestUser, order: Order) =>
  exchange.client.ask(createPositionCall, { ...order, ...once(), orderType: orderTypes.market }, user)

const accountOf = async (user: TestUser) => ({
  summary: await exchange.client.ask(positionsSummaryCall, {}, user),
  positions: (await exchange.client.ask(positionListCall, { state: positionStates.running, pageSize: 50 }, user))
    .records,
})

const direction = fc.constantFrom(1 as const, 2 as const)
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
const leg = fc.oneof(contract, cfd)

/** Of one account: its other symbols at the prices of now, its own as they were. */
const before = (account: PricedAccount['account'], marks: Marks, symbol: string): PricedAccount => ({
  account,
  marks: new Map(marksNow()).set(symbol, marks.get(symbol) ?? '0'),
  infos,
  rests: new Map(),
})

/** What the exchange would close it at now. */
const closedAt = (account: PricedAccount['account'], id: string) =>
  liveAccount(account, marksNow(), infos).positions.find(({ row }) => row.id === id)?.mark ?? '0'

const close = (user: TestUser, { id }: Position, expectedPrice: string) =>
  exchange.client.ask(closePositionCall, { id, expectedPrice, ...once() }, user)

/** Profit, closing fee and what is left after all fees, and before them what the account says. */
async function booked(user: TestUser, row: Position, at: string) {
  const { marginLevel } = await exchange.client.ask(positionsSummaryCall, {}, user)
  const { records } = await exchange.client.ask(positionListCall, { id: row.id }, user)
  const closed = await close(user, row, at)
  const { profit, closeFee, closePrice } = closed
  return { marginLevel, liquidation: records[0]?.liquidationPrice, profit, closeFee, closePrice, net: netOf(closed) }
}

function told(of: PricedAccount, id: string, price: string) {
  const what = whatIf(of, id, price)
  expect(what?.end).toBeNull()
  const { closing, marginLevel, position } = what ?? {}
  const { profit, fee: closeFee, afterFees: net } = closing ?? {}
  return { marginLevel, liquidation: position?.liquidation, profit, closeFee, closePrice: price, net }
}

test('a running position: profit, fees, margin level and liquidation at a price are what the exchange books there', async () => {
  const accounts = fc.tuple(fc.array(leg, { minLength: 1, maxLength: 5 }), fc.nat(), fc.integer({ min: 1, max: 3 }))
  await fc.assert(
    fc.asyncProperty(accounts, async ([legs, nth, seconds]) => {
      const user = await exchange.newUser({ contract: '100000' })
      for (const one of legs) {
        await place(user, { ...one, expectedPrice: priceOf(one.symbol) })
        await exchange.sandbox.advance(1)
      }
      const account = await accountOf(user)
      const row = account.positions[nth % account.positions.length]
      if (!row) throw new Error('No position runs')
      const marks = marksNow()
      await exchange.sandbox.advance(seconds)
      const at = closedAt(account, row.id)
      expect(told(before(account, marks, row.symbol), row.id, at)).toEqual(await booked(user, row, at))
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
})

test('an order that is not placed yet: what it would be worth at a price is what the exchange books once it was filled', async () => {
  await fc.assert(
    fc.asyncProperty(leg, fc.array(leg, { maxLength: 2 }), async (one, others) => {
      const user = await exchange.newUser({ contract: '100000' })
      for (const other of others) await place(user, { ...other, expectedPrice: priceOf(other.symbol) })
      await exchange.sandbox.advance(1)
      const info = infos.get(one.symbol)
      if (!info) throw new Error(`No ${one.symbol}`)
      const account = await accountOf(user)
      const [side, mode] = [
        one.direction === 1 ? 'long' : 'short',
        one.marginMode === 1 ? 'isolated' : 'cross',
      ] as const
      const dealing = one.tradeType === tradeTypes.cfd ? cfdDealing(info, priceOf) : contractDealing(info)
      const { free, cross, ...live } = liveAccount(account, marksNow(), infos)
      const money = { funds: { free, cross }, ...live, isCfdAlone: false, held: '0' }
      const context = contextAt({ info, dealing, ...money, price: '0', market: priceOf(one.symbol) }, blank, side)
      const terms = { mode, leverage: one.leverage }
      const preview = previewOf(one.quantity, side, terms, context)
      if (!preview) throw new Error('Nothing is ordered')
      const ordered = orderedPosition(
        { ...terms, side, quantity: one.quantity, targets: noTargetPrices },
        context,
        preview,
      )
      const after = withOrder(account, ordered)
      const row = await place(user, { ...one, expectedPrice: context.price })
      const marks = marksNow()
      await exchange.sandbox.advance(2)
      const at = closedAt({ ...account, positions: [row] }, row.id)
      expect(told(before(after, marks, row.symbol), ordered.id, at)).toEqual(await booked(user, row, at))
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
})

const noTargetPrices = { takeProfit: null, stopLoss: null }
