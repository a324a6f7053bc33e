/** A person's positions, second contracts and swaps by each filter: the page of a sort of everything. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  type Call,
  type InputOf,
  positionListCall,
  secondHeadCall,
  secondListCall,
  swapListCall,
} from '@shared/contract'
import { copyRows } from '../../../sandbox/src/testing/growth/copies.ts'
import { positionGrowth } from '../../../sandbox/src/testing/positions/growth.ts'
import { secondGrowth } from '../../../sandbox/src/testing/positions/second/growth.ts'
import { swapGrowth } from '../../../sandbox/src/testing/swap/growth.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { stamp } from '../clock.ts'

const ROWS = 60
let exchange: Exchange
let user: TestUser
beforeAll(async () => {
  exchange = await startExchange()
  user = await exchange.newUser()
  const { db, clock } = exchange.sandbox.context
  for (const { grow } of [positionGrowth, secondGrowth, swapGrowth]) grow(db, user.id, ROWS, clock.now())
  // closed in another order than they were opened in, and some orders that were cancelled
  copyRows(db, 'position', "id LIKE 'PG1%' AND length(id) = 4", 1, {
    ...{ id: "'Z' || id", trade_type: '2', closed_at: 'closed_at + 7777777' },
  })
  copyRows(db, 'position', "id LIKE 'PG2%' AND length(id) = 4", 1, {
    ...{ id: "'C' || id", state: '-1', open_price: 'NULL', opened_at: 'NULL', price: "'60000'" },
  })
  db.exec("UPDATE second_order SET result = -1 WHERE id LIKE 'SG3%'; DELETE FROM second_order WHERE id LIKE 'SG4%'")
})
afterAll(() => exchange.stop())

type Row = Record<string, string | number | null>
type Listed = { id: string }

/** The ids of a sort of everything. */
function sorted(table: string, passes: (row: Row) => boolean, by: string): string[] {
  const rows = exchange.sandbox.context.db.prepare(`SELECT * FROM ${table} WHERE user_id = ?`).all(user.id) as Row[]
  const newest = (a: Row, b: Row) => Number(b[by]) - Number(a[by]) || (String(a.id) < String(b.id) ? 1 : -1)
  return rows
    .filter(passes)
    .sort(newest)
    .map(({ id }) => String(id))
}

async function pages(call: Call, filter: object): Promise<{ ids: string[]; total: number }> {
  const ids: string[] = []
  for (let pageNo = 1; ; pageNo++) {
    const page = (await exchange.client.ask(call, { ...filter, pageNo, pageSize: 17 }, user)) as {
      records: Listed[]
      total: number
      pages: number
    }
    ids.push(...page.records.map(({ id }) => id))
    if (pageNo >= page.pages) return { ids, total: page.total }
  }
}

const hourAgo = () => stamp(exchange.sandbox.context.clock.now() - 30_000)
const since = (row: Row, column: string) => Number(row[column]) >= Date.parse(`${hourAgo().replace(' ', 'T')}+08:00`)

test.each<[string, () => InputOf<typeof positionListCall>, (row: Row) => boolean, string]>([
  ['all', () => ({}), () => true, 'created_at'],
  ['closed ones', () => ({ state: 3 }), row => row.state === 3, 'closed_at'],
  ['cancelled ones', () => ({ state: -1 }), row => row.state === -1, 'created_at'],
  ['a direction', () => ({ direction: 2 }), row => row.direction === 2, 'created_at'],
  ['a kind', () => ({ tradeType: 2 }), row => row.trade_type === 2, 'created_at'],
  [
    'a symbol of those closed',
    () => ({ state: 3, symbol: 'ETHUSDT' }),
    row => row.state === 3 && row.symbol === 'ETHUSDT',
    'closed_at',
  ],
  ['days', () => ({ closeTime_begin: hourAgo() }), row => since(row, 'closed_at'), 'closed_at'],
  ['an id', () => ({ id: 'PG7' }), row => row.id === 'PG7', 'created_at'],
  ['an id of another state', () => ({ id: 'PG7', state: 1 }), () => false, 'created_at'],
  ['an order that nobody sent', () => ({ clientOrderId: 'nobody-sent-this-1' }), () => false, 'created_at'],
])('positions by %s', async (_, filter, passes, by) => {
  const ids = sorted('position', passes, by)
  expect(await pages(positionListCall, filter())).toEqual({ ids, total: ids.length })
})

test.each<[string, () => InputOf<typeof secondListCall>, (row: Row) => boolean]>([
  ['all', () => ({}), () => true],
  ['closed ones', () => ({ state: 3 }), () => true],
  ['those that run', () => ({ state: 1 }), () => false],
  ['those that settle', () => ({ state: 2 }), () => false],
  [
    'a symbol and a direction',
    () => ({ symbol: 'BTCUSDT', direction: 2 }),
    row => row.symbol === 'BTCUSDT' && row.direction === 2,
  ],
  ['days', () => ({ createTime_begin: hourAgo() }), row => since(row, 'created_at')],
  ['an id', () => ({ id: 'SG7' }), row => row.id === 'SG7'],
])('second contracts by %s', async (_, filter, passes) => {
  const ids = sorted('second_order', passes, 'created_at')
  expect(await pages(secondListCall, filter())).toEqual({ ids, total: ids.length })
})

test.each<[string, () => InputOf<typeof swapListCall>, (row: Row) => boolean]>([
  ['all', () => ({}), () => true],
  ['a currency on either side', () => ({ currency: 'USDT' }), () => true],
  ['a currency on one side', () => ({ currency: 'ETH' }), row => row.to_currency === 'ETH'],
  [
    'days and a currency',
    () => ({ currency: 'BTC', createTime_begin: hourAgo() }),
    row => row.to_currency === 'BTC' && since(row, 'created_at'),
  ],
  ['an id', () => ({ id: 'WG7' }), row => row.id === 'WG7'],
])('swaps by %s, in either order', async (_, filter, passes) => {
  const ids = sorted('swap', passes, 'created_at')
  expect(await pages(swapListCall, filter())).toEqual({ ids, total: ids.length })
  expect(await pages(swapListCall, { ...filter(), order: 'asc' })).toEqual({ ids: ids.reverse(), total: ids.length })
})

test('results of second contracts are counted as their rows say, also of changed and deleted ones', async () => {
  const { win, tie, loss } = await exchange.client.ask(secondHeadCall, {}, user)
  const count = 'SELECT count(*) AS n FROM second_order WHERE user_id = ? AND result = ?'
  const { db } = exchange.sandbox.context
  const counted = [1, 0, -1].map(result => db.prepare(count).get(user.id, result)?.n)
  expect([win, tie, loss]).toEqual(counted)
  expect(loss).toBeGreaterThan(0)
})

test("another person's row is not found by its id", async () => {
  const other = await exchange.newUser()
  for (const [call, id] of [
    [positionListCall, 'PG7'],
    [secondListCall, 'SG7'],
    [swapListCall, 'WG7'],
  ] as const)
    expect((await exchange.client.ask(call, { id }, other)).records).toEqual([])
})
