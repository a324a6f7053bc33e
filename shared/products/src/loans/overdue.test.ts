/** What happens on the due date, and after it. */
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { myUserInfoCall } from '@shared/contract'
import { loanStates } from '@shared/contract/codes'
import { DAY, fallDue, HOUR, lending, takenBefore } from '../../../sandbox/src/testing/loans/loans.ts'
import { tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'

/** Seconds until it is worth 30,000. */
const CRASH = 60
const BTCUSDT: [number, string][] = [
  [0, '64000'],
  [1, '100000'],
  [CRASH, '30000'],
]

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange({ tape: tapeOf({ BTCUSDT }) })
  await exchange.sandbox.advance(1)
})
afterAll(() => exchange.stop())
afterEach(() => expect(exchange.faults()).toEqual([]))

const { credit, credited, pledge, borrower, give, info, loan, balance, repay, told } = lending(() => exchange)

test('72 hours later collateral pays: as much of it as is owed is sold, the rest is back', async () => {
  const user = await borrower({ BTC: '0.1' })
  const { result } = await pledge(user)
  await give(user, 'USDT', '-5000')
  takenBefore(exchange, result.id, 10 * DAY - HOUR)
  await exchange.sandbox.advance(1)
  expect(await loan(user)).toMatchObject({ status: loanStates.passed, overdue: true, pledgeAmount: '0.1' })
  // six days of 1.2, three of 1.8
  expect((await loan(user))?.owed).toBe('6012.6')
  takenBefore(exchange, result.id, HOUR)
  await exchange.sandbox.advance(1)
  const { owed, closeReason, status, events = [] } = (await loan(user)) ?? {}
  expect([status, owed, closeReason]).toEqual([loanStates.paid, '0', 'liquidated'])
  // 6,012.60 / 0.98 at 100,000, the last unit upwards
  expect(events.at(-1)).toMatchObject({ code: 'liquidated', amount: '0.06135307', price: '100000.00' })
  expect([await balance(user, 'BTC'), await balance(user)]).toEqual(['0.03864693', '1000'])
})

test('where all of it brings less than is owed the rest stays owed, and each day it is tried again', async () => {
  const user = await borrower({ BTC: '0.1' })
  const { result } = await pledge(user, { amount: '6500' })
  await give(user, 'USDT', '-6500')
  await exchange.sandbox.advance(CRASH)
  expect(await loan(user)).toMatchObject({ owed: '3560', pledgeAmount: '0', ltv: null, callPrice: null })
  takenBefore(exchange, result.id, 11 * DAY)
  await exchange.sandbox.advance(1)
  expect(await loan(user)).toMatchObject({ status: loanStates.passed, overdue: true })
  await give(user, 'USDT', '4000')
  takenBefore(exchange, result.id, DAY)
  await exchange.sandbox.advance(1)
  expect(await loan(user)).toMatchObject({ status: loanStates.paid, closeReason: 'collected' })
})

/** A day at a time: whoever looks in each day stays signed in. */
async function days(user: TestUser, count: number): Promise<void> {
  for (let day = 0; day < count; day++) {
    fallDue(exchange, DAY)
    await info(user)
  }
}

test('a day before it is due its owner is told, and then it is collected: six days of interest for seven', async () => {
  const user = await borrower({ USDT: '100' })
  const id = await credited(user)
  const { endTime } = (await loan(user)) ?? {}
  await days(user, 5)
  expect(await told(user)).toHaveLength(1)
  await days(user, 1)
  expect((await told(user))[0]).toEqual([
    'Loan due in 24 hours',
    `501.25 USDT is due at ${endTime} (UTC+8) and will be taken from your balance account. Keep enough there, or it becomes overdue.`,
  ])
  await days(user, 1)
  expect(await loan(user, { id })).toMatchObject({ status: loanStates.paid, closeReason: 'collected', owed: '0' })
  expect(await balance(user)).toBe('98.5')
  expect((await told(user))[0]?.[0]).toBe('Loan repaid')
})

test('what the balance does not cover is overdue: 1.5 times the rate, nothing else is lent, each day it is tried again, and the credit score falls below what a credit takes', async () => {
  const user = await borrower()
  const id = await credited(user)
  await give(user, 'USDT', '1')
  await days(user, 7)
  expect(await loan(user)).toMatchObject({ status: loanStates.passed, overdue: true, owed: '501.5' })
  expect((await told(user))[0]?.[0]).toBe('Loan overdue')
  expect(await credit(user, { amount: '100' })).toMatchObject({ refusal: 'loan-overdue' })
  await days(user, 1)
  const { interestDays = [], owed } = (await loan(user)) ?? {}
  expect([owed, interestDays.at(-1)?.rate, interestDays.at(-1)?.amount]).toEqual(['501.87', '0.00075', '0.37'])
  // 0.375 a day, cut to the cent over both
  await give(user, 'USDT', '1.25')
  await days(user, 1)
  expect(await loan(user, { id })).toMatchObject({ status: loanStates.paid, closeReason: 'collected' })
  expect(await balance(user)).toBe('0')
  // two days began overdue
  const { creditScore, creditParts } = await exchange.client.ask(myUserInfoCall, {}, user)
  expect([creditScore, creditParts?.at(-1)]).toEqual([55, { code: 'overdue', points: -10, max: 0 }])
  expect(await credit(user, { amount: '100' })).toMatchObject({ refusal: 'score-too-low', values: { a: 55, b: 60 } })
})

test('thirty points are lost at most, and nothing earns them back', async () => {
  const user = await borrower({ USDT: '1000' })
  const id = await credited(user, { amount: '100' })
  await give(user, 'USDT', '-1100')
  takenBefore(exchange, id, 20 * DAY)
  fallDue(exchange, 1)
  const score = async () => (await exchange.client.ask(myUserInfoCall, {}, user)).creditScore
  expect(await score()).toBe(35)
  await give(user, 'USDT', '200')
  await repay(user, id, 'all')
  expect(await score()).toBe(35)
})
