/** Margin is added to what has its own: an isolated position. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { addMarginCall, closePositionCall } from '@shared/contract'
import { marginModes, positionStates } from '@shared/contract/codes'
import { listed, placed, tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'

let exchange: Exchange
let user: TestUser
beforeAll(async () => {
  exchange = await startExchange({ tape: tapeOf({ BTCUSDT: [[0, '64000']], XAUUSD: [[0, '3300']] }) })
  user = await exchange.newUser({ contract: '5000' })
})
afterAll(async () => {
  expect(exchange.faults()).toEqual([])
  await exchange.stop()
})

const add = (id: string, language = 'en-US') =>
  exchange.client.call(addMarginCall, { id, amount: '10', clientOrderId: newOrderId() }, { ...user, language })
const cross = { marginMode: marginModes.cross } as const
const gold = {
  tradeType: 2,
  symbol: 'XAUUSD',
  quantity: '0.01',
  leverage: 100,
  expectedPrice: '3300',
  ...cross,
} as const

test.each([
  ['a cross contract', cross],
  ['a CFD', gold],
])('to %s none is: its margin is used, not kept apart', async (_, change) => {
  const { id } = await placed(exchange, user, change)
  expect(await add(id)).toMatchObject({ refusal: 'cross-margin' })
  expect(await listed(exchange, user, { id })).toMatchObject([{ state: positionStates.running }])
})

test('each language has words of its own for that at the call', async () => {
  const { id } = await placed(exchange, user, cross)
  const languages = ['en-US', 'ko-KR', 'ja-JP', 'th-TH', 'ms-MY', 'vi-VN', 'es-ES', 'zh-CN', 'zh-Hant']
  const said = new Set<string>()
  for (const language of languages) {
    said.add((await add(id, language)).message)
    await exchange.sandbox.advance(1)
  }
  expect(said.size).toBe(languages.length)
})

test('to one that is closed none is', async () => {
  const { id } = await placed(exchange, user)
  const closing = { id, expectedPrice: '64000', tolerance: '0.005', clientOrderId: newOrderId() }
  await exchange.client.ask(closePositionCall, closing, user)
  expect(await add(id)).toMatchObject({ refusal: 'order-state' })
})
