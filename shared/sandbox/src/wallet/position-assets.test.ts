import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createPositionCall, userAssetsCall } from '@shared/contract'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'

let exchange: Exchange
const tape = {
  start: '2026-11-25 10:00:00',
  symbols: {
    BTCUSDT: [
      [0, '64000'],
      [10, '65000'],
    ] as [number, string][],
  },
  gaps: [],
}
beforeAll(async () => {
  exchange = await startExchange({ tape })
})
afterAll(() => exchange.stop())

test('what open positions bind and gain is their part of the total', async () => {
  const user = await exchange.newUser({ balance: '100', contract: '500' })
  const assets = () => exchange.client.ask(userAssetsCall, {}, user)
  const terms = { tradeType: 1, symbol: 'BTCUSDT', direction: 1, orderType: 1, leverage: 20, marginMode: 1 } as const
  const order = { ...terms, quantity: '0.1', expectedPrice: '64000', tolerance: '0.005', clientOrderId: newOrderId() }
  await exchange.client.ask(createPositionCall, order, user)
  // 500 less a margin of 320 and a fee of 3.20
  expect(await assets()).toMatchObject({ contract: '176.8', positionAssets: '320', totalAssets: '596.8' })
  await exchange.sandbox.advance(10)
  expect(await assets()).toMatchObject({ contract: '176.8', positionAssets: '420', totalAssets: '696.8' })
})
