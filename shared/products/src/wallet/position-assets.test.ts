import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { userAssetsCall } from '@shared/contract'
import { placed, tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'

let exchange: Exchange
const tape = tapeOf({
  BTCUSDT: [
    [0, '64000'],
    [10, '65000'],
  ],
})
beforeAll(async () => {
  exchange = await startExchange({ tape })
})
afterAll(() => exchange.stop())

test('what open positions bind and gain is their part of the total', async () => {
  const user = await exchange.newUser({ balance: '100', contract: '500' })
  const assets = () => exchange.client.ask(userAssetsCall, {}, user)
  await placed(exchange, user)
  // 500 less a margin of 320 and a fee of 3.20
  expect(await assets()).toMatchObject({ contract: '176.8', positionAssets: '320', totalAssets: '596.8' })
  await exchange.sandbox.advance(10)
  expect(await assets()).toMatchObject({ contract: '176.8', positionAssets: '420', totalAssets: '696.8' })
})
