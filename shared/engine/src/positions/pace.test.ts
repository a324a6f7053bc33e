import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { addMarginCall, closePositionCall, createAlertCall, createPositionCall } from '@shared/contract'
import { listed, marketOrder, placed, tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { staked } from '../../../sandbox/src/testing/positions/second/second.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange({ tape: tapeOf({ BTCUSDT: [[0, '64000']] }) })
})
afterAll(() => exchange.stop())

const openFor = (user: TestUser, clientOrderId = newOrderId()) =>
  exchange.client.call(createPositionCall, marketOrder({ quantity: '0.01', clientOrderId }), user)
const addTo = (user: TestUser, id: string) =>
  exchange.client.call(addMarginCall, { id, amount: '1', clientOrderId: newOrderId() }, user)
const closeOf = (user: TestUser, id: string) => {
  const terms = { id, expectedPrice: '64000', tolerance: '0.01', clientOrderId: newOrderId() }
  return exchange.client.call(closePositionCall, terms, user)
}

test('ten orders of a person go within a second, whatever they ask for; the next of each kind waits for another second', async () => {
  const user = await exchange.newUser({ contract: '1000' })
  const [first, second] = [await placed(exchange, user), await placed(exchange, user)]
  for (let n = 0; n < 7; n++) expect((await addTo(user, first.id)).code).toBe(200)
  expect((await closeOf(user, second.id)).code).toBe(200)
  for (const late of [await openFor(user), await closeOf(user, first.id), await addTo(user, first.id)])
    expect(late).toMatchObject({ refusal: 'too-fast', message: 'Limit reached: 10 a second' })
  expect((await openFor(await exchange.newUser({ contract: '1000' }))).code).toBe(200)
  await exchange.sandbox.advance(1)
  expect((await addTo(user, first.id)).result).toMatchObject({ margin: '328' })
  expect(await listed(exchange, user, { state: 1 })).toHaveLength(1)
})

test('the same order sent again is answered without being counted', async () => {
  const user = await exchange.newUser({ contract: '1000' })
  const id = newOrderId()
  for (let n = 0; n < 12; n++) expect((await openFor(user, id)).code).toBe(200)
  for (let n = 0; n < 9; n++) expect((await openFor(user)).code).toBe(200)
  expect(await openFor(user)).toMatchObject({ refusal: 'too-fast' })
})

test('alerts and second contracts go at paces of their own, ten a second, and take nothing from that of orders', async () => {
  const user = await exchange.newUser({ contract: '1000' })
  const terms = () => ({ symbol: 'BTCUSDT', direction: 1 as const, price: '65000', clientOrderId: newOrderId() })
  const alert = () => exchange.client.call(createAlertCall, terms(), user)
  for (let n = 0; n < 10; n++) expect((await alert()).code).toBe(200)
  for (let n = 0; n < 10; n++) await staked(exchange, user, { amount: '10' })
  for (let n = 0; n < 10; n++) expect((await openFor(user)).code).toBe(200)
  expect(await alert()).toMatchObject({ refusal: 'too-fast' })
  await expect(staked(exchange, user, { amount: '10' })).rejects.toThrow('too-fast')
  expect(await openFor(user)).toMatchObject({ refusal: 'too-fast' })
})
