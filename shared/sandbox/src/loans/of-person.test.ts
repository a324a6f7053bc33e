/** Several accounts of one person have one limit. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { documentTypes } from '@shared/contract/codes'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { applyBasic } from '../accounts/test-identities.ts'
import { DAY, lending, takenBefore } from './test-loans.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange()
})
afterAll(() => exchange.stop())
const { borrower, credit, credited, info } = lending(() => exchange)

/** Another account, with another document, which the desk knows to be the same person's. */
async function again(first: TestUser): Promise<TestUser> {
  const user = await exchange.newUser()
  const { result } = await applyBasic(exchange, user, { documentType: documentTypes.passport })
  await exchange.operate('identity', 'approve', result.id, '--same-as', first.id)
  return user
}

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
