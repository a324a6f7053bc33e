/** What the symbols' list says later changes nothing that runs or waits. */
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addMarginCall, amendOrderCall, closePositionCall, reversePositionCall } from '@shared/contract'
import { closeReasons, marginModes, orderTypes, positionStates, tradeTypes } from '@shared/contract/codes'
import { listed, type Order, placed } from '../../../sandbox/src/testing/positions/orders.ts'
import { dearer, release, rollBack } from '../../../sandbox/src/testing/positions/release.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'

/** Wednesday, ten seconds before a night is charged; gold rests for an hour then. */
const tape = {
  start: '2026-11-25 04:59:50',
  symbols: {
    BTCUSDT: [
      [0, '64000'],
      [5, '63000'],
      [7, '64000'],
    ],
    EURUSD: [[0, '1.085']],
    GBPUSD: [
      [0, '1.335'],
      [3, '1.3349'],
    ],
  } as Record<string, [number, string][]>,
  gaps: [],
}

let exchange: Exchange
let user: TestUser
beforeEach(async () => {
  exchange = await startExchange({ tape })
  user = await exchange.newUser({ contract: '1000' })
})
afterEach(async () => {
  rollBack()
  await exchange.stop()
})

const sent = (id: string, expectedPrice: string, more: object = {}) => ({
  id,
  expectedPrice,
  tolerance: '0.005',
  clientOrderId: newOrderId(),
  ...more,
})
const closed = (id: string, expectedPrice: string, more?: object) =>
  exchange.client.ask(closePositionCall, sent(id, expectedPrice, more), user)
const euro = (change: Partial<Order> = {}): Partial<Order> => ({
  tradeType: tradeTypes.cfd,
  symbol: 'EURUSD',
  leverage: 100,
  marginMode: undefined,
  expectedPrice: '1.08506',
  ...change,
})

test('a contract is told, liquidated and closed by the fees and tiers that it was opened under', async () => {
  const { id, liquidationPrice, terms } = await placed(exchange, user)
  release('BTCUSDT', dearer)
  const [row] = await listed(exchange, user)
  expect(row).toMatchObject({ liquidationPrice, terms: { takerFee: '0.0005', tiers: terms?.tiers } })
  const more = { id, amount: '100', clientOrderId: newOrderId() }
  // (6,400 − 320 − 100) / (0.1 · (1 − 0.004 − 0.0005))
  expect(await exchange.client.ask(addMarginCall, more, user)).toMatchObject({ liquidationPrice: '60070.31' })
  expect(await closed(id, '64000', { quantity: '0.04' })).toMatchObject({ closeFee: '1.28' })
  await exchange.sandbox.advance(5)
  expect(await closed(id, '63000')).toMatchObject({ closeFee: '1.89', profit: '-60' })
  const next = await placed(exchange, user, { quantity: '0.01', expectedPrice: '63000' })
  expect(next).toMatchObject({ openFee: '6.3', terms: { takerFee: '0.01' } })
  expect(exchange.faults()).toEqual([])
})

test('a reversal closes on the old terms and opens on the new ones', async () => {
  const { id } = await placed(exchange, user, { quantity: '0.01' })
  release('BTCUSDT', { takerFee: '0.001' })
  const next = await exchange.client.ask(reversePositionCall, sent(id, '64000'), user)
  expect(next).toMatchObject({ openFee: '0.64', terms: { takerFee: '0.001' } })
  expect((await listed(exchange, user, { id }))[0]).toMatchObject({ closeFee: '0.32' })
})

test('a reversal is refused where the spread of today opens it at a worse price than was confirmed', async () => {
  const { id } = await placed(exchange, user, euro())
  release('EURUSD', { spread: '0.0216' })
  const reverse = (expectedPrice: string) => exchange.client.call(reversePositionCall, sent(id, expectedPrice), user)
  expect(await reverse('1.08494')).toMatchObject({ refusal: 'price-moved', values: { value: '1.07420' } })
  expect((await listed(exchange, user))[0]).toMatchObject({ id, state: 1 })
  expect((await reverse('1.0742')).result).toMatchObject({ openPrice: '1.07420' })
  expect((await listed(exchange, user, { id }))[0]).toMatchObject({ closePrice: '1.08494' })
})

test('a cross pool stays worth what it was opened for, though new tiers would break it', async () => {
  const { id } = await placed(exchange, user, { marginMode: marginModes.cross })
  const [row] = await listed(exchange, user)
  release('BTCUSDT', dearer)
  await exchange.sandbox.advance(2)
  expect((await listed(exchange, user))[0]).toMatchObject({ state: 1, liquidationPrice: row?.liquidationPrice })
  expect(await closed(id, '64000')).toMatchObject({ closeFee: '3.2' })
})

