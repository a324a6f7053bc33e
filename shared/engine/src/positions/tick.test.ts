/** What a second costs by how much is open: what no price is near is not asked for. */
import { StatementSync } from 'node:sqlite'
import { afterEach, expect, jest, test } from '@jest/globals'
import { putLoad } from '../../../sandbox/src/testing/positions/load.ts'
import { tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'
import { Screen } from './screen.ts'

let exchange: Exchange
afterEach(() => exchange.stop())

/** An exchange with open positions, in a market that moves each second. */
async function loaded(positions: number): Promise<void> {
  const course = (price: number): [number, string][] =>
    Array.from({ length: 20 }, (_, second) => [second, (price * (1 + (second % 3) / 1000)).toFixed(2)])
  exchange = await startExchange({ tape: tapeOf({ BTCUSDT: course(64_000), ETHUSDT: course(3_200) }) })
  putLoad(exchange.sandbox.context, positions)
  await exchange.sandbox.advance(2)
}

/** Statements that a second runs. */
async function statementsOf(positions: number): Promise<number> {
  await loaded(positions)
  const spies = (['get', 'all', 'run'] as const).map(name => jest.spyOn(StatementSync.prototype, name))
  await exchange.sandbox.advance(1)
  const count = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0)
  jest.restoreAllMocks()
  return count
}

test('a second asks the database as often over 800 open positions as over 80', async () => {
  const few = await statementsOf(80)
  await exchange.stop()
  expect(await statementsOf(800)).toBe(few)
})

test('a second looks at no position or order that its price is far from', async () => {
  await loaded(200)
  const looks = (['mayClose', 'mayFill'] as const).map(name => jest.spyOn(Screen.prototype, name))
  await exchange.sandbox.advance(1)
  expect(looks.map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  jest.restoreAllMocks()
})
