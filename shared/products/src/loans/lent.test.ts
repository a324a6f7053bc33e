/** What was lent without collateral stays in the exchange until it is repaid. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { swapCall } from '@shared/contract'
import { pass } from '../../../sandbox/src/testing/accounts/people.ts'
import { lending } from '../../../sandbox/src/testing/loans/loans.ts'
import { tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { withdrawing } from '../../../sandbox/src/testing/wallet/withdrawals.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange({ tape: tapeOf({ BTCUSDT: [[0, '64000']] }) })
})
afterAll(() => exchange.stop())
const { borrower, credited, repay } = lending(() => exchange)

/** With 300 of their own and a credit of 500, and an address that can be used. */
async function owing(): Promise<{ user: TestUser; loan: string; withdraw: (amount: string) => Promise<unknown> }> {
  const { setPin, add, apply } = withdrawing(exchange)
  const user = await borrower({ USDT: '300' })
  await setPin(user)
  const account = await add(user)
  pass(exchange, 3600)
  await exchange.sandbox.advance(1)
  const loan = await credited(user)
  return { user, loan, withdraw: amount => apply(user, account, { amount }) }
}

test('withdraws what is one’s own beside a credit, and all of it once the credit is repaid', async () => {
  const { user, loan, withdraw } = await owing()
  expect(await withdraw('301')).toMatchObject({ refusal: 'credit-owed', values: { n: '500', field: 'amount' } })
  expect(await withdraw('250')).toMatchObject({ code: 200 })
  expect(await withdraw('100')).toMatchObject({ refusal: 'credit-owed' })
  await repay(user, loan, '450')
  expect(await withdraw('50')).toMatchObject({ code: 200 })
  await repay(user, loan, 'all')
  expect(exchange.faults()).toEqual([])
})

test('counts the worth of all currencies: a credit that was turned into coins stays as well', async () => {
  const { user, withdraw } = await owing()
  const swap = {
    fromCurrency: 'USDT',
    toCurrency: 'BTC',
    amount: '500',
    expectedRate: '0.000015625',
    tolerance: '0.005',
  }
  await exchange.client.ask(swapCall, { ...swap, clientOrderId: newOrderId() }, user)
  // 300 USDT, and coins of nearly 499
  expect(await withdraw('300')).toMatchObject({ refusal: 'credit-owed' })
  expect(await withdraw('298')).toMatchObject({ code: 200 })
})
