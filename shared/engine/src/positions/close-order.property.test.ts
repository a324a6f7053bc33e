/** Random accounts on a wild market: whoever closes what and in which order, nothing but fees changes. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { positionsSummaryCall } from '@shared/contract'
import { big, sum } from '@shared/money'
import { type StandIn, standInFor } from '../../../sandbox/src/seed/stand-in.ts'
import {
  beyondMargins,
  closingFees,
  equityAt,
  marksOf,
  poolAt,
  running,
  standingOf,
} from '../../../sandbox/src/testing/positions/account.ts'
import { act, tryTo } from '../../../sandbox/src/testing/positions/acts.ts'
import { after, hedge, opening, type Step, second, steps } from '../../../sandbox/src/testing/positions/steps.ts'
import { RUNS, tape } from '../../../sandbox/src/testing/positions/wild-market.ts'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'
import { fc } from '../../../testing/src/soak.ts'
import { transact } from '../db/transact.ts'
import { closeAt } from './leveraged/close.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange({ tape })
})
afterAll(() => exchange.stop())

const standing = ({ caller: { user } }: StandIn) => standingOf(exchange.sandbox.context, user)

/** Whether a step moves money in or out, or pays an opening fee: all others change equity by closing fees alone. */
const isClosing = ({ do: what }: Step) => what === 'close' || what === 'second' || what === 'add-margin'

async function judged(standIn: StandIn, one: Step): Promise<void> {
  const before = standing(standIn)
  await tryTo(exchange, standIn, one)
  const [after, marks] = [standing(standIn), marksOf(exchange.sandbox.context)]
  expect(big(after.free).gte('0')).toBe(true)
  const { equity } = await standIn.ask(positionsSummaryCall, {})
  expect(equity).toBe(equityAt(after, marks))
  if (!isClosing(one)) return
  const fees = closingFees(before, after)
  const insured = big(after.insured).minus(before.insured)
  expect(equityAt(after, marks)).toBe(big(equityAt(before, marks)).minus(fees).plus(insured).toString())
  if (insured.gt(beyondMargins(before, after))) expect(big(poolAt(before, marks)).minus(fees).lt('0')).toBe(true)
}

const SETTINGS = { numRuns: RUNS, endOnFailure: true }

test('equity changes at a close by its fee only, and the insurance pays only where the whole pool is below zero', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async sequence => {
      const { id } = await exchange.newUser({ balance: '300', contract: '700' })
      const standIn = standInFor(exchange.sandbox.context, id)
      for (const one of sequence) await judged(standIn, one)
    }),
    SETTINGS,
  )
  expect(exchange.faults()).toEqual([])
})

const permuted = (rows: readonly { id: string }[], order: number): string[] => {
  const left = rows.map(row => row.id)
  const out: string[] = []
  for (let rest = order; left.length > 0; rest = Math.floor(rest / 7)) out.push(...left.splice(rest % left.length, 1))
  return out
}

class Undone extends Error {}

/** What is free once all is closed in an order, and undone again. */
function closedIn(standIn: StandIn, order: number): string {
  const { context, user } = standIn.caller
  let free = ''
  try {
    transact(context.db, tx => {
      for (const id of permuted(running(standing(standIn)), order)) {
        const row = running(standing(standIn)).find(one => one.id === id)
        const tick = row && context.market.last(row.symbol)
        if (row && tick) closeAt(tx, context, row, tick, 1)
      }
      free = standingOf(context, user).free
      throw new Undone()
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  }
  return free
}

test('whatever the order of closing, the same is left', async () => {
  await fc.assert(
    fc.asyncProperty(
      after(hedge, fc.oneof(opening, second, second)),
      fc.array(fc.nat(), { minLength: 6, maxLength: 6 }),
      async (sequence, orders) => {
        const { id } = await exchange.newUser({ balance: '300', contract: '700' })
        const standIn = standInFor(exchange.sandbox.context, id)
        for (const one of sequence) await tryTo(exchange, standIn, one)
        expect(new Set(orders.map(order => closedIn(standIn, order))).size).toBe(1)
      },
    ),
    SETTINGS,
  )
})

test('what closed rows show, less their fees, with what the insurance paid, is what the account got', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async sequence => {
      const { id } = await exchange.newUser({ balance: '300', contract: '700' })
      const standIn = standInFor(exchange.sandbox.context, id)
      for (const one of sequence.filter(({ do: what }) => what !== 'transfer')) await tryTo(exchange, standIn, one)
      await exchange.sandbox.advance(1)
      while (running(standing(standIn)).length > 0) {
        await act(exchange, standIn, { do: 'close', which: 0, percent: 100 })
        await exchange.sandbox.advance(1)
      }
      const end = standing(standIn)
      const gained = sum(
        end.rows.flatMap(row => [row.profit ?? '0', `-${row.open_fee}`, `-${row.close_fee}`, row.covered]),
      )
      expect(gained.plus('700').toString()).toBe(end.free)
      expect(sum(end.rows.map(row => row.covered)).toString()).toBe(end.insured)
      const { realizedToday } = await standIn.ask(positionsSummaryCall, {})
      const fees = sum(end.rows.map(row => row.open_fee))
      expect(big(realizedToday).minus(fees).plus('700').toString()).toBe(end.free)
    }),
    SETTINGS,
  )
})
