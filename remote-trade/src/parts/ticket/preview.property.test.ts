/** Random orders of every kind: what the phone shows before is what the exchange books, to the last digit. */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import {
  buySecondCall,
  createPositionCall,
  type OptionTerm,
  positionListCall,
  positionsSummaryCall,
  rateByCurrencyCall,
  type SecondTerm,
  secondListCall,
  swapCall,
  symbolListCall,
  termListCall,
} from '@shared/contract'
import { marginModes, orderTypes, termTypes, tradeTypes } from '@shared/contract/codes'
import { big, crossTotals, type Side, SWAP_TOLERANCE } from '@shared/money'
import { newOrderId } from '@shared/testing/client'
import { type Exchange, startExchange } from '@shared/testing/exchange'
import { fc, rounds } from '@shared/testing/soak'
import { previewOf as swapPreviewOf } from '../../screens/swap/swap.model.ts'
import { cfdDealing } from '../cfd/cfd.dealing.ts'
import { afterOf, nightOf, spreadOf } from '../cfd/cfd.model.ts'
import { contractDealing } from '../cfd/dealing.ts'
import { offerOf as optionOfferOf, strikesOn } from '../option/option.model.ts'
import { directionOf, payoutOf, roundAt } from '../second/second.model.ts'
import { offerOf as spotOfferOf } from '../spot/spot.model.ts'
import { blank, contextAt, previewOf, type TicketContext } from './ticket.model.ts'

const RUNS = rounds(200)
const starts = { BTCUSDT: 64_000, ETHUSDT: 3200, XAUUSD: 3300, EURUSD: 1.085, USDJPY: 155, EURJPY: 168 }
const places: Record<string, number> = { EURUSD: 5, USDJPY: 3, EURJPY: 3 }
/** Until the night is charged, a second and more for each order. */
const LENGTH = 2 * 3600
const walk = (symbol: string, start: number): [number, string][] =>
  Array.from({ length: LENGTH }, (_, second) => {
    const way = Math.sin(second * (1 + Object.keys(starts).indexOf(symbol) / 7)) / 2000
    return [second, (start * (1 + way)).toFixed(places[symbol] ?? 2)]
  })
const tape = {
  start: '2026-11-25 03:30:00',
  symbols: Object.fromEntries(Object.entries(starts).map(([symbol, start]) => [symbol, walk(symbol, start)])),
  gaps: [],
}

let exchange: Exchange
jest.setTimeout(1_200_000)
beforeAll(async () => {
  exchange = await startExchange({ tape })
})
afterAll(() => exchange.stop())

const FREE = '20000'
const newUser = () => exchange.newUser({ balance: FREE, contract: FREE })
const priceOf = (symbol: string) => exchange.sandbox.context.market.last(symbol)?.price ?? '0'
const infoOf = async (symbol: string) => {
  const info = (await exchange.client.ask(symbolListCall, {})).find(one => one.symbol === symbol)
  if (!info) throw new Error(`No ${symbol}`)
  return info
}
const side = fc.constantFrom<Side>('long', 'short')
const cents = (least: number, most: number) => fc.integer({ min: least, max: most }).map(one => (one / 100).toFixed(2))
const coin = fc.constantFrom('BTCUSDT', 'ETHUSDT')

/** What an empty account of 20,000 meets. */
async function contextOf(symbol: string, isCfd: boolean): Promise<TicketContext> {
  const info = await infoOf(symbol)
  const dealing = isCfd ? cfdDealing(info, priceOf) : contractDealing(info)
  const market = priceOf(symbol)
  const money = { available: FREE, equity: FREE, usedMargin: '0', isCfdAlone: true, held: '0' }
  const funds = { free: FREE, cross: crossTotals([]) }
  return { info, dealing, price: market, market, funds, ...money, running: 0, pending: 0 }
}

const leveraged = fc.oneof(
  fc.record({
    symbol: coin,
    side,
    quantity: fc.integer({ min: 1, max: 2000 }).map(one => (one / 1000).toFixed(3)),
    leverage: fc.constantFrom(10, 20),
    mode: fc.constantFrom('isolated' as const, 'cross' as const),
  }),
  fc.record({
    symbol: fc.constantFrom('XAUUSD', 'EURUSD', 'USDJPY', 'EURJPY'),
    side,
    quantity: cents(1, 200),
    leverage: fc.constantFrom(50, 100),
    mode: fc.constant('cross' as const),
  }),
)
type Leveraged = typeof leveraged extends fc.Arbitrary<infer L> ? L : never

