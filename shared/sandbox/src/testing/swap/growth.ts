/** Swaps of a person. */
import { swapListCall } from '@shared/contract'
import { copyRows, insertOne } from '../growth/copies.ts'
import { asksOf, type Growth } from '../growth/growth.ts'

export const swapGrowth: Growth = {
  grow(db, user, n, now) {
    insertOne(db, 'swap', {
      ...{ id: 'WGROWTH', user_id: user, from_currency: 'USDT', to_currency: 'BTC', issued: '64', obtained: '0.001' },
      ...{ rate: '0.0000156', spread: '0.001', client_order_id: 'wgrowth', created_at: now - 1000 },
    })
    copyRows(db, 'swap', "id = 'WGROWTH'", n, {
      ...{ id: "'WG' || i", client_order_id: "'growth-order-id-' || i", created_at: 'created_at - i * 1000' },
      ...{ to_currency: "iif(i % 2, 'BTC', 'ETH')" },
    })
  },
  asks: asksOf(
    swapListCall,
    {},
    { currency: 'BTC' },
    { currency: 'LTC' },
    { pageNo: 2 },
    { clientOrderId: 'growth-order-id-7' },
    { id: 'WG7' },
    { order: 'asc', currency: 'USDT' },
    { currency: 'ETH', createTime_begin: '2026-01-01 00:00:00' },
  ),
}
