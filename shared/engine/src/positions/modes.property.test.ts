/** Random people in all modes and accounts at once: what they own moves by prices and stated costs, and by nothing else. */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { joinCompetitionCall, openDemoCall, positionsSummaryCall } from '@shared/contract'
import { big, isPoolBreached } from '@shared/money'
import { standInFor } from '../../../sandbox/src/seed/stand-in.ts'
import { checkAlerts } from '../../../sandbox/src/testing/positions/alerts.ts'
import {
  costBetween,
  type Estate,
  estateOf,
  reachedBy,
  worthOf,
} from '../../../sandbox/src/testing/positions/estate.ts'
import { type Act, act, acts, type Step, sequences } from '../../../sandbox/src/testing/positions/modes.ts'
import { feesBetween, nextFees } from '../../../sandbox/src/testing/positions/nights.ts'
import { inOf, type Person } from '../../../sandbox/src/testing/positions/sender.ts'
import { wideTape } from '../../../sandbox/src/testing/positions/wild-market.ts'
import { Purse } from '../../../sandbox/src/testing/wallet/purse.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'
import { fc, rounds } from '../../../testing/src/soak.ts'
import { transact } from '../db/transact.ts'
import { heldBy } from '../ledger/index.ts'
import { freeOf } from '../ledger/trading-account.ts'
import { Refused } from '../refusals/refuse.ts'
import { accountFor } from './account-rules.ts'
import { poolLegs } from './figures.ts'
import { closeAt } from './leveraged/close.ts'
import { isFilledAt } from './leveraged/wait.ts'
import { sellAt } from './option/end.ts'
import { isOption, isPending, isRunning, ownRunning, runningOf } from './rows.ts'

/** Twenty random ones leave no operation out; the fixed seed of `npm test` needs seven. */
const RUNS = rounds(200)
const told = new Set<string>()
let exchange: Exchange
jest.setTimeout(3_600_000)
beforeAll(async () => {
  exchange = await startExchange({ tape: wideTape(RUNS * 100) })
})
afterAll(() => exchange.stop())

async function newPerson(): Promise<Person> {
  const competition = newOrderId()
  await exchange.operate('competition', 'create', '--title', 'Mixed', '--id', competition, '--bots', '0')
  const user = await exchange.newUser({ balance: '3000', contract: '3000' })
  const standIn = standInFor(exchange.sandbox.context, user.id)
  await standIn.ask(openDemoCall, {})
  const entry = await standIn.ask(joinCompetitionCall, { id: competition, clientOrderId: newOrderId() })
  const purse = await Purse.of(exchange, user, standIn)
  return { exchange, standIn, entry: { id: entry.id, competition }, purse }
}

/** A rule of the exchange may refuse a step; anything else is a fault. @returns whether it happened */
async function tryTo(person: Person, one: Step): Promise<boolean> {
  try {
    await act(person, one)
    return true
  } catch (error) {
    if (!(error instanceof Refused) && !(error as Error).message.includes('Expected')) throw error
    return false
  }
}

const isTime = (what: Act) => what === 'second' || what === 'half a minute'
/** What the rounding of some figures to eight places may take, of dear coins a last digit. */
const ROUNDED = '0.000001'
const DUST = '0.0021'
/** Where nothing is counted but what is booked. */
const EXACT = '0'
const MINOR = '0.00000001'
const isNear = (a: string, b: string, off: string) => big(a).minus(big(b)).abs().lte(off)
const offs: Partial<Record<Act, string>> = {
  ...{ spot: DUST, 'spot-limit': DUST, swap: DUST, amend: DUST },
  ...{ alert: EXACT, night: EXACT },
}

const accounts = ['money', 'demo', 'entry'] as const

async function checkFigures({ standIn, ...person }: Person): Promise<void> {
  const { context, user } = standIn.caller
  for (const { balance } of heldBy(context.db, user)) expect(balance > 0n).toBe(true)
  for (const one of accounts) {
    const at = inOf({ standIn, ...person }, { in: one })
    const { available, equity, holdings } = await standIn.ask(positionsSummaryCall, at)
    expect(big(available).gte('0')).toBe(true)
    for (const { averagePrice } of holdings ?? []) expect(big(averagePrice).gt('0')).toBe(true)
    const account = accountFor(context, user, at)
    if (runningOf(context.db, account).some(isOption)) continue
    expect([one, isNear(equity, worthOf(context, account), ROUNDED) || [equity, worthOf(context, account)]]).toEqual([
      one,
      true,
    ])
  }
}

