/** The transport against the running exchange. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { balanceLogCall, loginCall, myUserInfoCall, transferContractCall, userBalanceCall } from '@shared/contract'
import { features } from '@shared/contract/features'
import { type Exchange, startExchange } from '@shared/testing/exchange'
import { placeOrder } from '../order/place-order.ts'
import { call } from './call.ts'
import { serverNow } from './clock.ts'
import { newOrderId } from './order-id.ts'
import { type Line, lineTo } from './testing/line.ts'
import { platformOf } from './testing/platform.ts'
import { plug } from './testing/plug.ts'

let exchange: Exchange
let line: Line
let token = ''
let { expired, notices } = { expired: [] as string[], notices: [] as string[] }

beforeAll(async () => {
  exchange = await startExchange()
  line = await lineTo(exchange.sandbox.url)
})
afterAll(async () => {
  await line.close()
  await exchange.stop()
})
beforeEach(() => {
  line.lose('')
  token = ''
  const { transportPublicKey } = exchange.sandbox
  const market = { focusMs: 1000, listMs: 3000, staleMs: 5000, source: 'tape' as const }
  const config = () => platformOf(line.url, { transportPublicKey, features: [...features], market })
  ;({ expired, notices } = plug(config, { token: () => token, language: () => 'ja-JP' }))
})

const find = async (clientOrderId: string) => {
  const reply = await call(balanceLogCall, { clientOrderId }, { notice: 'none' })
  return reply.state === 'ok' ? { ...reply, value: reply.value.records } : reply
}
const transfer = (amount: string, clientOrderId: string) =>
  placeOrder(transferContractCall, { from: 'balance', to: 'contract', currency: 'USDT', amount, clientOrderId }, find)

async function inContract(): Promise<string> {
  const reply = await call(userBalanceCall, { currency: 'USDT' })
  return reply.state === 'ok' ? (reply.value[0]?.available ?? '0') : reply.state
}

test('the exchange opens what the phone sealed, and its clock is read off its replies', async () => {
  const { account, password } = await exchange.newUser()
  const reply = await call(loginCall, { account, password, deviceId: 'a'.repeat(32) })
  expect(reply).toMatchObject({ state: 'ok', value: { token: expect.any(String) } })
  expect(serverNow()).toBe(exchange.sandbox.context.clock.now())
})

test('a refusal comes by its name, in the language asked for', async () => {
  const { account } = await exchange.newUser()
  const wrong = call(loginCall, { account, password: 'not-this-one', deviceId: 'a'.repeat(32) })
  await expect(wrong).rejects.toMatchObject({ name: 'RefusedError', refusal: 'wrong-credentials' })
  expect(notices).toHaveLength(1)
  expect(notices[0]).toMatch(/[\u3040-\u30ff]/)
})

test('a forged token is expired, with HTTP 401; a missing one too, with HTTP 200', async () => {
  token = 'forged'
  await expect(call(myUserInfoCall, {})).resolves.toMatchObject({ state: 'expired', reply: { code: 401 } })
  token = ''
  await expect(call(myUserInfoCall, {})).resolves.toMatchObject({ state: 'expired', reply: { code: 401 } })
  expect(expired).toEqual(['forged', ''])
})

test('an order whose answer gets lost is found, and was carried out once; the same id again changes nothing', async () => {
  const user = await exchange.newUser({ balance: '1000' })
  token = user.token
  const before = await inContract()
  line.lose('POST')
  const id = newOrderId()
  const placed = await transfer('100', id)
  expect(placed).toMatchObject({ state: 'found' })
  expect(before).toBe('1000')
  line.lose('')
  await expect(transfer('100', id)).resolves.toMatchObject({ state: 'ok' })
  expect(exchange.faults()).toEqual([])
  expect(await inContract()).toBe('900')
})
