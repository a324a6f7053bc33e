/** Credit, from the signature to the last cent. */
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { balanceLogCall, myUserInfoCall, userAssetsCall } from '@shared/contract'
import { loanStates } from '@shared/contract/codes'
import { DAY, fallDue, HOUR, lending, takenBefore } from '../../../sandbox/src/testing/loans/loans.ts'
import { tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange({ tape: tapeOf({ BTCUSDT: [[0, '64000']] }) })
})
afterAll(() => exchange.stop())
afterEach(() => expect(exchange.faults()).toEqual([]))

const { credit, credited, borrower, repay, cancel, loan, info, balance, told } = lending(() => exchange)

test('500 at 0.05 %: nothing within a day, 0.25 each day from then on; 200.50 repaid leave 300; all of it, tapped twice, is paid once', async () => {
  const user = await borrower({ USDT: '1000' })
  const { result: asked } = await credit(user)
  expect(asked).toMatchObject({ status: loanStates.pendingReview, owed: '0', totalInterest: '1.5', startTime: null })
  expect(await info(user)).toMatchObject({ credit: { limit: '1000', used: '500', available: '500' }, principal: '0' })
  await exchange.operate('loan', 'take', asked.id)
  expect(await loan(user)).toMatchObject({ status: loanStates.underReview })
  await exchange.operate('loan', 'pass', asked.id)
  expect(await loan(user)).toMatchObject({ status: loanStates.passed, owed: '500', overdue: false })
  expect(await balance(user)).toBe('1500')
  const after = async (hours: number) => {
    fallDue(exchange, hours * HOUR)
    return (await loan(user))?.interest
  }
  expect([await after(23), await after(2), await after(24)]).toEqual(['0', '0.25', '0.5'])
  expect((await repay(user, asked.id, '200.5')).result).toMatchObject({ principal: '300', interest: '0', owed: '300' })
  expect(await after(24)).toBe('0.15')
  const clientOrderId = newOrderId()
  const answers = await Promise.all([1, 2].map(() => repay(user, asked.id, 'all', clientOrderId)))
  expect(answers.map(({ result }) => [result.status, result.owed, result.closeReason])).toEqual([
    [loanStates.paid, '0', 'repaid'],
    [loanStates.paid, '0', 'repaid'],
  ])
  expect(await balance(user)).toBe('999.35')
  const codes = (await loan(user))?.events.map(({ code }) => code)
  expect(codes).toEqual(['applied', 'review', 'passed', 'repaid', 'repaid'])
  expect(await repay(user, asked.id, '1')).toMatchObject({ refusal: 'order-state', values: { state: 'paid' } })
})

test('what is owed is taken off the assets, and each movement names its loan', async () => {
  const user = await borrower({ USDT: '1000' })
  const id = await credited(user)
  expect(await exchange.client.ask(userAssetsCall, {}, user)).toMatchObject({ totalAssets: '1000', debt: '-500' })
  takenBefore(exchange, id, DAY + HOUR)
  await exchange.sandbox.advance(1)
  expect(await exchange.client.ask(userAssetsCall, {}, user)).toMatchObject({ totalAssets: '999.75', debt: '-500.25' })
  const { records } = await exchange.client.ask(balanceLogCall, { refId: id }, user)
  expect(records.map(({ type, account, amount }) => [type, account, amount])).toEqual([
    ['loan-interest', 'debt', '-0.25'],
    ['loan-granted', 'debt', '-500'],
    ['loan-granted', 'balance', '500'],
  ])
})

test('each day has its row, at the moment it fell due, after days without the exchange too', async () => {
  const user = await borrower()
  const id = await credited(user, { days: 15, amount: '123.45' })
  const { startTime } = (await loan(user)) ?? {}
  fallDue(exchange, 5 * DAY + 1)
  const { interest, interestDays } = (await loan(user, { id })) ?? { interestDays: [] }
  expect(interestDays.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5])
  // 0.061725 a day: cut to the cent over all of them together
  expect(interestDays.map(({ amount }) => amount)).toEqual(['0.06', '0.06', '0.06', '0.06', '0.06'])
  expect(interest).toBe('0.3')
  const hourOf = (time = '') => time.slice(11)
  expect(new Set(interestDays.map(({ time }) => hourOf(time)))).toEqual(new Set([hourOf(startTime ?? '')]))
})

test('an application is taken back until somebody has it in hand, and its signature is spent', async () => {
  const user = await borrower()
  const { result: first } = await credit(user)
  const { result: cancelled } = await cancel(user, first.id)
  expect(cancelled).toMatchObject({ status: loanStates.rejected, closeReason: 'withdrawn' })
  expect(await credit(user, { signImage: first.signImage ?? '' })).toMatchObject({ refusal: 'please-sign' })
  const { result: second } = await credit(user)
  await exchange.operate('loan', 'take', second.id)
  expect(await cancel(user, second.id)).toMatchObject({ refusal: 'order-state', values: { state: 'under-review' } })
  await exchange.operate('loan', 'reject', second.id, '--reason', 'documents-expired')
  expect(await loan(user)).toMatchObject({ status: -1, rejectReason: 'Your documents are out of date.', owed: '0' })
  expect((await told(user))[0]).toEqual([
    'Loan rejected',
    'Your application for 500.00 USDT was rejected. Your documents are out of date.',
  ])
  await expect(exchange.operate('loan', 'pass', second.id)).rejects.toThrow()
  expect(await balance(user)).toBe('0')
})

test('whoever pays back in time earns a point of the credit score; their limit is free again', async () => {
  const user = await borrower({ USDT: '100' })
  const score = async () => (await exchange.client.ask(myUserInfoCall, {}, user)).creditScore
  const id = await credited(user, { amount: '1000' })
  expect(await score()).toBe(65)
  expect(await credit(user, { amount: '100' })).toMatchObject({ refusal: 'loan-limit', values: { n: '0' } })
  await repay(user, id, '400')
  expect((await info(user)).credit).toEqual({ limit: '1000', used: '600', available: '400' })
  await repay(user, id, 'all')
  const { credit: left, nextDue } = await info(user)
  expect([left.available, nextDue, await score()]).toEqual(['1000', null, 66])
})

test('two phones that repay all at the same moment pay once; two that apply beyond the limit get one loan', async () => {
  const user = await borrower({ USDT: '1000' })
  const asked = await Promise.all([1, 2].map(() => credit(user, { amount: '600' })))
  expect(asked.map(({ refusal }) => refusal).sort()).toEqual(['loan-limit', null].sort())
  const id = asked.find(({ code }) => code === 200)?.result.id ?? ''
  await exchange.operate('loan', 'pass', id)
  const paid = await Promise.all([1, 2].map(() => repay(user, id, 'all')))
  expect(paid.map(({ refusal }) => refusal).sort()).toEqual([null, 'order-state'].sort())
  expect(await balance(user)).toBe('1000')
})
