/** A sale of so little that it brings nothing. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { amendOrderCall, createPositionCall, positionsSummaryCall, swapCall, symbolPriceCall } from '@shared/contract'
import { directions, orderTypes, tradeTypes } from '@shared/contract/codes'
import { big } from '@shared/money'
import { listed, type Order, tapeOf } from '../../../../sandbox/src/testing/positions/orders.ts'
import { newOrderId } from '../../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../../testing/src/exchange.ts'

const tape = tapeOf({
  DOGEUSDT: [
    [0, '0.17000'],
    [10, '0.18000'],
    [20, '0.19000'],
  ],
})

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange({ tape })
})
afterAll(() => exchange.stop())

const spot = (change: Partial<Order>): Order => ({
  tradeType: tradeTypes.spot,
  symbol: 'DOGEUSDT',
  direction: directions.sell,
  orderType: orderTypes.limit,
  expectedPrice: '0.17',
  tolerance: '0.005',
  clientOrderId: newOrderId(),
  ...change,
})
const price = async () => (await exchange.client.ask(symbolPriceCall, { symbols: 'DOGEUSDT' }))[0]?.price

/** Buys, and exchanges all but so little. */
async function holdsAllBut(rest: string): Promise<TestUser> {
  const user = await exchange.newUser({ balance: '1000' })
  const buy = spot({ direction: directions.buy, orderType: orderTypes.market, amount: '100', expectedPrice: '0.2' })
  await exchange.client.ask(createPositionCall, buy, user)
  const [held] = (await exchange.client.ask(positionsSummaryCall, {}, user)).holdings ?? []
  const amount = big(held?.quantity ?? '0')
    .minus(rest)
    .toString()
  const swap = { fromCurrency: 'DOGE', toCurrency: 'USDT', amount, expectedRate: '0.17', tolerance: '0.005' }
  await exchange.client.ask(swapCall, { ...swap, clientOrderId: newOrderId() }, user)
  return user
}

test('a limit at which a sale would bring nothing is refused, and prices go on', async () => {
  const user = await holdsAllBut('0.00000001')
  const order = spot({ price: '0.175', quantity: '0.00000001' })
  expect(await exchange.client.call(createPositionCall, order, user)).toMatchObject({ refusal: 'quantity-range' })
  await exchange.sandbox.advance(10)
  expect(await price()).toBe('0.180000')
})

test('a sale that waits is not amended to what would bring nothing', async () => {
  // 0.00000012 × 0.205 is two of the last place, of which the fee takes one
  const user = await holdsAllBut('0.00000012')
  const order = spot({ price: '0.205', quantity: '0.00000012' })
  const { id } = await exchange.client.ask(createPositionCall, order, user)
  const lower = { id, price: '0.165', clientOrderId: newOrderId() }
  expect(await exchange.client.call(amendOrderCall, lower, user)).toMatchObject({ refusal: 'quantity-range' })
  expect(await listed(exchange, user, { id })).toMatchObject([{ price: '0.205', state: 0 }])
  await exchange.sandbox.advance(10)
  expect(await price()).toBe('0.190000')
  expect(exchange.faults()).toEqual([])
})
