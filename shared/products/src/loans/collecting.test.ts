/** What a due loan collects stays in the balance account until it is collected, e.g. while a downtime is made up for. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createPositionCall, transferContractCall } from '@shared/contract'
import { type CodeOf, directions, loanStates, orderTypes, tradeTypes } from '@shared/contract/codes'
import { DAY, lending, takenBefore } from '../../../sandbox/src/testing/loans/loans.ts'
import { tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange({ tape: tapeOf({ BTCUSDT: [[0, '64000']] }) })
  await exchange.sandbox.advance(1)
})
afterAll(async () => {
  expect(exchange.faults()).toEqual([])
  await exchange.stop()
})

const { credited, borrower, give, loan, balance, repay } = lending(() => exchange)
const transfer = (user: TestUser, amount: string) => {
  const order = { from: 'balance', to: 'contract', currency: 'USDT', amount, clientOrderId: newOrderId() } as const
  return exchange.client.call(transferContractCall, order, user)
}

const spot = (user: TestUser, direction: CodeOf<typeof directions>, quantity: string) => {
  const terms = { tradeType: tradeTypes.spot, symbol: 'BTCUSDT', orderType: orderTypes.market } as const
  const order = { ...terms, direction, quantity, expectedPrice: '64000', tolerance: '0.005' }
  return exchange.client.call(createPositionCall, { ...order, clientOrderId: newOrderId() }, user)
}

/** Their credit of 500 fell due a moment ago, and the queue has not reached it. */
async function whoseLoanIsDue(holds: string): Promise<{ user: TestUser; id: string }> {
  const user = await borrower({ USDT: holds })
  const id = await credited(user)
  takenBefore(exchange, id, 7 * DAY)
  return { user, id }
}

test('nobody moves money that a due loan collects; what is left over moves once it is collected', async () => {
  const { user } = await whoseLoanIsDue('100')
  expect(await transfer(user, '1')).toMatchObject({ refusal: 'loan-collecting' })
  expect(await transfer(await exchange.newUser({ balance: '1' }), '1')).toMatchObject({ code: 200 })
  await exchange.sandbox.advance(1)
  expect(await loan(user)).toMatchObject({ status: loanStates.paid, closeReason: 'collected' })
  expect(await balance(user)).toBe('98.5')
  expect(await transfer(user, '98.5')).toMatchObject({ code: 200 })
})

test('a person whose loan is due repays it, and the operator adjusts their balance', async () => {
  const { user, id } = await whoseLoanIsDue('100')
  await give(user, 'USDT', '-1')
  expect(await repay(user, id, 'all')).toMatchObject({ code: 200 })
  expect(await transfer(user, '1')).toMatchObject({ code: 200 })
})

test('an overdue loan keeps no money between two tries', async () => {
  const { user } = await whoseLoanIsDue('0.5')
  await give(user, 'USDT', '-1')
  await exchange.sandbox.advance(1)
  expect(await loan(user)).toMatchObject({ overdue: true })
  expect(await transfer(user, '1')).toMatchObject({ code: 200 })
})

test('a person whose loan is due sells coins, whose fee leaves the balance account within what comes in', async () => {
  const { user } = await whoseLoanIsDue('1')
  await give(user, 'BTC', '0.01')
  expect(await spot(user, directions.sell, '0.01')).toMatchObject({ code: 200 })
  await exchange.sandbox.advance(1)
  expect(await loan(user)).toMatchObject({ status: loanStates.paid })
})

test('a person whose loan is due buys no coins with what it collects', async () => {
  const { user } = await whoseLoanIsDue('200')
  expect(await spot(user, directions.buy, '0.001')).toMatchObject({ refusal: 'loan-collecting' })
  await exchange.sandbox.advance(1)
  expect(await loan(user)).toMatchObject({ closeReason: 'collected' })
})

test('a person repays a due loan in part, and another one only once that is collected', async () => {
  const { user, id } = await whoseLoanIsDue('100')
  const other = await credited(user, { amount: '100' })
  expect(await repay(user, other, '0.01')).toMatchObject({ refusal: 'loan-collecting' })
  expect(await repay(user, id, '200.5')).toMatchObject({ code: 200 })
  await exchange.sandbox.advance(1)
  expect(await loan(user, { status: loanStates.paid })).toMatchObject({ id, closeReason: 'collected' })
  expect(await repay(user, other, '0.01')).toMatchObject({ code: 200 })
})
