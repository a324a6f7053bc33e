/** A row that cannot be carried out, as one of an older folder may be. */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { symbolPriceCall } from '@shared/contract'
import { closeReasons, directions, orderTypes, tradeTypes } from '@shared/contract/codes'
import { listed, placed, tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'
import { transact } from '../db/transact.ts'
import { openRows } from '../positions/open-rows.ts'
import { isPending, updateRow } from '../positions/rows.ts'

const tape = tapeOf({
  BTCUSDT: [
    [0, '64000'],
    [10, '65000'],
    [20, '66000'],
  ],
})

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange({ tape })
})
afterAll(() => exchange.stop())

test('its failure holds up no price and nobody else, and is tried again each second until it can be', async () => {
  const { context } = exchange.sandbox
  const failed = jest.spyOn(context, 'log')
  const [poor, other] = [await exchange.newUser({ balance: '100' }), await exchange.newUser({ contract: '5000' })]
  const waits = { orderType: orderTypes.limit, tradeType: tradeTypes.spot, leverage: undefined, marginMode: undefined }
  const order = await placed(exchange, poor, { ...waits, price: '60000', quantity: '0.001' })
  await placed(exchange, other, { takeProfitPrice: '64900' })
  // a price that is reached, and nothing that a fill could take
  const spoil = (change: { frozen: string; price: string }) =>
    transact(context.db, tx => {
      const row = [...openRows(tx).all()].filter(isPending).find(({ id }) => id === order.id)
      if (row) updateRow(tx, row, change)
    })
  spoil({ price: '70000', frozen: 'nothing' })
  await exchange.sandbox.advance(10)
  expect((await exchange.client.ask(symbolPriceCall, { symbols: 'BTCUSDT' }))[0]?.price).toBe('65000.00')
  expect((await listed(exchange, other))[0]).toMatchObject({ closeReason: closeReasons.takeProfit })
  expect(failed.mock.calls.filter(([event]) => event === 'beat-failed').length).toBeGreaterThan(1)
  spoil({ price: '70000', frozen: order.frozen ?? '' })
  await exchange.sandbox.advance(1)
  expect((await listed(exchange, poor))[0]).toMatchObject({ id: order.id, direction: directions.buy, state: 3 })
  expect(exchange.faults()).toEqual([])
})
