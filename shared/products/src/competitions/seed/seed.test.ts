import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { competitionListCall, entryListCall, rankListCall } from '@shared/contract'
import { competitionStates, tradeTypes } from '@shared/contract/codes'
import { MINUTE } from '@shared/engine/clock'
import { all, sql } from '@shared/engine/db/query'
import { sum } from '@shared/money'
import { listed, placed } from '../../../../sandbox/src/testing/positions/orders.ts'
import { type Exchange, startExchange, type TestUser } from '../../../../testing/src/exchange.ts'
import { seedCompetitions } from './index.ts'

let exchange: Exchange
let user: TestUser
beforeAll(async () => {
  exchange = await startExchange()
  seedCompetitions(exchange.sandbox.context)
  user = await exchange.newUser()
})
afterAll(() => exchange.stop())

const competition = async (id: string) => {
  const found = (await exchange.client.ask(competitionListCall, {}, user)).find(one => one.id === id)
  if (!found) throw new Error(`${id} is not listed`)
  return found
}
const ranks = async (id: string) => (await exchange.client.ask(rankListCall, { id, pageSize: 100 }, user)).records
const played = (id: string) =>
  all(exchange.sandbox.context.db, sql.selectFrom('position').selectAll().where('user_id', 'like', `bot-${id}-%`))

test('one runs for 100 USDT and 10,000 of virtual money with forty bots, one is coming, one is over', async () => {
  expect(await competition('week-cup')).toMatchObject({
    status: competitionStates.inProgress,
    entryFunds: '100',
    virtualFunds: '10000',
    participantCount: 40,
    mine: null,
  })
  expect((await competition('month-cup')).status).toBe(competitionStates.toStart)
  expect((await competition('two-hour-sprint')).status).toBe(competitionStates.ended)
  expect((await exchange.client.ask(entryListCall, {}, user)).total).toBe(0)
})

test('what the ended one came to is what its positions made, each at prices of the chart', async () => {
  const { market } = exchange.sandbox.context
  const rows = played('two-hour-sprint')
  expect(rows.length).toBeGreaterThan(50)
  for (const row of rows) {
    expect(row).toMatchObject({ state: 3, trade_type: tradeTypes.contract })
    for (const [at, price] of [
      [row.opened_at, row.open_price],
      [row.closed_at, row.close_price],
    ] as const)
      expect(market.bars(row.symbol, '1m', at ?? 0, 1).bars[0]).toMatchObject({ 0: Number(at) - MINUTE, 4: price })
  }
  const entries = all(
    exchange.sandbox.context.db,
    sql.selectFrom('competition_entry').selectAll().where('competition_id', '=', 'two-hour-sprint'),
  )
  for (const { owner, assets } of entries) {
    const own = rows.filter(row => row.user_id === owner)
    const made = own.flatMap(row => [row.profit ?? '0', `-${row.open_fee}`, `-${row.close_fee}`])
    expect(sum(['10000', ...made]).toString()).toBe(assets)
  }
})

test('it is ranked by what they came to, all of them marked and none rewarded', async () => {
  const rows = await ranks('two-hour-sprint')
  expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, at) => at + 1))
  const yields = rows.map(({ totalYield }) => Number(totalYield))
  expect(yields).toEqual([...yields].sort((a, b) => b - a))
  expect(new Set(yields).size).toBeGreaterThan(10)
  expect(rows.every(({ bot }) => bot)).toBe(true)
  const reward = sql.selectFrom('competition_entry').select('id').where('reward', 'is not', null)
  expect(all(exchange.sandbox.context.db, reward)).toEqual([])
})

test('a second seed changes nothing, and the books balance', async () => {
  const before = await ranks('two-hour-sprint')
  seedCompetitions(exchange.sandbox.context)
  expect(await ranks('two-hour-sprint')).toEqual(before)
  expect((await competition('week-cup')).participantCount).toBe(40)
  expect(exchange.faults()).toEqual([])
})

test('bots play the running one by the rules of everybody, a few positions at a time', async () => {
  await exchange.sandbox.advance(900)
  const rows = played('week-cup')
  expect(rows.length).toBeGreaterThan(10)
  for (const row of rows) {
    expect(row.trade_type).toBe(tradeTypes.contract)
    expect(row.leverage).toBeLessThanOrEqual(20)
    expect(Number(row.open_fee)).toBeGreaterThan(0)
  }
  const running = rows.filter(({ state }) => state === 1)
  for (const { owner } of all(exchange.sandbox.context.db, sql.selectFrom('competition_entry').selectAll()))
    expect(running.filter(row => row.user_id === owner).length).toBeLessThanOrEqual(3)
  expect(played('month-cup')).toEqual([])
  expect(exchange.faults()).toEqual([])
})

test('where somebody trades already no past is played: its prices reach nobody', async () => {
  const busy = await startExchange()
  const trader = await busy.newUser({ contract: '5000' })
  const { price } = busy.sandbox.context.market.last('BTCUSDT') ?? { price: '0' }
  await placed(busy, trader, { expectedPrice: price, tolerance: '0.01' })
  const before = await listed(busy, trader)
  seedCompetitions(busy.sandbox.context)
  expect(await listed(busy, trader)).toEqual(before)
  const names = (await busy.client.ask(competitionListCall, {}, trader)).map(({ id }) => id)
  expect(names.sort()).toEqual(['month-cup', 'week-cup'])
  await busy.stop()
})
