/** What falls due for many at once comes a slice a second, to each by what was so at the hour. */
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { DAY, dayStart, HOUR, MINUTE } from '@shared/engine/clock'
import type { Db } from '@shared/engine/db/open'
import { setExchangeState } from '@shared/engine/db/state'
import { transact } from '@shared/engine/db/transact'
import { copyRows } from '../../../sandbox/src/testing/growth/copies.ts'
import { goTo } from '../../../sandbox/src/testing/rewards/time.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { mondayOf } from './calendar.ts'
import { ownersAfter } from './sweep.ts'
import { settleLevel } from './vip.ts'

let exchange: Exchange
let db: Db
let one: TestUser
beforeEach(async () => {
  exchange = await startExchange()
  db = exchange.sandbox.context.db
  one = await exchange.newUser()
})
afterEach(async () => {
  expect(exchange.faults()).toEqual([])
  await exchange.stop()
})

const now = () => exchange.sandbox.context.clock.now()
const count = (sql: string) => Number(db.prepare(`SELECT count(*) AS n FROM ${sql}`).get()?.n)

/** Accounts crowd001, crowd002, … that hold a level. */
function crowd(n: number, level = 1): void {
  const names = { id: "printf('crowd%03d', i)", account: "printf('crowd%03d', i)", invite_code: "'CR' || i" }
  copyRows(db, 'user', `id = '${one.id}'`, n, names)
  db.exec(`INSERT INTO vip (user_id, level) SELECT id, ${level} FROM user WHERE id LIKE 'crowd%'`)
}

test('gives Monday’s envelopes to a hundred people a second, by the level that each held at 00:00', async () => {
  await goTo(exchange, mondayOf(now()) + 7 * DAY - HOUR) // no day's falls come with it
  crowd(250)
  db.exec("INSERT INTO vip (user_id, level) VALUES ('newcomer', 0)")
  await goTo(exchange, mondayOf(now()) + 7 * DAY)
  const given = [count('reward')]
  const { context } = exchange.sandbox
  transact(db, tx => settleLevel(tx, context, 'crowd250', true))
  db.exec("UPDATE vip SET level = 0 WHERE user_id = 'crowd249'")
  for (let second = 0; second < 2; second++) {
    await exchange.sandbox.advance(1)
    given.push(count('reward'))
  }
  // 250 fell while envelopes came, and has the one of the level before; 249 never held one
  expect(given).toEqual([100, 201, 249])
  expect(count("reward WHERE user_id = 'crowd250' AND level = 1")).toBe(1)
  await exchange.sandbox.advance(3)
  expect(count('reward')).toBe(249)
})

test('gives no envelope to whom a level comes while envelopes come', async () => {
  crowd(150)
  const late = 'zz-late'
  copyRows(db, 'user', `id = '${one.id}'`, 1, { id: `'${late}'`, account: "'late'", invite_code: "'LATE'" })
  await goTo(exchange, mondayOf(now()) + 7 * DAY)
  await exchange.operate('wallet', 'adjust', late, 'USDT', '+1000')
  transact(db, tx => settleLevel(tx, exchange.sandbox.context, late, false))
  await exchange.sandbox.advance(2)
  expect([count('reward WHERE kind = 3'), count(`reward WHERE kind = 3 AND user_id = '${late}'`)]).toEqual([150, 0])
})

test('begins with the first person where a downtime broke off the Monday before', async () => {
  crowd(150)
  transact(db, tx => setExchangeState(tx, 'job:weekly-envelope', '2020-01-06 crowd120'))
  await goTo(exchange, mondayOf(now()) + 7 * DAY)
  await exchange.sandbox.advance(1)
  expect(count('reward')).toBe(150)
})

test('looks at five hundred holders a second at 00:10, until all of them have fallen', async () => {
  crowd(600)
  await goTo(exchange, dayStart(now()) + DAY + 10 * MINUTE)
  expect([count('vip WHERE level > 0'), count('vip_due')]).toEqual([500, 400])
  for (let second = 0; second < 6; second++) await exchange.sandbox.advance(1)
  expect(count('vip WHERE level > 0')).toBe(0)
})

test('sweeps owners in the order of their names, and those alone who hold money', async () => {
  const people = [
    await exchange.newUser({ balance: '5' }),
    await exchange.newUser(),
    await exchange.newUser({ contract: '5' }),
  ]
  const first = ownersAfter(db, '', 2)
  const rest = ownersAfter(db, first.last ?? '', 1000)
  const holders = [...first.holders, ...rest.holders]
  expect(rest.last).toBeUndefined()
  expect(holders).toEqual(holders.toSorted())
  expect(people.map(({ id }) => holders.includes(id))).toEqual([true, false, true])
})

test('pays what many teams earned, a hundred a second, each once', async () => {
  crowd(150, 0)
  const at = dayStart(now()) + DAY - MINUTE
  db.exec(`INSERT INTO team_day SELECT id, date((${at} + 28800000) / 1000, 'unixepoch'), 0, 1000000, 0
    FROM user WHERE id LIKE 'crowd%'`)
  await goTo(exchange, dayStart(now()) + DAY + 30 * MINUTE)
  const paid = [count('ledger_line WHERE type = 703')]
  for (let second = 0; second < 3; second++) {
    await exchange.sandbox.advance(1)
    paid.push(count('ledger_line WHERE type = 703'))
  }
  expect(paid).toEqual([100, 150, 150, 150])
})
