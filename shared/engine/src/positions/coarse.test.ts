/** A price has fallen so far that a step of it is more than a tenth of the fees: nothing is begun, everything can be ended. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  amendOrderCall,
  buySecondCall,
  closePositionCall,
  createPositionCall,
  reversePositionCall,
  swapCall,
} from '@shared/contract'
import { directions, orderTypes, tradeTypes } from '@shared/contract/codes'
import { listed, marketOrder, type Order, placed, tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'

/** DOGE has six decimals: contracts are fine from 0.0143 on, spot from 0.005. */
const tape = tapeOf({
  DOGEUSDT: [
    [0, '0.17'],
    [10, '0.003'],
    [20, '0.145'],
  ],
})

const contract: Partial<Order> = { symbol: 'DOGEUSDT', quantity: '1000', leverage: 1, expectedPrice: '0.17' }
const spot: Partial<Order> = { ...contract, tradeType: tradeTypes.spot, leverage: undefined, marginMode: undefined }
const sell = { direction: directions.sell }
const limitAt = (price: string): Partial<Order> => ({ orderType: orderTypes.limit, price })
const now = { expectedPrice: '0.003' }

let exchange: Exchange
let user: TestUser
/** Of what was begun while the price was fine. */
const ids: Record<string, string> = {}
beforeAll(async () => {
  exchange = await startExchange({ tape })
  user = await exchange.newUser({ balance: '10000', contract: '10000' })
  const begin = async (name: string, order: Partial<Order>) => {
    ids[name] = (await placed(exchange, user, order)).id
  }
  await begin('short', { ...contract, ...sell })
  await begin('coins', spot)
  await begin('limit', { ...contract, ...limitAt('0.15') })
  await begin('cancelled', { ...contract, ...limitAt('0.15') })
  await begin('buy', { ...spot, ...limitAt('0.15') })
  await begin('sale', { ...spot, ...sell, ...limitAt('0.2'), quantity: '100' })
  await exchange.sandbox.advance(10)
})
afterAll(async () => {
  expect(exchange.faults()).toEqual([])
  await exchange.stop()
})

const common = () => ({ tolerance: '0.005', clientOrderId: newOrderId() })
const order = (change: Partial<Order>) => () =>
  exchange.client.call(createPositionCall, marketOrder({ ...change, ...now }), user)
const amend = (name: string, price: string) => () =>
  exchange.client.call(amendOrderCall, { id: ids[name] ?? '', price, clientOrderId: newOrderId() }, user)
const reverse = () => exchange.client.call(reversePositionCall, { id: ids.short ?? '', ...now, ...common() }, user)
const swap = (fromCurrency: string, toCurrency: string, amount: string, expectedRate: string) => () =>
  exchange.client.call(swapCall, { fromCurrency, toCurrency, amount, expectedRate, ...common() }, user)
const stake = () => {
  const terms = {
    symbol: 'DOGEUSDT',
    setId: 'second-30',
    odds: '0.76',
    direction: directions.buy,
    amount: '10',
  } as const
  return exchange.client.call(buySecondCall, { ...terms, clientOrderId: newOrderId() }, user)
}

test.each([
  ['a contract', order(contract)],
  ['a limit of a contract', order({ ...contract, ...limitAt('0.0029') })],
  ['another price of one that waits', amend('limit', '0.0029')],
  ['a reversal', reverse],
  ['a purchase of coins', order(spot)],
  ['a limit of a purchase', order({ ...spot, ...limitAt('0.0029') })],
  ['another price of a purchase that waits', amend('buy', '0.0029')],
  ['a second contract', stake],
])('where a step is more than a tenth of the fees %s is refused', async (_, tryTo) => {
  expect(await tryTo()).toMatchObject({ refusal: 'symbol-mode' })
})

test('a swap into a coin at such a price is refused', async () => {
  expect(await swap('USDT', 'DOGE', '10', '333')()).toMatchObject({ refusal: 'swap-pair' })
})

test('at such a price coins are sold and exchanged, a position closes, a waiting sale is amended and a waiting order cancelled', async () => {
  expect((await order({ ...spot, ...sell, quantity: '100' })()).result).toMatchObject({ state: 3 })
  expect((await swap('DOGE', 'USDT', '500', '0.003')()).result).toMatchObject({ issued: '500' })
  expect((await amend('sale', '0.0031')()).result).toMatchObject({ state: 0, price: '0.0031' })
  await exchange.sandbox.advance(1) // ten orders a second
  const close = { id: ids.short ?? '', ...now, ...common() }
  expect(await exchange.client.ask(closePositionCall, close, user)).toMatchObject({ state: 3, closePrice: '0.003000' })
  const cancel = { id: ids.cancelled ?? '', clientOrderId: newOrderId() }
  expect(await exchange.client.ask(closePositionCall, cancel, user)).toMatchObject({ state: -1 })
})

test('a waiting order that such a price reaches is filled only once the price is fine again', async () => {
  const stateOf = async (name: string) => (await listed(exchange, user, { id: ids[name] }))[0]?.state
  await exchange.sandbox.advance(4)
  expect([await stateOf('limit'), await stateOf('buy')]).toEqual([0, 0])
  await exchange.sandbox.advance(5)
  expect([await stateOf('limit'), await stateOf('buy'), await stateOf('sale')]).toEqual([1, 3, 3])
})
