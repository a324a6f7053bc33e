/** The sandbox's desk, which goes by the limits alone. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { loanStates } from '@shared/contract/codes'
import { breakFor } from '../../../sandbox/src/testing/closing/control.ts'
import { lending } from '../../../sandbox/src/testing/loans/loans.ts'
import { tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'

let exchange: Exchange
const { credit, borrower, cancel, loan, balance, told } = lending(() => exchange)
beforeAll(async () => {
  exchange = await startExchange({ tape: tapeOf({ BTCUSDT: [[0, '64000']] }), autoReview: 20 })
})
afterAll(() => exchange.stop())

test('in hand after ten seconds, paid out after twenty, and it says that nobody looked', async () => {
  const user = await borrower()
  const { result } = await credit(user)
  await exchange.sandbox.advance(9)
  expect((await loan(user))?.status).toBe(loanStates.pendingReview)
  await exchange.sandbox.advance(1)
  expect((await loan(user))?.status).toBe(loanStates.underReview)
  expect((await cancel(user, result.id)).refusal).toBe('order-state')
  await exchange.sandbox.advance(10)
  const { status, events = [], endTime } = (await loan(user)) ?? {}
  expect([status, events.map(({ code }) => code)]).toEqual([
    loanStates.passed,
    ['applied', 'review', 'sandbox-desk', 'passed'],
  ])
  expect(await balance(user)).toBe('500')
  expect((await told(user))[0]).toEqual([
    'Loan approved',
    `500.00 USDT is in your balance account. It is due at ${endTime} (UTC+8).`,
  ])
  expect(exchange.faults()).toEqual([])
})

test('what is more than may be borrowed by then is rejected, in words', async () => {
  const user = await borrower()
  await credit(user, { amount: '1000' })
  exchange.sandbox.context.db.exec(`DELETE FROM identity WHERE user_id = '${user.id}'`)
  await exchange.sandbox.advance(20)
  expect(await loan(user)).toMatchObject({
    ...{ status: loanStates.rejected, rejectReason: 'This is more than you can borrow at present.', startTime: null },
  })
  expect(await balance(user)).toBe('0')
})

test('who takes a break meanwhile is lent nothing: the application ends, and its owner is told; so by the operator', async () => {
  const [user, other] = [await borrower(), await borrower()]
  await credit(user)
  const { result } = await credit(other)
  for (const one of [user, other]) await breakFor(exchange, one, 1)
  expect(await exchange.operate('loan', 'pass', result.id)).toContain('not paid out')
  await exchange.sandbox.advance(20)
  for (const one of [user, other]) {
    const { status, closeReason, events } = (await loan(one)) ?? {}
    expect([status, closeReason, events?.at(-1)?.code]).toEqual([loanStates.rejected, 'withdrawn', 'withdrawn'])
    expect([await balance(one), (await told(one))[0]?.[0]]).toEqual(['0', 'Loan not paid out: own limit or break'])
  }
  expect(exchange.faults()).toEqual([])
})
