/** Several accounts of one person have one limit. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { closeAccountCall } from '@shared/contract'
import { documentTypes } from '@shared/contract/codes'
import { applyBasic } from '../../../sandbox/src/testing/accounts/identities.ts'
import { DAY, lending, takenBefore } from '../../../sandbox/src/testing/loans/loans.ts'
import { tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange({ tape: tapeOf({ BTCUSDT: [[0, '100000']] }) })
  await exchange.sandbox.advance(1)
})
afterAll(() => exchange.stop())
const { borrower, credit, credited, give, info, pledge, repay } = lending(() => exchange)

/** Another account, with another document, which the desk knows to be the same person's. */
async function again(first: TestUser): Promise<TestUser> {
  const user = await exchange.newUser()
  const { result } = await applyBasic(exchange, user, { documentType: documentTypes.passport })
  await exchange.operate('identity', 'approve', result.id, '--same-as', first.id)
  return user
}

test('a second account of a person has no free day, whether the first one is open or closed since', async () => {
  const first = await borrower({ USDT: '1000' })
  expect((await info(first)).freeDay).toBe(true)
  const id = await credited(first, { amount: '900' })
  const second = await again(first)
  expect((await info(second)).freeDay).toBe(false)
  await repay(first, id, 'all')
  await exchange.operate('wallet', 'adjust', first.id, 'USDT', '-1000')
  expect(await exchange.client.call(closeAccountCall, { password: first.password }, first)).toMatchObject({ code: 200 })
  expect((await info(second)).freeDay).toBe(false)
  expect((await info(await borrower())).freeDay).toBe(true)
})

test('an account that borrows before the desk knows its person leaves no free day to another one', async () => {
  const first = await borrower()
  const second = await exchange.newUser()
  await give(second, 'BTC', '0.2')
  expect((await pledge(second, { amount: '1000' })).result.freeSeconds).toBe(DAY)
  const { result } = await applyBasic(exchange, second, { documentType: documentTypes.passport })
  await exchange.operate('identity', 'approve', result.id, '--same-as', first.id)
  expect((await info(first)).freeDay).toBe(false)
})

test('what one account borrowed is used in the other, and what is overdue there keeps this one from borrowing', async () => {
  const first = await borrower()
  const id = await credited(first, { amount: '900' })
  const second = await again(first)
  expect((await info(second)).credit).toEqual({ limit: '1000', used: '900', available: '100' })
  expect(await credit(second, { amount: '101' })).toMatchObject({ refusal: 'loan-limit', values: { n: '100' } })
  await exchange.operate('wallet', 'adjust', first.id, 'USDT', '-900')
  takenBefore(exchange, id, 8 * DAY)
  await exchange.sandbox.advance(1)
  expect(await credit(second, { amount: '100' })).toMatchObject({ refusal: 'loan-overdue' })
})
