/** What a person reads comes out of an index: a long history of one holds up nobody else. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  balanceLogCall,
  type Call,
  type InputOf,
  positionListCall,
  positionsSummaryCall,
  secondHeadCall,
  secondListCall,
  swapListCall,
  userAssetsCall,
} from '@shared/contract'
import { type Exchange, startExchange, type TestUser } from '../../testing/src/exchange.ts'

let exchange: Exchange
let user: TestUser
/** What was asked of the database since it was emptied. */
const asked = new Set<string>()

beforeAll(async () => {
  exchange = await startExchange()
  user = await exchange.newUser()
  const { db } = exchange.sandbox.context
  const prepare = db.prepare.bind(db)
  db.prepare = (text, ...more) => {
    asked.add(text)
    return prepare(text, ...more)
  }
})
afterAll(() => exchange.stop())

/** Small whatever a person does: read whole. */
const small = /SCAN (page|json_each|ref|second_term|\(subquery|\d+ CONSTANT)/

/** Lines of one thing are sorted by time: of so many entries at most. */
const bounded = /ORDER BY id DESC LIMIT 5000\) CROSS JOIN ledger_line/

/** Steps that read a table from end to end, or put what was found in order first. */
function walks(text: string): string[] {
  const { db } = exchange.sandbox.context
  const steps = db.prepare(`EXPLAIN QUERY PLAN ${text}`).all() as { detail: string }[]
  return steps
    .map(({ detail }) => detail)
    .filter(
      detail =>
        (/^SCAN (?!.*USING)/.test(detail) && !small.test(detail)) ||
        (/TEMP B-TREE FOR (ORDER|GROUP)/.test(detail) && !bounded.test(text)),
    )
    .map(detail => `${detail}: ${text}`)
}

const dates = { begin: '2026-01-01 00:00:00', end: '2030-01-01 00:00:00' }
const read =
  <C extends Call>(call: C, ...inputs: InputOf<C>[]) =>
  () =>
    Promise.all(inputs.map(input => exchange.client.ask(call, input, user)))

test.each<[string, () => Promise<unknown>]>([
  ['totals', read(positionsSummaryCall, {})],
  ['assets', read(userAssetsCall, {})],
  ['results of second contracts', read(secondHeadCall, {})],
  [
    'positions',
    read(
      positionListCall,
      {},
      { state: 1 },
      { state: 3, pageNo: 9 },
      { state: 3, tradeType: 4 },
      { state: 3, symbol: 'BTCUSDT', direction: 1 },
      { state: 3, closeTime_begin: dates.begin, closeTime_end: dates.end },
      { state: -1 },
      { symbol: 'BTCUSDT' },
    ),
  ],
  [
    'second contracts',
    read(
      secondListCall,
      {},
      { state: 1 },
      { state: 2 },
      { state: 3, symbol: 'BTCUSDT' },
      { createTime_begin: dates.begin, createTime_end: dates.end },
    ),
  ],
  ['swaps', read(swapListCall, {}, { currency: 'BTC' }, { createTime_begin: dates.begin })],
  [
    'the ledger',
    read(
      balanceLogCall,
      {},
      { currency: 'USDT' },
      { group: 2 },
      { type: 'transfer', currency: 'USDT', dir: 1 },
      { refId: 'P1' },
      { createTime_begin: dates.begin, createTime_end: dates.end },
    ),
  ],
])('%s: no table is walked, nothing is sorted', async (_, asks) => {
  asked.clear()
  await asks()
  expect([...asked].flatMap(walks)).toEqual([])
})
