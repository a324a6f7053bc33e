/** Answers of a running exchange while a test holds the sync of its log. */
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import {
  balanceLogCall,
  generateGoogleKeyCall,
  symbolPriceCall,
  transferContractCall,
  userBalanceCall,
} from '@shared/contract'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'

let exchange: Exchange
let user: TestUser
let other: TestUser
/** Holds every sync from now on. */
let hold: PromiseWithResolvers<void> | undefined
let begun = Promise.withResolvers<void>()
const syncLog = async () => {
  begun.resolve()
  await hold?.promise
}

beforeAll(async () => {
  exchange = await startExchange({ syncLog })
  user = await exchange.newUser({ balance: '100' })
  other = await exchange.newUser({ balance: '100' })
})
afterEach(() => release())
afterAll(() => exchange.stop())

function release(): void {
  hold?.resolve()
  hold = undefined
}

/** Sends a request, and returns once the sync of what it wrote is under way and held. */
async function held<T>(send: () => Promise<T>): Promise<{ reply: Promise<T>; isAnswered(): boolean }> {
  hold = Promise.withResolvers()
  begun = Promise.withResolvers()
  let isOver = false
  const reply = send().finally(() => {
    isOver = true
  })
  await begun.promise
  return { reply, isAnswered: () => isOver }
}

const order = (clientOrderId: string) =>
  ({ from: 'balance', to: 'contract', currency: 'USDT', amount: '1', clientOrderId }) as const
const transfer = (clientOrderId = newOrderId()) =>
  held(() => exchange.client.call(transferContractCall, order(clientOrderId), user))
const balanceOf = (who: TestUser) => exchange.client.ask(userBalanceCall, { currency: 'USDT' }, who)

test('answers reads of prices and of other people while the sync of an order is under way, and the order after it', async () => {
  const { reply, isAnswered } = await transfer()
  await exchange.client.ask(symbolPriceCall, { symbols: 'BTCUSDT' })
  await balanceOf(other)
  expect(isAnswered()).toBe(false)
  release()
  expect((await reply).code).toBe(200)
})

test('answers a look for the order by its id only after the sync of the order', async () => {
  const id = newOrderId()
  const { reply } = await transfer(id)
  let isFound = false
  const look = exchange.client.ask(balanceLogCall, { clientOrderId: id, account: 'contract' }, user).finally(() => {
    isFound = true
  })
  await balanceOf(other)
  expect(isFound).toBe(false)
  release()
  expect([(await look).total, (await reply).code]).toEqual([1, 200])
})

test('answers a GET that writes only after its sync', async () => {
  const { reply, isAnswered } = await held(() => exchange.client.ask(generateGoogleKeyCall, {}, other))
  await exchange.client.ask(symbolPriceCall, { symbols: 'BTCUSDT' })
  expect(isAnswered()).toBe(false)
  release()
  await reply
})

test('answers an operator only after the sync of what they decided', async () => {
  const { reply, isAnswered } = await held(() => exchange.operate('wallet', 'adjust', other.account, 'USDT', '+5'))
  await exchange.client.ask(symbolPriceCall, { symbols: 'BTCUSDT' })
  expect(isAnswered()).toBe(false)
  release()
  await reply
})
