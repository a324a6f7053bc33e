/** Closed positions of a person, options among them, and how often each of their accounts was right with options. */
import { positionListCall, positionsSummaryCall } from '@shared/contract'
import { copyRows, insertOne } from '../growth/copies.ts'
import { asksOf, type Growth } from '../growth/growth.ts'

const dates = { closeTime_begin: '2026-01-01 00:00:00', closeTime_end: '2030-01-01 00:00:00' }

export const positionGrowth: Growth = {
  grow(db, user, n, now) {
    insertOne(db, 'position', {
      ...{ id: 'PGROWTH', user_id: user, account: '', trade_type: 1, symbol: 'BTCUSDT', direction: 1, order_type: 1 },
      ...{ quantity: '0.01', leverage: 10, margin_mode: 1, margin: '64', open_price: '64000', open_seq: 1 },
      ...{ open_fee: '0.1', close_price: '64010', close_seq: 2, close_fee: '0.1', profit: '0.1', state: 3 },
      ...{ close_reason: 1, created_at: now - 1000, opened_at: now - 1000, closed_at: now - 500 },
    })
    copyRows(db, 'position', "id = 'PGROWTH'", n, {
      ...{ id: "'PG' || i", symbol: "iif(i % 2, 'BTCUSDT', 'ETHUSDT')", direction: '1 + i % 2' },
      ...{ created_at: 'created_at - i * 1000', closed_at: 'closed_at - i * 1000' },
    })
    copyRows(db, 'position', "id = 'PGROWTH'", n, { id: "'PO' || i", trade_type: '3' })
    copyRows(db, 'option_outcome', `user_id = '${user}'`, n, { account: "'AG' || i" })
  },
  asks: [
    ...asksOf(
      positionListCall,
      {},
      { state: 3 },
      { state: 1 },
      { symbol: 'BTCUSDT' },
      { direction: 1 },
      { tradeType: 4 },
    ),
    ...asksOf(positionListCall, { state: 3, symbol: 'ETHUSDT' }, { state: 3, ...dates }, { state: 3, pageNo: 2 }),
    ...asksOf(positionListCall, { ...dates, direction: 2 }, { id: 'PG7' }, { clientOrderId: 'growth-order-id-7' }),
    ...asksOf(positionsSummaryCall, {}),
  ],
}
