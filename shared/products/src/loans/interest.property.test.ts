/** Random days and repayments: interest is what the principals of the days accrued, less than a cent for the whole loan. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { big, sum, truncate } from '@shared/money'
import { DAY, lending, takenBefore } from '../../../sandbox/src/testing/loans/loans.ts'
import { tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { fc, rounds } from '../../../testing/src/soak.ts'
import { interestOf, isRunning, knownLoan } from './rows.ts'

let exchange: Exchange
const { pledge, borrower, repay } = lending(() => exchange)
beforeAll(async () => {
  exchange = await startExchange({ tape: tapeOf({ BTCUSDT: [[0, '64000']] }) })
  await exchange.sandbox.advance(1)
})
afterAll(() => exchange.stop())

const db = () => exchange.sandbox.context.db
const row = (id: string) => knownLoan(db(), id)
const daysOf = (id: string) => interestOf(db(), id)
const charged = (id: string) => sum(daysOf(id).map(({ amount }) => amount)).toString()

/** 149.99 on coins for 90 days: 0.029998 a day. */
const borrow = async (user: TestUser) =>
  (await pledge(user, { amount: '149.99', days: 90, pledgeAmount: '0.01' })).result.id

/** @returns what the days within it accrued: the principal is the same for all of them */
async function live(id: string, days: number): Promise<string> {
  const [before, { principal }] = [daysOf(id).length, row(id)]
  takenBefore(exchange, id, days * DAY)
  await exchange.sandbox.advance(1)
  return sum(
    daysOf(id)
      .slice(before)
      .map(({ rate }) => big(principal).times(rate)),
  ).toString()
}

test('a cent that is repaid each day saves no more than the interest on it', async () => {
  const user = await borrower({ BTC: '0.01', USDT: '10' })
  const id = await borrow(user)
  await live(id, 1)
  for (let day = 0; day < 88; day++) {
    await live(id, 1)
    await repay(user, id, '0.04')
  }
  // 89 days of 149.99 are 2.6698; what was repaid saves 0.0076 of them
  expect(charged(id)).toBe('2.66')
})

const steps = fc.array(fc.record({ days: fc.integer({ min: 0, max: 5 }), cents: fc.integer({ min: 1, max: 2_000 }) }), {
  minLength: 1,
  maxLength: 12,
})

test(`whatever is repaid and when, a loan loses less than a cent of its interest (${rounds(300)} lives)`, async () => {
  await fc.assert(
    fc.asyncProperty(steps, async life => {
      const user = await borrower({ BTC: '0.01', USDT: '500' })
      const id = await borrow(user)
      let accrued = '0'
      for (const { days, cents } of life) {
        accrued = sum([accrued, await live(id, days)]).toString()
        expect(charged(id)).toBe(truncate(accrued, 2))
        await repay(user, id, big(String(cents)).div('100').toString())
        if (!isRunning(row(id))) return
        expect(row(id).accrued).toBe(accrued)
      }
    }),
    { numRuns: rounds(300) },
  )
})
