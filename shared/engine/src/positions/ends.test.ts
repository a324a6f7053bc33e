/** What ends by its time: all of it in its second, and nothing is filled after its time. */
import { afterEach, expect, test } from '@jest/globals'
import { createPositionCall } from '@shared/contract'
import { closeReasons, orderTypes } from '@shared/contract/codes'
import { copyRows } from '../../../sandbox/src/testing/growth/copies.ts'
import { marketOrder, tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'
import { transact } from '../db/transact.ts'
import { realAccount } from '../ledger/trading-account.ts'
import { pendingOf, updateRow } from './rows.ts'

let exchange: Exchange
afterEach(() => exchange.stop())

test('of 1,101 orders that end in a second all end in it, and none is filled in the next one', async () => {
  exchange = await startExchange({
    tape: tapeOf({
      BTCUSDT: [
        [0, '64000'],
        [6, '59000'],
      ],
    }),
  })
  const user = await exchange.newUser({ contract: '5000' })
  const waits = { orderType: orderTypes.limit, price: '60000', expireTime: '2026-11-25 10:00:05' }
  const { id } = await exchange.client.ask(createPositionCall, marketOrder(waits), user)
  const { db } = exchange.sandbox.context
  copyRows(db, 'position', `id = '${id}'`, 1100, { id: "'PEND' || i", frozen: "'0'" })
  // so that memory knows them too
  transact(db, tx => {
    for (const row of pendingOf(tx, realAccount(user.id))) updateRow(tx, row, { margin: row.margin })
  })
  const ended = () =>
    db.prepare('SELECT state, close_reason, count(*) AS n FROM position GROUP BY 1, 2 ORDER BY 1').all()
  await exchange.sandbox.advance(5)
  const over = { state: -1, close_reason: closeReasons.expired }
  expect(ended()).toEqual([{ ...over, n: 1101 }])
  await exchange.sandbox.advance(1)
  expect(ended()).toEqual([{ ...over, n: 1101 }])
  expect(exchange.faults()).toEqual([])
})
