/** A token that is listed while the exchange runs, and a symbol that takes no more orders. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  amendOrderCall,
  buySecondCall,
  candlesCall,
  closePositionCall,
  createPositionCall,
  currencyListCall,
  reversePositionCall,
  swapCall,
  symbolListCall,
  symbolPriceCall,
  userBalanceCall,
} from '@shared/contract'
import { orderTypes, tradeTypes } from '@shared/contract/codes'
import { SPOT_ROUND_TRIP } from '@shared/money'
import { marketOrder, placed, listed as positions } from '../../../sandbox/src/testing/positions/orders.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { growInto } from '../../../testing/src/grown.ts'
import { dayOf } from '../clock.ts'
import { transact } from '../db/transact.ts'

const data = mkdtempSync(join(tmpdir(), 'listing-'))
let exchange: Exchange
let user: TestUser
const start = () => startExchange({ data })
beforeAll(async () => {
  await growInto(data)
  exchange = await start()
  user = await exchange.newUser({ balance: '10000', contract: '10000' })
})
afterAll(async () => {
  expect(exchange.faults()).toEqual([])
  await exchange.stop()
  rmSync(data, { recursive: true })
})

const of = async (symbol: string) => (await exchange.client.ask(symbolListCall, {})).find(one => one.symbol === symbol)
const price = async (symbol: string) => (await exchange.client.ask(symbolPriceCall, { symbols: symbol }))[0]
const last = (symbol: string) => exchange.sandbox.context.market.last(symbol)?.price ?? ''
const available = async (currency: string) =>
  Number((await exchange.client.ask(userBalanceCall, { currency }, user))[0]?.available)
const today = () => dayOf(exchange.sandbox.context.clock.now())
const common = () => ({ tolerance: '0.005', clientOrderId: newOrderId() })

test('a token is quoted from the second it is listed, at its price and with nothing behind it', async () => {
  expect(await of('NOVAUSDT')).toBeUndefined()
  await exchange.operate('symbol', 'list', 'NOVA', '0.25')
  expect(await of('NOVAUSDT')).toMatchObject({ baseCurrency: 'NOVA', tradeTypes: [4], leverages: [], sort: 25 })
  expect(await price('NOVAUSDT')).toMatchObject({ price: '0.250000', changeRate: '0', marketState: 1 })
  await exchange.sandbox.advance(120)
  const { bars } = await exchange.client.ask(candlesCall, { symbol: 'NOVAUSDT', period: '1m' })
  expect(bars.length).toBeGreaterThan(0)
  expect(bars.length).toBeLessThanOrEqual(3)
  expect(bars.some(([, , high, low]) => high !== low)).toBe(true) // its price moves; it may have come back
})

test('the same again is nothing; another price, a symbol of the seed and what is no token are refused', async () => {
  const before = (await exchange.client.ask(symbolListCall, {})).length
  await exchange.operate('symbol', 'list', 'NOVA', '0.25')
  const refused = (...words: string[]) => expect(exchange.operate('symbol', 'list', ...words)).rejects
  await refused('NOVA', '0.3').toThrow('NOVAUSDT is quoted already')
  await refused('BTC', '64000').toThrow('BTCUSDT is quoted already')
  await refused('nova', '1').toThrow('is no token')
  await refused('STAR', '0').toThrow('is no price')
  for (const money of ['USDT', 'VUSDT', 'USD', 'EUR', 'VND', 'XAU'])
    await refused(money, '0.5').toThrow("is money's name")
  expect((await exchange.client.ask(symbolListCall, {})).length).toBe(before)
})

test('refuses a price so low that eight decimals are too coarse, and one too high to count its volume exactly', async () => {
  await expect(exchange.operate('symbol', 'list', 'TINY', '0.0004')).rejects.toThrow('0.0004 is too low')
  await expect(exchange.operate('symbol', 'list', 'HUGE', '46000')).rejects.toThrow('46000 is too high')
  expect([await of('TINYUSDT'), await of('HUGEUSDT')]).toEqual([undefined, undefined])
})

test.each([
  ['CENT', '0.01', 7],
  ['LEAST', '0.0005', 8],
  ['MOST', '45000', 4],
  ['ODD', '12.123456', 6],
])(
  '%s at %s has %s decimals: a step is a tenth of the fees or less, and it opens at exactly its price',
  async (name, at, places) => {
    await exchange.operate('symbol', 'list', name, at)
    const { pricePrecision } = (await of(`${name}USDT`)) ?? {}
    expect(pricePrecision).toBe(places)
    expect(Number((await price(`${name}USDT`))?.price)).toBe(Number(at))
    expect(10 ** -places / Number(at)).toBeLessThanOrEqual(Number(SPOT_ROUND_TRIP) / 10)
  },
)

test('refuses to list a token that is being offered: its winners would pay only if the market is dearer', async () => {
  await exchange.operate('ieo', 'create', '--symbol', 'OFFER', '--estimated', '0.1', '--floor', '0.08')
  await expect(exchange.operate('symbol', 'list', 'OFFER', '0.1')).rejects.toThrow('OFFER is being offered')
  expect(await of('OFFERUSDT')).toBeUndefined()
})

test('its coins are bought, kept and exchanged; nothing of it is traded on credit or staked on', async () => {
  const buy = {
    ...marketOrder({}),
    symbol: 'NOVAUSDT',
    tradeType: 4,
    leverage: undefined,
    marginMode: undefined,
  } as const
  const order = {
    ...buy,
    quantity: undefined,
    amount: '100',
    expectedPrice: last('NOVAUSDT'),
    clientOrderId: newOrderId(),
  }
  await exchange.client.ask(createPositionCall, order, user)
  const held = await available('NOVA')
  expect(held).toBeGreaterThan(300)
  expect((await exchange.client.ask(currencyListCall, {})).some(({ currency }) => currency === 'NOVA')).toBe(true)
  const swap = { fromCurrency: 'NOVA', toCurrency: 'USDT', amount: '100', expectedRate: last('NOVAUSDT') }
  await exchange.client.ask(swapCall, { ...swap, ...common() }, user)
  expect(await available('NOVA')).toBeCloseTo(held - 100, 6)
  const contract = { ...marketOrder({ symbol: 'NOVAUSDT', quantity: '100', expectedPrice: last('NOVAUSDT') }) }
  expect(await exchange.client.call(createPositionCall, contract, user)).toMatchObject({ refusal: 'symbol-mode' })
  const stake = { symbol: 'NOVAUSDT', setId: 'second-60', odds: '0.8', direction: 1, amount: '10' } as const
  const staked = await exchange.client.call(buySecondCall, { ...stake, clientOrderId: newOrderId() }, user)
  expect(staked).toMatchObject({ refusal: 'symbol-mode' })
})

test('one whose transaction was taken back is not quoted, and may be listed again', async () => {
  const { market, db } = exchange.sandbox.context
  const listing = { base: 'GHOST', price: '3' }
  const failing = () =>
    transact(db, tx => {
      market.list(listing, tx)
      throw new Error('not now')
    })
  expect(failing).toThrow('not now')
  await exchange.sandbox.advance(1)
  expect(market.last('GHOSTUSDT')).toBeUndefined()
  transact(db, tx => market.list(listing, tx))
  await exchange.sandbox.advance(3)
  expect(market.last('GHOSTUSDT')?.seq).toBe(4)
  expect(await exchange.operate('market', 'verify', today(), 'GHOSTUSDT')).toMatchObject({ differences: [] })
})

test('it is there after a restart, its prices go on, and market verify finds each where the seed puts it', async () => {
  const [sort, before] = [(await of('NOVAUSDT'))?.sort, last('NOVAUSDT')]
  await exchange.stop()
  exchange = await start()
  expect((await of('NOVAUSDT'))?.sort).toBe(sort)
  expect(Number(last('NOVAUSDT')) / Number(before)).toBeCloseTo(1, 2)
  const days = new Set([today()])
  await exchange.sandbox.advance(60)
  days.add(today()) // another one where midnight has just passed
  const verified = [...days].map(day => exchange.operate('market', 'verify', day, 'NOVAUSDT'))
  const found = (await Promise.all(verified)) as { ticks: number }[]
  for (const one of found) expect(one).toMatchObject({ symbol: 'NOVAUSDT', differences: [] })
  expect(found.reduce((sum, { ticks }) => sum + ticks, 0)).toBeGreaterThan(60)
})

test('a symbol whose orders are off takes none of any kind, while its price goes on and what runs may be closed', async () => {
  const at = () => ({ expectedPrice: last('ETHUSDT'), ...common() })
  const eth = { symbol: 'ETHUSDT', quantity: '0.1' } as const
  const running = await placed(exchange, user, { ...eth, expectedPrice: last('ETHUSDT') })
  await exchange.operate('symbol', 'set', 'ETHUSDT', '--orders', 'off')
  expect((await of('ETHUSDT'))?.tradeTypes).toEqual([])
  const refused = { refusal: 'symbol-mode' }
  const { client } = exchange
  expect(await client.call(createPositionCall, { ...marketOrder(eth), ...at() }, user)).toMatchObject(refused)
  const waiting = { symbol: 'ETHUSDT', quantity: '0.1', direction: 1 } as const
  const [spot, option] = [tradeTypes.spot, tradeTypes.option]
  const plain = { leverage: undefined, marginMode: undefined }
  for (const order of [
    { ...waiting, orderType: orderTypes.limit, price: '3000' },
    { ...waiting, orderType: orderTypes.stop, triggerPrice: '3500' },
    { ...waiting, ...plain, tradeType: spot },
    { ...waiting, ...plain, tradeType: spot, orderType: orderTypes.limit, price: '3000' },
    { ...waiting, ...plain, tradeType: option, setId: 'option-1h', strike: '3200' },
  ])
    expect(await client.call(createPositionCall, { ...marketOrder(order), ...at() }, user)).toMatchObject(refused)
  expect(await client.call(reversePositionCall, { id: running.id, ...at() }, user)).toMatchObject(refused)
  const stake = { symbol: 'ETHUSDT', setId: 'second-60', odds: '0.8', direction: 1, amount: '10' } as const
  expect(await client.call(buySecondCall, { ...stake, clientOrderId: newOrderId() }, user)).toMatchObject(refused)
  const swap = { fromCurrency: 'USDT', toCurrency: 'ETH', amount: '10', expectedRate: '0.0003', ...common() }
  expect(await client.call(swapCall, swap, user)).toMatchObject({ refusal: 'swap-pair' })
  const seq = Number((await price('ETHUSDT'))?.seq)
  await exchange.sandbox.advance(3)
  expect((await price('ETHUSDT'))?.seq).toBe(seq + 3)
  await client.ask(closePositionCall, { id: running.id, ...at() }, user)
  expect(await positions(exchange, user, { id: running.id })).toMatchObject([{ state: 3 }])
  await exchange.operate('symbol', 'set', 'ETHUSDT', '--orders', 'on')
  await placed(exchange, user, { ...eth, expectedPrice: last('ETHUSDT') })
  await expect(exchange.operate('symbol', 'set', 'ETHUSDT', '--orders', 'maybe')).rejects.toThrow(
    '--orders is on or off',
  )
})

test.each([
  ['contract', 1, {}],
  ['spot', 3, { tradeType: tradeTypes.spot, leverage: undefined, marginMode: undefined }],
] as const)('an open %s order grows and changes its price only while orders are on', async (_, filled, kind) => {
  await exchange.sandbox.advance(1)
  const [expectedPrice, low] = [last('ETHUSDT'), (Number(last('ETHUSDT')) * 0.9).toFixed(2)]
  const bid = { symbol: 'ETHUSDT', orderType: orderTypes.limit, price: low, quantity: '0.02', expectedPrice } as const
  const { id } = await placed(exchange, user, { ...bid, ...kind })
  await exchange.operate('symbol', 'set', 'ETHUSDT', '--orders', 'off')
  const amended = (change: { price?: string; quantity?: string; expireTime?: '' }) =>
    exchange.client.call(amendOrderCall, { id, ...change, clientOrderId: newOrderId() }, user)
  const reached = (Number(last('ETHUSDT')) * 1.02).toFixed(2)
  for (const change of [{ quantity: '0.5', price: reached }, { quantity: '0.03' }, { price: reached }])
    expect(await amended(change)).toMatchObject({ refusal: 'symbol-mode' })
  expect((await amended({ quantity: '0.01', expireTime: '' })).result).toMatchObject({ state: 0, quantity: '0.01' })
  await exchange.operate('symbol', 'set', 'ETHUSDT', '--orders', 'on')
  expect((await amended({ quantity: '0.02', price: reached })).result).toMatchObject({
    state: filled,
    quantity: '0.02',
  })
})

test('nothing that the operator sets moves a price: each tick since is where the seed puts it', async () => {
  await exchange.operate('symbol', 'set', 'BTCUSDT', '--max', '5', '--leverage', '10', '--orders', 'off')
  await exchange.operate('second-set', 'set', '60', '--odds', '0.7')
  await exchange.operate('symbol', 'list', 'LUMEN', '12.5')
  await exchange.sandbox.advance(60)
  const day = dayOf(exchange.sandbox.context.clock.now())
  for (const symbol of ['BTCUSDT', 'ETHUSDT', 'NOVAUSDT', 'LUMENUSDT'])
    expect(await exchange.operate('market', 'verify', day, symbol)).toMatchObject({ symbol, differences: [] })
})
