/** The team that the demo account finds: people who joined, recharged and traded, and what their fees brought. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { balanceLogCall, loginCall, myTeamCall, positionListCall } from '@shared/contract'
import { dayOf, dayStart } from '@shared/engine/clock'
import { roundDown, sum } from '@shared/money'
import { type Exchange, startExchange } from '../../../../testing/src/exchange.ts'
import { seedDemo } from '../demo.ts'
import { standInFor } from '../stand-in.ts'

let exchange: Exchange
let who: { token: string }
beforeAll(async () => {
  exchange = await startExchange()
  who = await exchange.client.ask(loginCall, await seedDemo(exchange.sandbox.context))
})
afterAll(() => exchange.stop())

const team = () => exchange.client.ask(myTeamCall, { pageSize: 100 }, who)

test('eleven people in three levels, four of whom recharged, nobody of today', async () => {
  const { teamSize, levels, members, ...told } = await team()
  expect([teamSize, ...levels.map(({ count }) => count)]).toEqual([11, 6, 3, 2])
  expect(told).toMatchObject({ rechargedCount: 4, newToday: 0, inviteCode: 'DEMO88' })
  expect(members.records.filter(({ recharged }) => recharged)).toHaveLength(4)
})

test('it earned 37.42 to the last place, of each level, all of it paid out', async () => {
  const { totalIncome, pendingIncome, levels, members } = await team()
  expect([totalIncome, pendingIncome]).toEqual(['37.42', '0'])
  expect(sum(levels.map(({ income }) => income)).toString()).toBe('37.42')
  expect(levels.every(({ income }) => Number(income) > 1)).toBe(true)
  expect(sum(members.records.map(({ income }) => income)).toString()).toBe('37.42')
  const { records } = await exchange.client.ask(balanceLogCall, { type: 'team-income', pageSize: 100 }, who)
  expect(sum(records.map(({ amount }) => amount)).toString()).toBe('37.42')
})

/** Of the books alone: each fee, and how far above whoever paid it the demo account stands. */
const FEES = `SELECT abs(l.amount) / 100000000.0 AS fee, t.depth FROM ledger_line l
  JOIN team t ON t.descendant = l.owner AND t.ancestor = (SELECT id FROM user WHERE account = 'demo')
  WHERE l.type IN (202, 206, 404) AND l.currency = 'USDT'`

test('that is 20, 10 and 5 % of the fees in the books, one by one', () => {
  const rates = [0, 0.2, 0.1, 0.05]
  const rows = exchange.sandbox.context.db.prepare(FEES).all() as { fee: number; depth: number }[]
  const shares = rows.map(({ fee, depth }) => roundDown((fee * (rates[depth] ?? 0)).toFixed(9), 6).toString())
  expect(sum(shares).toString()).toBe('37.42')
  expect(shares).toHaveLength(19)
})

test('what the members did says that it is a sample, and was over before today', async () => {
  const { context } = exchange.sandbox
  const ids = context.db.prepare("SELECT id FROM user WHERE invite_code LIKE 'TEAMO_'").all()
  const rows = (
    await Promise.all(ids.map(({ id }) => standInFor(context, String(id)).ask(positionListCall, { pageSize: 100 })))
  ).flatMap(({ records }) => records)
  expect(rows.map(({ sample }) => sample)).toEqual(Array(10).fill(true))
  const today = dayStart(context.clock.now())
  const late = 'SELECT count(*) AS n FROM team_day WHERE day >= ? OR amount > paid'
  expect(context.db.prepare(late).get(dayOf(today))).toEqual({ n: 0 })
  expect(exchange.faults()).toEqual([])
})