/** Whatever the tick has reached is done: no pool is left breached, no order unfilled, no target passed by. What the tick itself filled meets the next one. */
function checkNothingLeft({ standIn, ...person }: Person): void {
  const { context, user } = standIn.caller
  const { db, market } = context
  for (const one of accounts) {
    const account = accountFor(context, user, inOf({ standIn, ...person }, { in: one }))
    const legs = poolLegs(context, runningOf(db, account))
    expect(legs.length > 0 && isPoolBreached(freeOf(db, account), legs)).toBe(false)
  }
  for (const row of estateOf(context, user).rows) {
    const tick = market.last(row.symbol)
    if (isPending(row) && tick) expect(isFilledAt(row, tick)).toBe(false)
    const isOlder = row.open_seq !== tick?.seq
    if (isRunning(row) && tick && isOlder) expect(reachedBy(row, tick)).toBe(false)
  }
  for (const id of checkAlerts(context, user)) told.add(id)
}

/** A night takes from each CFD what holding it costs, from nothing else, and at no other time. */
function checkNight(before: Estate, after: Estate, owed: Record<string, string>): void {
  const charged = feesBetween(before, after)
  expect(Object.keys(charged).sort()).toEqual(Object.keys(owed).sort())
  for (const [id, fee] of Object.entries(charged))
    expect([id, isNear(fee, owed[id] ?? '', MINOR) || [fee, owed[id]]]).toEqual([id, true])
}

async function judged(person: Person, one: Step): Promise<boolean> {
  const { context, user } = person.standIn.caller
  const before = estateOf(context, user)
  const spent = person.purse.spent(context)
  const owed = one.do === 'night' ? nextFees(context, before) : {}
  const happened = await tryTo(person, one)
  await checkFigures(person)
  person.purse.check()
  const after = estateOf(context, user)
  if (one.do === 'night') checkNight(before, after, owed)
  if (isTime(one.do)) checkNothingLeft(person)
  else {
    const cost = costBetween(context, before, after)
    const off = offs[one.do] ?? ROUNDED
    const paid = big(person.purse.spent(context)).minus(spent)
    const lost = big(before.money).minus(after.money).minus(paid)
    expect([one.do, isNear(lost.toString(), cost.money, off) || [lost.toString(), cost.money]]).toEqual([one.do, true])
    // what ends an account gives it its funds anew
    const virtual = big(before.virtual).minus(after.virtual).toString()
    if (one.do !== 'reset' && one.do !== 'exit')
      expect([one, isNear(virtual, cost.virtual, offs[one.do] ?? ROUNDED) || [virtual, cost.virtual]]).toEqual([
        one,
        true,
      ])
  }
  return happened
}

class Undone extends Error {}

/** What is free once all is closed in an order, and undone again. */
function closedIn({ standIn }: Person, at: ReturnType<typeof inOf>, turn: (ids: string[]) => string[]): string {
  const { context, user } = standIn.caller
  const account = accountFor(context, user, at)
  let free = ''
  try {
    transact(context.db, tx => {
      for (const id of turn(runningOf(tx, account).map(row => row.id))) {
        const row = ownRunning(tx, account, id)
        const tick = context.market.last(row.symbol)
        if (!tick) continue
        if (isOption(row)) sellAt(tx, context, row, tick)
        else closeAt(tx, context, row, tick, 1)
      }
      free = freeOf(tx, account)
      throw new Undone()
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  }
  return free
}

test('in all modes and accounts at once: nothing is below zero, every operation costs what it states, a second leaves nothing undone, the order of closing changes nothing, and payments are booked as they were told', async () => {
  const done = new Set<Act>()
  await fc.assert(
    fc.asyncProperty(sequences, async steps => {
      const person = await newPerson()
      for (const one of steps) if (await judged(person, one)) done.add(one.do)
      for (const one of accounts) {
        const ends = [(ids: string[]) => ids, (ids: string[]) => ids.toReversed(), (ids: string[]) => ids.toSorted()]
        const [first = '', ...others] = ends.map(turn => closedIn(person, inOf(person, { in: one }), turn))
        for (const other of others) expect(isNear(first, other, ROUNDED) || [one, first, other]).toBe(true)
      }
      expect(exchange.faults()).toEqual([])
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
  expect([...done.keys()].sort()).toEqual(Object.keys(acts).sort())
  expect(told.size).toBeGreaterThan(RUNS)
})
