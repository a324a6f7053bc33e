/** Price alerts of a person that were reached: of many the newest stay. */
import { alertListCall } from '@shared/contract'
import type { Tx } from '@shared/engine/db/transact'
import { dropOldAlerts } from '@shared/products/alerts/alerts'
import { copyRows, insertOne } from '../growth/copies.ts'
import { asksOf, type Growth } from '../growth/growth.ts'

export const alertGrowth: Growth = {
  grow(db, user, n, now) {
    insertOne(db, 'price_alert', {
      ...{ id: 'AGROWTH', user_id: user, symbol: 'BTCUSDT', direction: 1, price: '65000', state: 1 },
      ...{ client_order_id: 'agrowth', created_at: now - 1000, reached_at: now - 500 },
    })
    copyRows(db, 'price_alert', "id = 'AGROWTH'", n, {
      ...{
        id: "'AG' || i",
        client_order_id: "'growth-order-id-' || i",
        created_at: 'created_at - i * 1000',
        reached_at: 'reached_at - i * 1000',
      },
    })
    dropOldAlerts(db as Tx, user)
  },
  asks: asksOf(
    alertListCall,
    {},
    { state: 0 },
    { state: 1 },
    { symbol: 'BTCUSDT' },
    { clientOrderId: 'growth-order-id-7' },
  ),
}