test('a CFD pays the night fee, and is dealt with the spread, that it was opened under', async () => {
  const { id } = await placed(exchange, user, euro())
  const stop = await placed(exchange, user, euro({ direction: 2, expectedPrice: '1.08494' }))
  release('EURUSD', { spread: '0.0012', swapLong: '0.45', swapShort: '0.45', contractSize: '1000' })
  const markOf = async (of: string) => (await listed(exchange, user, { id: of }))[0]?.markPrice
  expect([await markOf(id), await markOf(stop.id)]).toEqual(['1.08494', '1.08506'])
  await exchange.sandbox.advance(12)
  // 10,000 · 1.085 · 4.5 % / 360 paid, and 1 % of it credited up to the spread
  expect(await closed(id, '1.08494')).toMatchObject({ closePrice: '1.08494', swapFee: '1.35625' })
  expect(await closed(stop.id, '1.08506')).toMatchObject({ closePrice: '1.08506', swapFee: '-0.30138888' })
  const records = await listed(exchange, user, { state: positionStates.closed })
  expect(records.map(({ terms }) => [terms?.contractSize, terms?.spread])).toEqual([
    ['100000', '0.00012'],
    ['100000', '0.00012'],
  ])
  expect(exchange.faults()).toEqual([])
})

test('a stop is reached by the spread that its CFD keeps, where that of today would not reach it', async () => {
  release('GBPUSD', { spread: '0.0016' })
  const pound = { ...euro(), symbol: 'GBPUSD', expectedPrice: '1.3358', quantity: '0.01', stopLossPrice: '1.3341' }
  const { id } = await placed(exchange, user, pound)
  release('GBPUSD', { spread: '0.00016' })
  await exchange.sandbox.advance(3)
  expect((await listed(exchange, user, { id }))[0]).toMatchObject({
    closeReason: closeReasons.stopLoss,
    closePrice: '1.33410',
  })
})

test('an order that waits is filled, amended and closed on the terms that it was placed under', async () => {
  const limit = { orderType: orderTypes.limit, price: '63000', quantity: '0.01' }
  const { id, frozen } = await placed(exchange, user, limit)
  release('BTCUSDT', dearer)
  const amended = { id, quantity: '0.008', clientOrderId: newOrderId() }
  // 504 / 20, and 0.05 % of 504
  expect(frozen).toBe('31.815')
  expect(await exchange.client.ask(amendOrderCall, amended, user)).toMatchObject({
    frozen: '25.452',
    terms: { makerFee: '0.0002' },
  })
  await exchange.sandbox.advance(5)
  expect((await listed(exchange, user))[0]).toMatchObject({
    state: 1,
    openFee: '0.1008',
    terms: { takerFee: '0.0005' },
  })
  expect(await closed(id, '63000')).toMatchObject({ closeFee: '0.252' })
  expect(exchange.faults()).toEqual([])
})

test('an order that is amended to a larger quantity takes the terms of today', async () => {
  const { id } = await placed(exchange, user, { orderType: orderTypes.limit, price: '63000', quantity: '0.01' })
  release('BTCUSDT', { takerFee: '0.01', makerFee: '0.01' })
  const amended = { id, quantity: '0.02', clientOrderId: newOrderId() }
  // 1,260 / 20, and 1 % of 1,260
  expect(await exchange.client.ask(amendOrderCall, amended, user)).toMatchObject({
    frozen: '75.6',
    terms: { makerFee: '0.01' },
  })
  await exchange.sandbox.advance(5)
  expect((await listed(exchange, user))[0]).toMatchObject({ state: 1, openFee: '12.6', terms: { takerFee: '0.01' } })
})

test('an option is worth, and is sold back, by the volatility that it was bought with', async () => {
  const terms = { tradeType: tradeTypes.option, quantity: '1', setId: 'option-1h', strike: '64000' }
  const { id } = await placed(exchange, user, { ...terms, leverage: undefined, marginMode: undefined })
  const [bought] = await listed(exchange, user)
  expect(bought).toMatchObject({ optionTerms: { impliedVolatility: '0.55', markup: '0.02', minQuantity: '0.01' } })
  release('BTCUSDT', { sigma: 5 })
  expect((await listed(exchange, user))[0]).toEqual(bought)
  expect((await closed(id, '64000')).profit).toBe(bought?.profit)
})
