/** Cross positions of which some are held in a market that rests. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { directions, marginModes, tradeTypes } from '@shared/contract/codes'
import { listed, placed } from '../../../sandbox/src/testing/positions/orders.ts'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'

/** Wednesday, ten seconds before metals rest for an hour. */
const tape = {
  start: '2026-11-25 04:59:50',
  symbols: {
    XAUUSD: [
      [0, '3300'],
      [2, '3270'],
    ] as [number, string][],
    BTCUSDT: [
      [0, '64000'],
      [20, '59400'],
      [30, '59300'],
    ] as [number, string][],
  },
  gaps: [],
}

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange({ tape })
})
afterAll(() => exchange.stop())

test('a pool that is worth too little closes what has a price, while its largest loss waits for the opening', async () => {
  const user = await exchange.newUser({ contract: '6700' })
  const cfd = { tradeType: tradeTypes.cfd, symbol: 'XAUUSD', quantity: '1', leverage: 100, expectedPrice: '3300.15' }
  const gold = await placed(exchange, user, { ...cfd, marginMode: undefined })
  await exchange.sandbox.advance(2)
  const coin = { quantity: '0.4', leverage: 100, marginMode: marginModes.cross, direction: directions.buy }
  const bitcoin = await placed(exchange, user, coin)
  // 6,700 − 12.80 − 40.875 − 3,030 − 0.4·4,600 = 1,776.325, above 1,650.075 + 0.4·59,400·0.45 % = 1,756.995
  await exchange.sandbox.advance(18)
  expect(await listed(exchange, user, { state: 1 })).toHaveLength(2)
  await exchange.sandbox.advance(10)
  expect(await listed(exchange, user, { state: 1 })).toMatchObject([{ id: gold.id }])
  expect(await listed(exchange, user, { state: 3 })).toMatchObject([
    { id: bitcoin.id, closeReason: 4, closePrice: '59300.00', profit: '-1880' },
  ])
  expect(exchange.faults()).toEqual([])
})
