/** What a visitor had waiting and running goes on as the person's own, to its end. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  closePositionCall,
  createPositionCall,
  messageListCall,
  openDemoCall,
  positionsSummaryCall,
  termListCall,
  unreadMessagesCall,
} from '@shared/contract'
import {
  closeReasons,
  marginModes,
  orderTypes,
  positionStates,
  termTypes,
  tradeTypes,
  tradingAccountTypes,
} from '@shared/contract/codes'
import { openRows } from '@shared/engine/positions/open-rows'
import { big } from '@shared/money'
import { listed, marketOrder, type Order, placed, tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { secondsOf, staked } from '../../../sandbox/src/testing/positions/second/second.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'

const accountType = tradingAccountTypes.demo
let exchange: Exchange
let person: TestUser
const ids = { stop: '', limit: '', option: '', second: '' }
beforeAll(async () => {
  const course: [number, string][] = [
    [0, '64000'],
    [30, '65200'],
    [60, '66000'],
  ]
  exchange = await startExchange({ tape: tapeOf({ BTCUSDT: course }) })
  const { demoToken } = await exchange.client.ask(openDemoCall, {})
  const visitor: TestUser = { id: '', account: '', password: '', token: demoToken ?? '' }
  ids.stop = (await placed(exchange, visitor, waiting(orderTypes.stop, { triggerPrice: '65000' }))).id
  ids.limit = (await placed(exchange, visitor, waiting(orderTypes.limit, { price: '60000' }))).id
  ids.option = (await exchange.client.ask(createPositionCall, await option(visitor), visitor)).id
  ids.second = (await staked(exchange, visitor, { accountType })).id
  person = await exchange.newUser()
  await exchange.client.ask(openDemoCall, { claimToken: visitor.token }, { token: person.token })
})
afterAll(() => exchange.stop())

const waiting = (orderType: Order['orderType'], change: Partial<Order>): Partial<Order> => ({
  accountType,
  orderType,
  ...change,
})

async function option(user: TestUser): Promise<Order> {
  const [term] = await exchange.client.ask(termListCall, { symbol: 'BTCUSDT', type: termTypes.option }, user)
  const strike = term && 'strikes' in term ? (term.strikes[2] ?? '') : ''
  const { leverage, marginMode, ...order } = marketOrder({
    accountType,
    tradeType: tradeTypes.option,
    tolerance: '0.01',
  })
  return { ...order, quantity: '0.1', setId: 'option-1h', strike }
}

const row = async (id: string) => {
  const found = (await listed(exchange, person, { accountType })).find(one => one.id === id)
  if (!found) throw new Error(`${id} is not the person's`)
  return found
}
const available = async () => (await exchange.client.ask(positionsSummaryCall, { accountType }, person)).available

test('what waits keeps what it froze, and a stop opens at the first price beyond its trigger', async () => {
  expect(await row(ids.stop)).toMatchObject({ state: positionStates.pending, frozen: '328.25' })
  await exchange.sandbox.advance(30)
  expect(await row(ids.stop)).toMatchObject({ state: positionStates.running, openPrice: '65200.00', margin: '326' })
})

test('a second contract is settled at its time, the win in the simulated account', async () => {
  const before = await available()
  await exchange.sandbox.advance(30)
  const [round] = await secondsOf(exchange, person, { accountType, id: ids.second })
  expect(round).toMatchObject({ state: 3, result: 1, profit: '80' })
  expect(
    big(await available())
      .minus(before)
      .toString(),
  ).toBe('180')
})

test('the person cancels what waits and closes what runs', async () => {
  const act = (id: string, change: object = {}) =>
    exchange.client.ask(closePositionCall, { id, accountType, clientOrderId: newOrderId(), ...change }, person)
  await act(ids.limit)
  expect((await row(ids.limit)).state).toBe(positionStates.cancelled)
  await act(ids.stop, { expectedPrice: '66000', tolerance: '0.005' })
  expect(await row(ids.stop)).toMatchObject({ state: positionStates.closed, closePrice: '66000.00', profit: '80' })
})

test('an option is paid at its expiry; nothing of it is told as a message, and the books balance', async () => {
  await exchange.sandbox.advance(3600)
  const ended = await row(ids.option)
  expect(ended).toMatchObject({
    state: positionStates.closed,
    closeReason: closeReasons.expiry,
    closePrice: '66000.00',
  })
  expect(Number(ended.profit)).toBeGreaterThan(0)
  expect((await exchange.client.ask(unreadMessagesCall, {}, person)).transactionTotal).toBe(0)
  expect(await exchange.client.ask(messageListCall, { noticeType: 'transaction' }, person)).toEqual([])
  expect(exchange.faults()).toEqual([])
})

test('a cross position leaves the pool of its visitor with the account: nobody watches it twice', async () => {
  const { demoToken } = await exchange.client.ask(openDemoCall, {})
  const token = demoToken ?? ''
  const visitor: TestUser = { id: '', account: '', password: '', token }
  const { id } = await placed(exchange, visitor, { accountType, marginMode: marginModes.cross, expectedPrice: '66000' })
  const owners = () => {
    const pools = [...openRows(exchange.sandbox.context.db).pools()]
    return pools.filter(({ rows }) => rows.has(id)).map(({ account }) => account.owner)
  }
  expect(owners()).toHaveLength(1)
  const other = await exchange.newUser()
  await exchange.client.ask(openDemoCall, { claimToken: token }, { token: other.token })
  expect(owners()).toEqual([other.id])
})
