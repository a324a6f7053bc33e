/** Options, from the premium to the ledger. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  addMarginCall,
  balanceLogCall,
  type Call,
  closeAllCall,
  closePositionCall,
  createPositionCall,
  messageListCall,
  positionsSummaryCall,
  reversePositionCall,
  termListCall,
  updateStopLossCall,
  userAssetsCall,
} from '@shared/contract'
import { tradeTypes } from '@shared/contract/codes'
import { listed, marketOrder, type Order, placed } from '../../../../sandbox/src/testing/positions/orders.ts'
import { newOrderId } from '../../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../../testing/src/exchange.ts'
import { symbols } from '../../market/symbols.ts'

const HOUR = 3600
/** Each test that takes time has an hour: 64,000, and 64,500 as it ends. */
const STRETCH = HOUR + 10
const course: [number, string][] = Array.from({ length: 12 }, (_, nth): [number, string][] => [
  [nth * STRETCH, '64000'],
  [nth * STRETCH + HOUR - 1, '64500'],
  [nth * STRETCH + HOUR + 1, '64000'],
]).flat()
/** The third has no prices as the hour ends. */
const gap = { from: 2 * STRETCH + HOUR - 10, to: 2 * STRETCH + HOUR + 1, symbols: ['BTCUSDT'] }

let exchange: Exchange
let stretch = 0
let user: TestUser
beforeAll(async () => {
  exchange = await startExchange({
    tape: { start: '2026-11-25 10:00:00', symbols: { BTCUSDT: course }, gaps: [gap] },
  })
})
afterAll(() => exchange.stop())
const start = Date.parse('2026-11-25T10:00:00+08:00')
const playTo = (second: number) =>
  exchange.sandbox.advance(stretch * STRETCH + second - (exchange.sandbox.context.clock.now() - start) / 1000)
beforeEach(async () => {
  stretch = Math.ceil((exchange.sandbox.context.clock.now() - start) / 1000 / STRETCH)
  await playTo(0)
  user = await exchange.newUser({ contract: '5000' })
})

/** A rise for an hour at 64,000, one of them. */
const option = (change: Partial<Order> = {}): Partial<Order> => ({
  tradeType: tradeTypes.option,
  quantity: '1',
  leverage: undefined,
  marginMode: undefined,
  setId: 'option-1h',
  strike: '64000',
  ...change,
})
const bought = (change: Partial<Order> = {}) => placed(exchange, user, option(change))
const summary = () => exchange.client.ask(positionsSummaryCall, {}, user)
const sale = (id: string, change: object = {}) => ({
  id,
  expectedPrice: '64000',
  tolerance: '0.005',
  clientOrderId: newOrderId(),
  ...change,
})
const sold = (id: string, change: object = {}) => exchange.client.ask(closePositionCall, sale(id, change), user)

test('a rise for an hour costs 153.04 and leaves 4,846.96; at 64,500 it pays 500: 5,346.96, 226.71 %', async () => {
  expect(await bought()).toMatchObject({
    state: 1,
    premium: '153.04',
    margin: '153.04',
    strike: '64000',
    setId: 'option-1h',
    openPrice: '64000.00',
    expireTime: expect.stringContaining(' 11:00:00'),
    countedSeconds: HOUR,
    expectedReturn: '-153.04',
    leverage: null,
    marginMode: null,
  })
  expect(await summary()).toMatchObject({ available: '4846.96', running: 1 })
  await playTo(HOUR - 1)
  // a second before the end: 500, less the markup of selling back
  expect(await listed(exchange, user)).toMatchObject([
    { expectedReturn: '346.96', profit: '336.96', countedSeconds: 1 },
  ])
  await playTo(HOUR)
  expect(await listed(exchange, user)).toMatchObject([
    { state: 3, closeReason: 5, closePrice: '64500.00', profit: '346.96', yield: '2.2671197' },
  ])
  expect(await summary()).toMatchObject({ available: '5346.96', equity: '5346.96', realizedToday: '346.96' })
  const [message] = await exchange.client.ask(messageListCall, { noticeType: 'transaction' }, { token: user.token })
  const linkUrl = expect.stringMatching(/^\/heyue\?mode=option&tab=history&order=P/)
  expect(message).toMatchObject({ titile: 'Option ended', noticeType: 'transaction', linkUrl })
  expect(message?.msgContent).toContain('+346.96\u00a0USDT')
  const { records } = await exchange.client.ask(balanceLogCall, { account: 'contract' }, user)
  expect(records.slice(0, 2).map(({ type, amount }) => [type, amount])).toEqual([
    ['option-payout', '500'],
    ['option-premium', '-153.04'],
  ])
  expect(exchange.faults()).toEqual([])
})

test('what ends beyond its strike pays nothing: the premium is all that it cost', async () => {
  await bought({ direction: 2 })
  await playTo(HOUR)
  expect(await listed(exchange, user)).toMatchObject([{ profit: '-153.04', yield: '-1', closeReason: 5 }])
  expect(await summary()).toMatchObject({ available: '4846.96', equity: '4846.96' })
  expect(exchange.faults()).toEqual([])
})

