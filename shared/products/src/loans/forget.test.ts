/** What keeps an account open, and what goes of loans. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { closeAccountCall } from '@shared/contract'
import { pass } from '../../../sandbox/src/testing/accounts/people.ts'
import { DAY, lending } from '../../../sandbox/src/testing/loans/loans.ts'
import { tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { signaturesBeat } from './forget.ts'
import { knownLoan } from './rows.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange({ tape: tapeOf({ BTCUSDT: [[0, '64000']] }) })
})
afterAll(() => exchange.stop())

const { credit, borrower, repay, sign } = lending(() => exchange)
const close = (user: TestUser) => exchange.client.call(closeAccountCall, { password: user.password }, user)

test('who asked for a loan, or owes one, keeps the account; once it is paid back its signature goes with it', async () => {
  const user = await borrower()
  const { result } = await credit(user)
  expect(await close(user)).toMatchObject({ refusal: 'account-not-empty', values: { what: 'loans' } })
  await exchange.operate('loan', 'pass', result.id)
  expect((await close(user)).refusal).toBe('account-not-empty')
  await repay(user, result.id, 'all')
  expect((await close(user)).code).toBe(200)
  await exchange.sandbox.advance(1)
  expect(knownLoan(exchange.sandbox.context.db, result.id)).toMatchObject({ sign_image: null, amount: '500' })
  expect(exchange.faults()).toEqual([])
})

test('a signature that signed nothing is forgotten after a day, one that signed stays', async () => {
  const user = await borrower()
  const [unused, used] = [await sign(user), await sign(user)]
  await credit(user, { signImage: used, clientOrderId: newOrderId() })
  const { context } = exchange.sandbox
  const left = () => context.db.prepare("SELECT path FROM upload WHERE user_id = ? AND biz = 'signature'").all(user.id)
  signaturesBeat(context, context.clock.now())
  expect(left()).toHaveLength(2)
  pass(exchange, DAY + 1)
  signaturesBeat(context, context.clock.now())
  expect(left()).toEqual([{ path: used }])
  expect(unused).not.toBe(used)
})
