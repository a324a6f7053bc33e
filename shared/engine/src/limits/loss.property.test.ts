/** Random people with a limit on their loss, on a wild market: nothing that loses beyond it was begun after it was reached. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { compare } from '@shared/money'
import { standInFor } from '../../../sandbox/src/seed/stand-in.ts'
import { tryTo } from '../../../sandbox/src/testing/positions/acts.ts'
import { steps } from '../../../sandbox/src/testing/positions/steps.ts'
import { RUNS, tape } from '../../../sandbox/src/testing/positions/wild-market.ts'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'
import { fc } from '../../../testing/src/soak.ts'
import { transact } from '../db/transact.ts'
import { setLimit } from './limits.ts'
import { usedOf } from './may-open.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange({ tape })
})
afterAll(() => exchange.stop())

const positionsOf = (user: string) =>
  exchange.sandbox.context.db
    .prepare('SELECT count(*) AS n FROM position WHERE user_id = ? AND parent_id IS NULL')
    .get(user)?.n

test('once the loss of a day has come to the limit nothing is opened any more that day, and until then everything is', async () => {
  const { context } = exchange.sandbox
  let held = 0
  await fc.assert(
    fc.asyncProperty(steps, fc.constantFrom('5', '20', '60'), async (sequence, limit) => {
      const { id } = await exchange.newUser({ balance: '300', contract: '700' })
      transact(context.db, tx => setLimit(tx, id, 'dailyLoss', limit, context.clock.now()))
      const standIn = standInFor(context, id)
      for (const one of sequence) {
        const isReached = compare(usedOf(context, id, 'dailyLoss'), limit) >= 0
        const before = positionsOf(id)
        await tryTo(exchange, standIn, one)
        if (!isReached) continue
        held += one.do === 'open' ? 1 : 0
        expect(positionsOf(id)).toBe(before)
      }
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
  expect(held).toBeGreaterThan(0)
  expect(exchange.faults()).toEqual([])
})
