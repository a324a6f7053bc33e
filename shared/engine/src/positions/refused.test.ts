/** A refused order costs what is its own: it makes nobody else's rows be read again. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { reversePositionCall } from '@shared/contract'
import { setTo } from '../../../sandbox/src/testing/closing/control.ts'
import { copyRows } from '../../../sandbox/src/testing/growth/copies.ts'
import { placed, tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'
import { type Watch, watchRows } from '../../../testing/src/visited.ts'

let watch: Watch
let exchange: Exchange
beforeAll(async () => {
  watch = watchRows()
  exchange = await startExchange({
    tape: tapeOf({
      BTCUSDT: [
        [0, '64000'],
        [5, '62000'],
      ],
    }),
  })
})
afterAll(async () => {
  watch.stop()
  await exchange.stop()
})

const OTHERS = 2000

test("a reversal that is refused after its closing reads none of others' positions again, then or in the next second", async () => {
  const { db } = exchange.sandbox.context
  const [user, other] = [await exchange.newUser({ contract: '5000' }), await exchange.newUser({ contract: '5000' })]
  const { id: theirs } = await placed(exchange, other, { quantity: '0.001' })
  copyRows(db, 'position', `id = '${theirs}'`, OTHERS, { id: "'C' || i", liquidation: "'1'" })
  await setTo(exchange, user, 'dailyLoss', '100')
  const { id } = await placed(exchange, user, { leverage: 10 })
  await exchange.sandbox.advance(10)
  const order = { id, expectedPrice: '62000', tolerance: '0.01', clientOrderId: newOrderId() }
  const visits = await watch.during(async () => {
    expect((await exchange.client.call(reversePositionCall, order, user)).refusal).toBe('own-limit')
    await exchange.sandbox.advance(1)
  })
  expect([visits.rows < OTHERS, visits.most()]).toEqual([true, expect.any(String)])
  expect(watch.uncounted()).toEqual([])
})