test('sold back it brings 2 % less than it is worth, and equity counts that from the first second', async () => {
  const { id } = await bought()
  expect(await listed(exchange, user)).toMatchObject([{ profit: '-6.01' }])
  expect(await summary()).toMatchObject({ equity: '4993.99', unrealizedProfit: '-6.01', usedMargin: '153.04' })
  expect(await exchange.client.ask(userAssetsCall, {}, user)).toMatchObject({ totalAssets: '4993.99' })
  const part = await sold(id, { quantity: '0.25' })
  expect(part).toMatchObject({ parentId: id, quantity: '0.25', margin: '38.26', profit: '-1.5025', closeReason: 1 })
  expect(exchange.faults()).toEqual([])
  expect(await sold(id)).toMatchObject({ quantity: '0.75', margin: '114.78', profit: '-4.5075', closeReason: 1 })
  expect(await summary()).toMatchObject({ available: '4993.99', running: 0 })
  expect(exchange.faults()).toEqual([])
})

test('where no price was recent as it ended it is void: the premium returns, and a message says so', async () => {
  await bought()
  await playTo(HOUR)
  expect(await listed(exchange, user)).toMatchObject([{ state: 3, closeReason: 7, profit: '0', closePrice: null }])
  expect(await summary()).toMatchObject({ available: '5000' })
  const [message] = await exchange.client.ask(messageListCall, { noticeType: 'transaction' }, { token: user.token })
  expect(message).toMatchObject({ titile: 'Option voided' })
  expect(message?.msgContent).toContain('Your 153.04\u00a0USDT premium has been returned')
  expect(exchange.faults()).toEqual([])
})

test.each<[refusal: string, change: Partial<Order>]>([
  ['strike-gone', option({ strike: '64400' })],
  ['strike-gone', option({ strike: '64050' })],
  ['price-moved', option({ expectedPrice: '63600' })],
  ['price-moved', option({ direction: 2, expectedPrice: '64400' })],
  ['quantity-range', option({ quantity: '0.001' })],
  ['quantity-range', option({ quantity: '20.01' })],
  ['quantity-step', option({ quantity: '0.015' })],
  ['field-invalid', option({ setId: 'option-2h' })],
  ['field-invalid', option({ strike: undefined })],
  ['field-invalid', option({ leverage: 20 })],
  ['field-invalid', option({ stopLossPrice: '60000' })],
  ['symbol-mode', option({ symbol: 'SOLUSDT', strike: '150', expectedPrice: '150' })],
  ['insufficient-balance', option({ quantity: '20', setId: 'option-7d' })],
])('is refused as %s: %j', async (refusal, change) => {
  const { result } = await exchange.client.call(createPositionCall, marketOrder(change), user)
  expect(result).toMatchObject({ refusal })
})

test('a strike three steps away may still be bought', async () =>
  expect(await bought({ strike: '64300' })).toMatchObject({ strike: '64300', state: 1 }))

test('it has no stop, no margin to add and no other side', async () => {
  const { id } = await bought()
  const order = { id, clientOrderId: newOrderId() }
  const refused = async (call: Call, input: object) => (await exchange.client.call(call, input as never, user)).result
  const mode = { refusal: 'symbol-mode' }
  expect(await refused(updateStopLossCall, { id, stopLossPrice: '60000' })).toMatchObject(mode)
  expect(await refused(addMarginCall, { ...order, amount: '1' })).toMatchObject(mode)
  const turned = { ...order, expectedPrice: '64000', tolerance: '0.01' }
  expect(await refused(reversePositionCall, turned)).toMatchObject(mode)
})

test('close all sells every option back, and nothing else', async () => {
  const [one, two] = [await bought(), await bought({ direction: 2 })]
  const contract = await placed(exchange, user, { quantity: '0.01' })
  const all = { tradeType: tradeTypes.option, clientOrderId: newOrderId() }
  const outcome = await exchange.client.ask(closeAllCall, all, user)
  expect(outcome).toEqual({ closed: expect.arrayContaining([one.id, two.id]), failed: [] })
  expect(await listed(exchange, user, { state: 1 })).toMatchObject([{ id: contract.id }])
  expect(exchange.faults()).toEqual([])
})

test('every symbol that takes options has terms of them', async () => {
  const takes = symbols.filter(one => one.tradeTypes.includes(tradeTypes.option)).map(({ symbol }) => symbol)
  expect(takes).toEqual(['BTCUSDT', 'ETHUSDT', 'XAUUSD'])
  for (const symbol of takes) expect(await exchange.client.ask(termListCall, { symbol, type: 2 }, {})).toHaveLength(4)
})

test('the terms name four expiries, five strikes around the mark, and what the process moves by', async () => {
  const terms = await exchange.client.ask(termListCall, { symbol: 'BTCUSDT', type: 2 }, {})
  expect(terms.map(({ seconds }) => seconds)).toEqual([3600, 14_400, 86_400, 604_800])
  expect(terms[0]).toMatchObject({
    strikes: ['63800', '63900', '64000', '64100', '64200'],
    impliedVolatility: '0.55',
    markup: '0.02',
    countedSeconds: 3600,
  })
  expect(await exchange.client.ask(termListCall, { symbol: 'SOLUSDT', type: 2 }, {})).toEqual([])
})
