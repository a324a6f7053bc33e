/** Competitions with many entries: what is asked reads little, and what is done to all is done entry by entry. */
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { exitCompetitionCall, messageListCall, rankListCall } from '@shared/contract'
import { stamp } from '@shared/engine/clock'
import { transact } from '@shared/engine/db/transact'
import { create, entryOf, finished, joining, racer } from '../../../sandbox/src/testing/competitions/racing.ts'
import { goTo } from '../../../sandbox/src/testing/rewards/time.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { type Watch, watchRows } from '../../../testing/src/visited.ts'
import { endCompetition } from './finish.ts'

let watch: Watch
let exchange: Exchange
beforeAll(async () => {
  watch = watchRows()
  exchange = await startExchange()
})
afterAll(async () => {
  watch.stop()
  await exchange.stop()
})
afterEach(() => expect(exchange.faults()).toEqual([]))

const db = () => exchange.sandbox.context.db
const count = (sql: string) => Number(db().prepare(`SELECT count(*) AS n FROM ${sql}`).get()?.n)
const now = () => exchange.sandbox.context.clock.now()
const ranked = (id: string, user: TestUser, pageNo = 1) =>
  exchange.client.ask(rankListCall, { id, pageNo, pageSize: 10 }, user)

test('values fifty entries a second of a competition that somebody asks about, and answers from what is valued', async () => {
  await create(exchange, 'C-many', '--bots', '120')
  db().exec("UPDATE competition_entry SET day_assets = '1' WHERE competition_id = 'C-many'")
  const one = await racer(exchange, 'C-many', undefined, { verified: false })
  const best: (string | undefined)[] = []
  for (let second = 0; second < 4; second++) {
    best.push((await ranked('C-many', one)).records[0]?.assets)
    await exchange.sandbox.advance(1)
  }
  expect(best).toEqual(['1', '1', '1', '10000'])
  const page = await watch.during(async () => expect((await ranked('C-many', one, 4)).total).toBe(121))
  expect({ few: page.rows < 50, most: page.most() }).toEqual({ few: true, most: page.most() })
})

test('takes whoever leaves out of the ranking at once, and moves the others up', async () => {
  await create(exchange, 'C-leave')
  const [first, second] = [await racer(exchange, 'C-leave'), await racer(exchange, 'C-leave')]
  expect((await entryOf(exchange, second)).ranking).toBe(2)
  await exchange.client.ask(exitCompetitionCall, { id: 'C-leave', clientOrderId: newOrderId() }, first)
  expect((await entryOf(exchange, second)).ranking).toBe(1)
  expect((await ranked('C-leave', second)).total).toBe(1)
})

test('keeps no entry in the ranking whose joining was refused after it was written', async () => {
  await create(exchange, 'C-short', '--entry', '100')
  const one = await racer(exchange, 'C-short')
  await ranked('C-short', one)
  const poor = await exchange.newUser({ balance: '1' })
  await expect(joining(exchange, poor, 'C-short')).rejects.toThrow('insufficient-balance')
  expect((await ranked('C-short', one)).records).toHaveLength(1)
})

test('ends entry by entry: each is closed, then each is ranked, and pages of the ranking come out of an index', async () => {
  await create(exchange, 'C-end', '--hours', '1', '--bots', '60')
  const one = await racer(exchange, 'C-end')
  const { context } = exchange.sandbox
  const due = { kind: 'competition-end', subject: 'C-end', n: 100, at: now() } as const
  const step = (n: number) => transact(db(), tx => endCompetition(tx, context, { ...due, n: due.n + 2 * n }))
  const [playing, unranked] = ["state = 'in'", "state = 'ended' AND rank IS NULL"]
  const left = (state: string) => count(`competition_entry WHERE competition_id = 'C-end' AND ${state}`)
  step(0)
  expect([left(playing), left(unranked)]).toEqual([60, 1])
  for (let n = 1; n < 61; n++) step(n)
  expect([left(playing), left(unranked)]).toEqual([0, 61])
  step(61)
  expect([left(playing), left(unranked)]).toEqual([0, 60])
  db().exec("DELETE FROM due WHERE subject = 'C-end' AND n > 0")
  await finished(exchange, one, 'C-end')
  expect((await entryOf(exchange, one)).ranking).toBe(61)
  const page = await watch.during(async () => expect((await ranked('C-end', one, 2)).records[0]?.rank).toBe(11))
  expect({ few: page.rows < 50, most: page.most() }).toEqual({ few: true, most: page.most() })
})

test('tells those that it begins who had joined by then, each once', async () => {
  await create(exchange, 'C-begin', '--start', stamp(now() + 60_000))
  const early = await racer(exchange, 'C-begin')
  await goTo(exchange, now() + 60_000)
  const late = await racer(exchange, 'C-begin')
  await exchange.sandbox.advance(2)
  const told = async (user: TestUser) =>
    (await exchange.client.ask(messageListCall, { noticeType: 'task' }, user)).filter(
      ({ titile }) => titile === 'Competition started',
    ).length
  expect([await told(early), await told(late)]).toEqual([1, 0])
})

test('gives the funds back to a hundred at once where it is cancelled, and to the others within a second', async () => {
  await create(exchange, 'C-off', '--bots', '150', '--start', stamp(now() + 3_600_000))
  const one = await racer(exchange, 'C-off')
  await exchange.operate('competition', 'cancel', 'C-off')
  expect(count("competition_entry WHERE competition_id = 'C-off' AND state = 'ended'")).toBe(100)
  await exchange.sandbox.advance(1)
  expect(count("competition_entry WHERE competition_id = 'C-off' AND state = 'ended'")).toBe(151)
  expect((await entryOf(exchange, one)).exitTime).toBeNull()
})
