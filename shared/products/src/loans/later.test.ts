/** An exchange that is down while people are to repay: they lose nothing of their time. */
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { myUserInfoCall } from '@shared/contract'
import { loanStates } from '@shared/contract/codes'
import { fromStamp } from '@shared/engine/clock'
import { DAY, HOUR, lending, takenBefore } from '../../../sandbox/src/testing/loans/loans.ts'
import { tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange({ tape: tapeOf({ BTCUSDT: [[0, '64000']] }) })
  await exchange.sandbox.advance(1)
})
afterAll(() => exchange.stop())
afterEach(() => expect(exchange.faults()).toEqual([]))

const { credited, pledge, borrower, give, loan, balance, told } = lending(() => exchange)
const isDown = (time: string) => exchange.operate('clock', 'skip', time)
/** So much time of a loan goes by with the exchange there. */
async function lives(id: string, seconds: number): Promise<void> {
  takenBefore(exchange, id, seconds)
  await exchange.sandbox.advance(1)
}
const due = async (user: TestUser) => fromStamp((await loan(user))?.endTime ?? '')
const titles = async (user: TestUser) => (await told(user)).map(([title]) => title)

test('down over its due date: what that took of the last day is added at the plain rate, and who owes is told', async () => {
  const user = await borrower()
  const id = await credited(user)
  takenBefore(exchange, id, 7 * DAY - 10 * HOUR)
  const agreed = await due(user)
  await isDown('3d')
  const [now, later] = [exchange.sandbox.context.clock.now(), await due(user)]
  expect([later - agreed, later - now]).toEqual([3 * DAY * 1000, 10 * HOUR * 1000])
  expect((await loan(user))?.overdue).toBe(false)
  expect((await titles(user))[0]).toBe('More time to repay')
  await give(user, 'USDT', '100')
  await lives(id, 10 * HOUR)
  expect(await loan(user)).toMatchObject({ status: loanStates.paid, closeReason: 'collected' })
  expect((await loan(user))?.interestDays?.every(({ rate }) => rate === '0.0005')).toBe(true)
})

test('total interest counts the days that a downtime added, and is what the new due date collects', async () => {
  const user = await borrower()
  const id = await credited(user)
  takenBefore(exchange, id, 7 * DAY - 10 * HOUR)
  expect((await loan(user))?.totalInterest).toBe('1.5')
  await isDown('3d')
  const totalInterest = (await loan(user))?.totalInterest
  await give(user, 'USDT', '100')
  const before = await balance(user)
  await lives(id, 10 * HOUR)
  const collected = Number(before) - Number(await balance(user)) - 500
  expect([totalInterest, collected]).toEqual(['2.25', 2.25])
})

test('the days that a downtime added to the last one take no points off the credit score', async () => {
  const user = await borrower()
  const id = await credited(user)
  takenBefore(exchange, id, 7 * DAY - 10 * HOUR)
  await isDown('3d')
  await give(user, 'USDT', '-500')
  await lives(id, 10 * HOUR + 1)
  expect(await loan(user)).toMatchObject({ overdue: true })
  const { creditScore } = await exchange.client.ask(myUserInfoCall, {}, user)
  // 65 of who is verified, less 5 of the one day that began overdue
  expect(creditScore).toBe(60)
})

test('what the balance covers is collected as it was agreed, however long the exchange was down', async () => {
  const user = await borrower({ USDT: '100' })
  const id = await credited(user)
  takenBefore(exchange, id, 7 * DAY - HOUR)
  await isDown('3d')
  expect(await loan(user)).toMatchObject({ status: loanStates.paid, closeReason: 'collected' })
  expect(await balance(user)).toBe('98.5')
  expect(await titles(user)).not.toContain('More time to repay')
})

test('down within the 72 hours: collateral is sold so much later, and no sooner', async () => {
  const user = await borrower({ BTC: '0.1' })
  const { result } = await pledge(user, { amount: '3000' })
  await give(user, 'USDT', '-3000')
  await lives(result.id, 8 * DAY + HOUR)
  expect(await loan(user)).toMatchObject({ overdue: true, pledgeAmount: '0.1' })
  await isDown('4d')
  expect((await loan(user))?.pledgeAmount).toBe('0.1')
  await lives(result.id, 47 * HOUR - 10)
  expect((await loan(user))?.pledgeAmount).toBe('0.1')
  await lives(result.id, 20)
  expect(await loan(user)).toMatchObject({ status: loanStates.paid, closeReason: 'liquidated' })
})

test('down and back before its last day nothing moves', async () => {
  const user = await borrower()
  const id = await credited(user)
  takenBefore(exchange, id, 5 * DAY)
  const agreed = await due(user)
  await isDown('10h')
  expect(await due(user)).toBe(agreed)
})

test('a clock that skips as if the exchange had been there moves nothing: it is overdue as agreed', async () => {
  const user = await borrower()
  const id = await credited(user)
  takenBefore(exchange, id, 6 * DAY)
  const agreed = await due(user)
  await exchange.operate('clock', 'skip', '30h', '--up')
  expect([await due(user), (await loan(user))?.overdue]).toEqual([agreed, true])
})
