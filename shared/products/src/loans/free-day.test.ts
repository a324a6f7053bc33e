/** The free first day is a person's first day of borrowing: a loan that is taken again has no second one. */
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { DAY, HOUR, lending, takenBefore } from '../../../sandbox/src/testing/loans/loans.ts'
import { tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange({ tape: tapeOf({ BTCUSDT: [[0, '100000']] }) })
  await exchange.sandbox.advance(1)
})
afterAll(() => exchange.stop())
afterEach(() => expect(exchange.faults()).toEqual([]))

const { credit, pledge, borrower, info, loan, balance, repay, cancel } = lending(() => exchange)

const someone = () => borrower({ BTC: '0.2', USDT: '100' })
/** 6,000 on 0.1 BTC cost 1.20 a day. */
const borrow = async (user: TestUser) => (await pledge(user)).result
/** So much time of a loan goes by, and what fell due within it is done. */
async function lives(id: string, seconds: number): Promise<void> {
  takenBefore(exchange, id, seconds - 1)
  await exchange.sandbox.advance(1)
}
const interest = async (user: TestUser, id: string) => (await loan(user, { id }))?.interest

test('a loan that is repaid before its first day is over and taken again costs a day for each day', async () => {
  const user = await someone()
  for (let turn = 0; turn < 10; turn++) {
    const { id } = await borrow(user)
    await lives(id, DAY - 1)
    await repay(user, id, 'all')
  }
  expect(await balance(user)).toBe('89.2')
})

test('a loan that is taken again says that it costs from the first day, and does', async () => {
  const user = await someone()
  expect((await info(user)).freeDay).toBe(true)
  const first = await borrow(user)
  expect(first).toMatchObject({ totalInterest: '7.2', freeSeconds: DAY })
  await lives(first.id, DAY)
  await repay(user, first.id, 'all')
  expect((await info(user)).freeDay).toBe(false)
  const second = await borrow(user)
  expect(second).toMatchObject({ totalInterest: '8.4', freeSeconds: 0, interest: '0' })
  await exchange.sandbox.advance(1)
  expect(await interest(user, second.id)).toBe('1.2')
  await lives(second.id, 7 * DAY - 2)
  expect(await loan(user, { id: second.id })).toMatchObject({ interest: '8.4', accruedInterest: '8.4' })
})

test('a loan that is taken within the free day of another one is free until the end of that day', async () => {
  const user = await someone()
  const first = await borrow(user)
  await lives(first.id, 12 * HOUR)
  const second = await borrow(user)
  expect(second).toMatchObject({ totalInterest: '8.4', freeSeconds: 12 * HOUR })
  await lives(second.id, 12 * HOUR)
  expect(await interest(user, second.id)).toBe('0')
  await exchange.sandbox.advance(1)
  expect(await interest(user, second.id)).toBe('1.2')
})

/** As if the loans of somebody had ended so much earlier. */
const endedBefore = ({ id }: TestUser, seconds: number) =>
  exchange.sandbox.context.db
    .prepare('UPDATE loan SET ended_at = ended_at - ? WHERE user_id = ?')
    .run(seconds * 1000, id)

test('thirty days after the last loan was repaid, and no sooner, the first day is free again', async () => {
  const user = await someone()
  const { id } = await borrow(user)
  await lives(id, 3 * DAY)
  await repay(user, id, 'all')
  endedBefore(user, 30 * DAY - 1)
  expect((await info(user)).freeDay).toBe(false)
  endedBefore(user, 1)
  expect((await info(user)).freeDay).toBe(true)
  expect(await borrow(user)).toMatchObject({ freeSeconds: DAY })
})

test('of applications that wait the first has the free day, and keeps it whatever is borrowed meanwhile', async () => {
  const user = await someone()
  const [first, second] = [await credit(user, { amount: '100' }), await credit(user, { amount: '200' })]
  expect((await info(user)).freeDay).toBe(false)
  const { id, freeSeconds } = await borrow(user)
  expect(freeSeconds).toBe(0)
  await lives(id, 2 * DAY)
  for (const { result } of [second, first]) {
    await exchange.operate('loan', 'pass', result.id)
    await lives(result.id, DAY - 1)
  }
  // the second costs 0.10 a day
  expect([await interest(user, second.result.id), await interest(user, first.result.id)]).toEqual(['0.1', '0'])
})

test('an application that is taken back or rejected uses up no free day', async () => {
  const user = await someone()
  await cancel(user, (await credit(user)).result.id)
  await exchange.operate('loan', 'reject', (await credit(user)).result.id)
  expect((await info(user)).freeDay).toBe(true)
  expect(await borrow(user)).toMatchObject({ freeSeconds: DAY })
})

test('another person’s loan takes no free day away', async () => {
  await borrow(await someone())
  expect((await info(await someone())).freeDay).toBe(true)
})