/** Opened at the market by somebody new, after what the phone shows of it. */
async function opened({ symbol, side, quantity, leverage, mode }: Leveraged) {
  await exchange.sandbox.advance(1)
  const isCfd = !symbol.endsWith('USDT')
  const user = await newUser()
  const context = contextAt(await contextOf(symbol, isCfd), blank, side)
  const preview = previewOf(quantity, side, { mode, leverage }, context)
  if (!preview) throw new Error('Nothing typed')
  const order = {
    tradeType: isCfd ? tradeTypes.cfd : tradeTypes.contract,
    ...{ symbol, quantity, leverage, marginMode: marginModes[mode], direction: directionOf(side) },
    ...{ orderType: orderTypes.market, expectedPrice: context.price, tolerance: '0', clientOrderId: newOrderId() },
  }
  const row = await exchange.client.ask(createPositionCall, order, user)
  return { user, context, preview, row, isCfd }
}

test('contracts and CFDs: margin, fee, liquidation, spread and what is available after', async () => {
  await fc.assert(
    fc.asyncProperty(leveraged, async one => {
      const { user, context, preview, row, isCfd } = await opened(one)
      const { margin, fee: openFee, liquidation: liquidationPrice } = preview
      expect(row).toMatchObject({ margin, openFee, liquidationPrice, openPrice: context.price })
      const { available, marginLevel } = await exchange.client.ask(positionsSummaryCall, {}, user)
      if (!isCfd) return expect(available).toBe(preview.availableAfter)
      const after = afterOf(one.quantity, preview, context, false)
      expect([available, marginLevel]).toEqual([after.available, after.level])
      expect(row.profit).toBe(big(spreadOf(one.quantity, context)).neg().toString())
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
})

test('options: premium, cost and what the account keeps', async () => {
  const lots = fc.record({ symbol: fc.constantFrom('BTCUSDT', 'ETHUSDT', 'XAUUSD'), side, which: fc.nat(19) })
  await fc.assert(
    fc.asyncProperty(lots, async ({ symbol, side, which }) => {
      await exchange.sandbox.advance(1)
      const user = await newUser()
      const terms = (await exchange.client.ask(termListCall, { symbol, type: termTypes.option })) as OptionTerm[]
      const term = terms[which % terms.length]
      if (!term) return
      const price = priceOf(symbol)
      const quantity = ['0.1', '0.7', '1', '2.5'][which % 4] ?? '1'
      const form = { side, setId: term.id, strike: '' as const, quantity, target: '' as const }
      const strike = strikesOn(form, term, price)[which % 5] ?? ''
      const offer = optionOfferOf({ side, strike, quantity }, term, price)
      const row = await exchange.client.ask(
        createPositionCall,
        {
          tradeType: tradeTypes.option,
          ...{ symbol, quantity, strike, setId: term.id, direction: directionOf(side) },
          ...{ orderType: orderTypes.market, expectedPrice: price, tolerance: '0', clientOrderId: newOrderId() },
        },
        user,
      )
      expect([row.premium, row.margin]).toEqual([offer.premium, offer.cost])
      const { available } = await exchange.client.ask(positionsSummaryCall, {}, user)
      expect(available).toBe(big(FREE).minus(offer.cost).toString())
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
})

test('second contracts: what a win pays, and what the price that ended one makes of it', async () => {
  const terms = (await exchange.client.ask(termListCall, { symbol: 'BTCUSDT', type: termTypes.second })) as SecondTerm[]
  const [term] = terms
  if (!term) throw new Error('No terms')
  await fc.assert(
    fc.asyncProperty(side, cents(1000, 500_000), coin, async (side, amount, symbol) => {
      const user = await newUser()
      const { id: setId, odds, seconds } = term
      const order = { symbol, setId, odds, amount, direction: directionOf(side), clientOrderId: newOrderId() }
      const row = await exchange.client.ask(buySecondCall, order, user)
      await exchange.sandbox.advance(seconds)
      const { result, profit } = roundAt(row, priceOf(symbol))
      await exchange.sandbox.advance(1)
      const [ended] = (await exchange.client.ask(secondListCall, {}, user)).records
      expect(ended?.profit).toBe(profit)
      const { available } = await exchange.client.ask(positionsSummaryCall, {}, user)
      const left = big(FREE).minus(amount)
      const back = result === 'win' ? payoutOf(amount, odds) : result === 'tie' ? amount : '0'
      expect(available).toBe(left.plus(back).toString())
    }),
    { numRuns: Math.min(RUNS, 60), endOnFailure: true },
  )
})

test('spot: what is paid, the fee, what comes, the average and what a sale realises', async () => {
  await fc.assert(
    fc.asyncProperty(coin, cents(1000, 900_000), fc.integer({ min: 1, max: 99 }), async (symbol, amount, percent) => {
      const user = await newUser()
      const at = () => ({ expectedPrice: priceOf(symbol), tolerance: '0', clientOrderId: newOrderId() })
      const order = { tradeType: tradeTypes.spot, symbol, orderType: orderTypes.market } as const
      const nothing = { quantity: '0', averagePrice: '0' }
      const held = async () =>
        (await exchange.client.ask(positionsSummaryCall, {}, user)).holdings?.find(one =>
          symbol.startsWith(one.currency),
        ) ?? nothing
      await exchange.sandbox.advance(1)
      const bought = await exchange.client.ask(createPositionCall, { ...order, ...at(), amount, direction: 1 }, user)
      const buy = spotOfferOf('long', { amount, quantity: bought.quantity }, priceOf(symbol), nothing)
      expect([bought.margin, bought.openFee]).toEqual([buy.paid, buy.fee])
      const coins = await held()
      expect([coins.quantity, coins.averagePrice]).toEqual([buy.received, buy.averageAfter])

      await exchange.sandbox.advance(1)
      const quantity = big(coins.quantity)
        .times(String(percent))
        .div('100')
        .round(symbol === 'BTCUSDT' ? 4 : 3, 0)
        .toString()
      if (big(quantity).lte('0')) return
      const sale = spotOfferOf('short', { quantity }, priceOf(symbol), coins)
      const sold = await exchange.client.ask(createPositionCall, { ...order, ...at(), quantity, direction: 2 }, user)
      expect([sold.openFee, sold.profit]).toEqual([sale.fee, sale.profit])
      expect((await held()).averagePrice).toBe(sale.averageAfter)
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
})

test('the swap: what comes', async () => {
  const to = fc.constantFrom('BTC', 'ETH')
  await fc.assert(
    fc.asyncProperty(to, cents(100, 1_900_000), async (toCurrency, amount) => {
      await exchange.sandbox.advance(1)
      const user = await newUser()
      const quote = await exchange.client.ask(rateByCurrencyCall, { from: 'USDT', to: toCurrency })
      const shown = swapPreviewOf(
        amount,
        { rate: quote.rate, spread: quote.spread ?? '' },
        { currency: 'USDT', available: FREE, min: null, max: null },
      )
      const order = { fromCurrency: 'USDT', toCurrency, amount, expectedRate: quote.rate, tolerance: SWAP_TOLERANCE }
      const row = await exchange.client.ask(swapCall, { ...order, clientOrderId: newOrderId() }, user)
      expect(row.obtained).toBe(shown.obtained)
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
})

test('the night fee of either side', async () => {
  const night = Date.parse('2026-11-25T05:00:00+08:00')
  const now = () => exchange.sandbox.context.clock.now()
  const some = fc.sample(leveraged, RUNS).filter(({ symbol }) => !symbol.endsWith('USDT'))
  const all: Awaited<ReturnType<typeof opened>>[] = []
  expect(night - now()).toBeGreaterThan(some.length * 1000)
  for (const one of some) all.push(await opened(one))
  await exchange.sandbox.advance((night - now()) / 1000 - 1)
  const shown = await Promise.all(
    all.map(async ({ row, context }) => {
      const then = await contextOf(context.info.symbol, true)
      return big(nightOf(row.direction === 1 ? 'long' : 'short', row.quantity, then))
        .neg()
        .toString()
    }),
  )
  await exchange.sandbox.advance(2)
  for (const [nth, { user }] of all.entries()) {
    const { records } = await exchange.client.ask(positionListCall, {}, user)
    expect(records[0]?.swapFee).toBe(shown[nth])
  }
})
