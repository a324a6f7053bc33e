/** What visitors and buyers cost does not grow with the people who hold something, counted in the rows that are visited. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { payerCall, productCall, productListCall } from '@shared/contract'
import { copyRows, insertOne } from '../../../sandbox/src/testing/growth/copies.ts'
import { investing } from '../../../sandbox/src/testing/invest/invest.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { type Watch, watchRows } from '../../../testing/src/visited.ts'

let watch: Watch
let exchange: Exchange
let buyer: TestUser
beforeAll(async () => {
  watch = watchRows()
  exchange = await startExchange({ data: ':memory:', symbols: [] })
  buyer = await exchange.newUser({ balance: '10000' })
})
afterAll(async () => {
  watch.stop()
  await exchange.stop()
})
const { buy } = investing(() => exchange)

const held = [
  ['A2', 1, 'USDT', null],
  ['S21', 2, 'BTC', 1],
  ['B1', 3, 'USDT', null],
] as const

/** People who hold an order of each kind each; they promise nothing, so that all stays covered. */
function crowd(name: string, n: number): void {
  const { db, clock } = exchange.sandbox.context
  for (const [product, type, income, units] of held) {
    const id = `${name}${type}`
    insertOne(db, 'product_order', {
      ...{ id, user_id: id, product_id: product, type, currency: 'USDT', income_currency: income, cycle_days: 30 },
      ...{ amount: '1', units, status: 1, created_at: clock.now(), start_at: clock.now(), shifted: 0, done: 30 },
      ...{ total_income: '0', principal: 1, promised: 0 },
    })
    copyRows(db, 'product_order', `id = '${id}'`, n - 1, { id: `'${id}-' || i`, user_id: `'${id}-' || i` })
  }
}

const asks: Readonly<Record<string, () => Promise<unknown>>> = {
  'the list of arbitrages': () => exchange.client.ask(productListCall, { type: 1 }),
  'the list of machines': () => exchange.client.ask(productListCall, { type: 2 }),
  'the list of bonds': () => exchange.client.ask(productListCall, { type: 3 }),
  'a product': () => exchange.client.ask(productCall, { id: 'S21' }),
  'who pays': () => exchange.client.ask(payerCall, { currency: 'USDT' }),
  'a purchase': () => buy(buyer, 'A2', '100', '0.0008'),
}

async function visited(): Promise<Record<string, number>> {
  const rows: Record<string, number> = {}
  for (const [name, ask] of Object.entries(asks)) rows[name] = (await watch.during(ask)).rows
  return rows
}

test('product pages, who pays and a purchase read as many rows where 10,000 people hold something as where ten do', async () => {
  crowd('few', 10)
  await visited()
  const few = await visited()
  crowd('many', 10_000)
  expect(await visited()).toEqual(few)
  expect(Object.values(few).every(rows => rows > 0 && rows < 200)).toBe(true)
  const { hostedAmount } = await exchange.client.ask(productCall, { id: 'S21' })
  expect(hostedAmount).toBe('10010')
  expect(watch.uncounted()).toEqual([])
})
