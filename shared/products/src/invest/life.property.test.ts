/** Random people, hours, funding and freezing: what anybody holds is what they brought, were paid, and paid to leave; nothing more is promised than there is. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { productOrderStates } from '@shared/contract/codes'
import { type Account, held, heldOfKind } from '@shared/engine/ledger/index'
import { fixedIncome, fromMinor, redeemFee, sum } from '@shared/money'
import { standInFor } from '../../../sandbox/src/seed/stand-in.ts'
import { incomesOf, keptFaults, ordersOf } from '../../../sandbox/src/testing/invest/kept.ts'
import { Life, type Step, steps } from '../../../sandbox/src/testing/invest/life.ts'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'
import { fc, rounds } from '../../../testing/src/soak.ts'
import type { ProductOrderRow } from './tables.ts'
import { dueAt, fixedTerms, isBond, lastIncome } from './terms.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange({ data: ':memory:', symbols: [] })
  const make = ['--type', 'arbitrage', '--name', 'T', '--id', 'T1', '--days', '30', '--rate', '3', '--fee', '0.1']
  await exchange.operate('product', 'add', ...make, '--max', '1000000')
})
afterAll(() => exchange.stop())

const BROUGHT = '20000'
/** Something runs for everybody. */
const BEGINNING: readonly Step[] = [
  { do: 'buy', which: 1, percent: 10 },
  { do: 'live', hours: 2 },
]
const feeOf = (row: ProductOrderRow): string =>
  row.end_reason === 'redeemed' && row.redeem_fee_rate !== null
    ? redeemFee(row.amount, row.redeem_fee_rate, { remaining: row.cycle_days - row.done, cycle: row.cycle_days }, 2)
    : '0'

function holdings(user: string): string {
  const { db } = exchange.sandbox.context
  const of = (kind: 'balance' | 'invest'): Account => ({ owner: user, kind, currency: 'USDT' })
  const invested = [...heldOfKind(db, of('invest')).values()]
  return fromMinor(invested.reduce((all, one) => all + one, held(db, of('balance'))))
}

/** How many of its incomes were due by now, or by when it stood still. */
function dueBy(row: ProductOrderRow, now: number): number {
  if (row.start_at === null || row.status === productOrderStates.notStarted) return 0
  const until = row.ended_at ?? row.frozen_at ?? now
  const all = Array.from({ length: lastIncome(row) }, (_, nth) => dueAt(row, nth + 1))
  return all.filter(at => at <= until).length
}

function judge(user: string, stoodStill: ReadonlyMap<string, number>): void {
  const { db, clock } = exchange.sandbox.context
  expect([exchange.faults(), keptFaults(db)]).toEqual([[], []])
  const rows = ordersOf(db, user)
  const paid = rows.flatMap(row => [row.total_income, `-${feeOf(row)}`])
  expect(holdings(user)).toBe(sum([BROUGHT, ...paid]).toString())
  for (const row of rows) {
    expect([row.id, row.shifted]).toEqual([row.id, stoodStill.get(row.id) ?? 0])
    const incomes = incomesOf(db, row.id)
    const right = incomes.map((_, nth) => fixedIncome(isBond(row), fixedTerms(row), nth + 1))
    expect(incomes.map(({ n, net }) => [n, net])).toEqual(right.map((net, nth) => [nth + 1, net]))
    expect([row.done, row.total_income]).toEqual([incomes.length, sum(right).toString()])
    if (row.status !== productOrderStates.cancelled)
      expect([row.id, row.done]).toEqual([row.id, dueBy(row, clock.now())])
  }
}

test('whoever invests holds what they brought, were paid and paid to leave, and each income comes once and in time', async () => {
  const seen = new Set<Step['do']>()
  await fc.assert(
    fc.asyncProperty(steps, async sequence => {
      const { id } = await exchange.newUser({ balance: BROUGHT })
      const life = new Life(exchange, standInFor(exchange.sandbox.context, id))
      for (const step of [...BEGINNING, ...sequence]) {
        seen.add(step.do)
        await life.act(step)
        judge(id, life.stoodStill)
      }
    }),
    { numRuns: rounds(300), endOnFailure: true },
  )
  expect([...seen].sort()).toEqual(['buy', 'freeze', 'fund', 'leave', 'live', 'unfreeze'])
})
