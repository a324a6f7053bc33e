/** Random prices, days, repayments and collateral: what is owed is what was lent and cost less what was paid, and nothing is lost. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { addPledgeCall, pledgeApplyCall, repayLoanCall } from '@shared/contract'
import { transact } from '@shared/engine/db/transact'
import { heldBy } from '@shared/engine/ledger/index'
import { Refused } from '@shared/engine/refusals/refuse'
import { big, fromMinor, sum, truncate } from '@shared/money'
import { type StandIn, standInFor } from '../../../sandbox/src/seed/stand-in.ts'
import { lending, takenBefore } from '../../../sandbox/src/testing/loans/loans.ts'
import { tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'
import { fc, rounds } from '../../../testing/src/soak.ts'
import { eventsOf, interestOf, isRunning, knownLoan, owedOf } from './rows.ts'
import type { LoanRow } from './tables.ts'
import { watchLoans } from './watch.ts'

let exchange: Exchange
const { give, sign } = lending(() => exchange)
beforeAll(async () => {
  exchange = await startExchange({ tape: tapeOf({ BTCUSDT: [[0, '64000']] }) })
})
afterAll(() => exchange.stop())

const steps = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('price' as const), price: fc.integer({ min: 20_000, max: 90_000 }) }),
    fc.record({ do: fc.constant('live' as const), hours: fc.integer({ min: 1, max: 70 }) }),
    fc.record({ do: fc.constant('repay' as const), cents: fc.integer({ min: 1, max: 150_000 }) }),
    fc.record({ do: fc.constant('add' as const), units: fc.integer({ min: 1, max: 1_000_000 }) }),
  ),
  { minLength: 3, maxLength: 15 },
)
type Step = typeof steps extends fc.Arbitrary<(infer S)[]> ? S : never

const db = () => exchange.sandbox.context.db
const order = () => ({ clientOrderId: newOrderId() })

/** One loan of 1,500 on 0.05 BTC; what is refused is refused. */
async function act({ ask }: StandIn, id: string, step: Step): Promise<void> {
  try {
    if (step.do === 'repay')
      await ask(repayLoanCall, { loanId: id, amount: fromMinor(BigInt(step.cents) * 10n ** 6n), ...order() })
    if (step.do === 'add') await ask(addPledgeCall, { loanId: id, amount: fromMinor(BigInt(step.units)), ...order() })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
  }
  if (step.do === 'price') tick(id, `${step.price}.00`)
  if (step.do === 'live' && isRunning(knownLoan(db(), id))) {
    takenBefore(exchange, id, step.hours * 3600)
    await exchange.sandbox.advance(1)
  }
}

/** A second of that price, seen by the loans alone: what is left stands at the initial ratio or better, or nothing is. */
function tick(id: string, price: string): void {
  const { context } = exchange.sandbox
  const now = context.clock.now()
  const before = knownLoan(db(), id)
  transact(db(), tx => watchLoans(tx, context, [{ symbol: 'BTCUSDT', price, time: now, seq: 1, open: true }], now))
  const after = knownLoan(db(), id)
  if (after.pledge_amount === before.pledge_amount || after.pledge_amount === '0' || !isRunning(after)) return
  const lent = big(after.pledge_amount).times(price).times('0.65')
  expect(big(owedOf(after)).minus('0.01').lte(lent)).toBe(true)
}

const total = (of: readonly { amount: string | null }[]) => sum(of.map(({ amount }) => amount ?? '0')).toString()

/** What was lent and cost, less what was paid back by hand, collected, or brought by a sale. */
function judge(user: string, row: LoanRow): void {
  expect(exchange.faults()).toEqual([])
  const interest = interestOf(db(), row.id)
  expect(interest.map(({ day }) => day)).toEqual(interest.map((_, nth) => nth + 1))
  expect(row.overdue_days).toBe(interest.filter(({ rate }) => rate !== row.daily_rate).length)
  const events = eventsOf(db(), row.id)
  const sold = events.filter(({ code }) => code === 'liquidated')
  const nets = sold.map(({ amount, price }) =>
    truncate(
      big(amount ?? '0')
        .times(price ?? '0')
        .times('0.98'),
      2,
    ),
  )
  const paid = total(events.filter(({ code }) => code === 'repaid' || code === 'collected'))
  const left = sum([row.amount, total(interest), `-${paid}`, ...nets.map(net => `-${net}`)])
  // a sale of all that is owed may bring a cent more, which stays its owner's
  expect(left.gt('0') ? left.toString() : '0').toBe(owedOf(row))
  expect(left.gte('-0.01')).toBe(true)
  const of = (currency: string) =>
    fromMinor(heldBy(db(), user).reduce((all, one) => (one.currency === currency ? all + one.balance : all), 0n))
  expect(of('BTC')).toBe(sum(['0.1', `-${total(sold)}`]).toString())
  expect(of('USDT')).toBe(sum(['2000', `-${total(interest)}`, ...nets]).toString())
}

test(`whatever happens, owed, coins and money add up (${rounds(300)} lives)`, async () => {
  await fc.assert(
    fc.asyncProperty(steps, async life => {
      const user = await exchange.newUser({ balance: '2000' })
      await give(user, 'BTC', '0.1')
      const one = standInFor(exchange.sandbox.context, user.id)
      const terms = { loanSetId: 'pledge', amount: '1500', days: 7, pledgeCurrency: 'BTC', pledgeAmount: '0.05' }
      await exchange.sandbox.advance(1)
      const { id } = await one.ask(pledgeApplyCall, { ...terms, signImage: await sign(user), ...order() })
      for (const step of life) {
        await act(one, id, step)
        judge(user.id, knownLoan(db(), id))
      }
    }),
    { numRuns: rounds(300) },
  )
})
