/** Product orders of a person that ended. */
import { payerCall, productListCall, productOrderListCall, productStatCall } from '@shared/contract'
import { copyRows, insertOne } from '../growth/test-copies.ts'
import { asksOf, type Growth } from '../growth/test-growth.ts'

export const investGrowth: Growth = {
  grow(db, user, n, now) {
    const [product] = db.prepare('SELECT id, type FROM product WHERE type = 1 LIMIT 1').all()
    insertOne(db, 'product_order', {
      ...{ id: 'IGROWTH', user_id: user, product_id: String(product?.id), client_order_id: 'igrowth', type: 1 },
      ...{ currency: 'USDT', income_currency: 'USDT', cycle_days: 1, rate: '0.001', amount: '100', status: 2 },
      ...{ created_at: now - 1000, start_at: now - 1000, shifted: 0, done: 1, total_income: '0.1', principal: 0 },
      ...{ promised: 0, ended_at: now - 500, end_reason: 'matured', redeem_fee_rate: '0.01' },
    })
    copyRows(db, 'product_order', "id = 'IGROWTH'", n, {
      ...{ id: "'IG' || i", client_order_id: "'growth-order-id-' || i", created_at: 'created_at - i * 1000' },
    })
  },
  asks: [
    ...asksOf(
      productOrderListCall,
      {},
      { type: 1 },
      { status: 1 },
      { pageNo: 2 },
      { clientOrderId: 'growth-order-id-7' },
    ),
    ...asksOf(productStatCall, { type: 1 }),
    ...asksOf(productListCall, { type: 1 }),
    ...asksOf(payerCall, { currency: 'USDT' }),
  ],
}
