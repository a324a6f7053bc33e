/** What a list of running positions says of each, and what it costs. */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { crossLiquidationPrice, crossTotals } from '@shared/money'
import { listed, placed, tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { fc } from '../../../testing/src/soak.ts'
import { freeOf, realAccount } from '../ledger/trading-account.ts'
import { priceOf, specOf } from './pricing.ts'
import { runningOf } from './rows.ts'
import { exposureOf, inPool } from './worth/exposure.ts'

const tape = tapeOf({
  BTCUSDT: [
    [0, '64000'],
    [30, '64127.31'],
  ],
  ETHUSDT: [
    [0, '3200'],
    [30, '3187.77'],
  ],
})

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange({ tape })
})
afterAll(() => exchange.stop())

const order = fc.record({
  symbol: fc.constantFrom('BTCUSDT', 'ETHUSDT'),
  direction: fc.constantFrom<1 | 2>(1, 2),
  lots: fc.integer({ min: 10, max: 400 }),
  leverage: fc.constantFrom(10, 20, 50),
  marginMode: fc.constantFrom<1 | 2>(1, 2, 2),
})
type Order = typeof order extends fc.Arbitrary<infer T> ? T : never

async function open(user: TestUser, { lots, ...terms }: Order, nth: number): Promise<void> {
  // ten orders a second
  if (nth % 10 === 9) await exchange.sandbox.advance(1)
  const expectedPrice = priceOf(exchange.sandbox.context, terms.symbol)
  const more = { tolerance: '0.01', quantity: (lots / 1000).toFixed(3), expectedPrice }
  await placed(exchange, user, { ...terms, ...more })
}

async function holding(orders: readonly Order[]): Promise<TestUser> {
  const user = await exchange.newUser({ contract: '90000' })
  for (const [nth, terms] of orders.entries()) await open(user, terms, nth)
  return user
}

/** Each price counted for itself, from all other positions of the pool. */
function oneByOne({ id: userId }: TestUser): Map<string, string | null> {
  const { context } = exchange.sandbox
  const rows = runningOf(context.db, realAccount(userId))
  const price = (row: (typeof rows)[number]) => {
    const others = rows.filter(other => other.margin_mode === 2 && other.id !== row.id)
    const pool = crossTotals(others.map(other => inPool(context, other)))
    const wallet = freeOf(context.db, realAccount(userId))
    const rest = { wallet, otherRequired: pool.required, otherProfit: pool.profit, settled: row.settled }
    return crossLiquidationPrice(exposureOf(context, row), rest, specOf(row).pricePrecision)
  }
  return new Map(rows.map(row => [row.id, row.margin_mode === 1 ? row.liquidation : price(row)]))
}

const running = (user: TestUser) => listed(exchange, user, { state: 1 })

test("a cross position's liquidation price is what all others leave it, to the last digit", async () => {
  const accounts = fc.sample(fc.array(order, { minLength: 1, maxLength: 12 }), 12)
  const users: TestUser[] = []
  for (const orders of accounts) users.push(await holding(orders))
  await exchange.sandbox.advance(30)
  for (const user of users) {
    const prices = (await running(user)).map(row => [row.id, row.liquidationPrice] as const)
    expect(new Map(prices)).toEqual(oneByOne(user))
  }
})

test('a list of fifty cross positions counts their pool once', async () => {
  const same = { symbol: 'BTCUSDT', lots: 10, leverage: 10, marginMode: 2 } as const
  const user = await holding(Array.from({ length: 50 }, (_, nth) => ({ ...same, direction: nth % 2 ? 1 : 2 })))
  const asked = jest.spyOn(exchange.sandbox.context.market, 'last')
  expect(await running(user)).toHaveLength(50)
  expect(asked.mock.calls.length).toBeLessThanOrEqual(2 * 50)
  asked.mockRestore()
})
