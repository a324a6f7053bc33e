/** Product orders of a person: those that ended, those that run, incomes of one of them, and an income of today of each. */
import {
  incomeListCall,
  payerCall,
  productCall,
  productListCall,
  productOrderListCall,
  productStatCall,
} from '@shared/contract'
import { copyRows, insertOne } from '../growth/copies.ts'
import { asksOf, type Growth } from '../growth/growth.ts'

export const investGrowth: Growth = {
  grow(db, user, n, now) {
    const [product] = db.prepare('SELECT id, type FROM product WHERE type = 1 LIMIT 1').all()
    const order = {
      ...{ user_id: user, product_id: String(product?.id), client_order_id: 'igrowth', type: 1, cycle_days: 1 },
      ...{ currency: 'USDT', income_currency: 'USDT', rate: '0.001', amount: '100', redeem_fee_rate: '0.01' },
      ...{ created_at: now - 1000, start_at: now - 1000, shifted: 0, promised: 0, total_income: '0.1', done: 1 },
    }
    insertOne(db, 'product_order', {
      ...{ ...order, id: 'IGROWTH', status: 2, principal: 0, ended_at: now - 500, end_reason: 'matured', done: n + 1 },
    })
    insertOne(db, 'product_order', { ...order, id: 'IRUNNING', status: 1, principal: 1 })
    const copy = { client_order_id: "'growth-order-id-' || i", created_at: 'created_at - i * 1000' }
    copyRows(db, 'product_order', "id = 'IGROWTH'", n, { ...copy, id: "'IG' || i", done: '1' })
    copyRows(db, 'product_order', "id = 'IRUNNING'", n, { ...copy, id: "'IR' || i" })
    insertOne(db, 'product_income', {
      ...{ order_id: 'IGROWTH', n: 1, user_id: user, due_at: now - 1000, gross: '0.1', power: '0', net: '0.1' },
      ...{ currency: 'USDT', state: 1 },
    })
    copyRows(db, 'product_income', "order_id = 'IGROWTH' AND n = 1", n, { n: 'n + i' })
    copyRows(db, 'product_income', "order_id = 'IGROWTH' AND n = 1", n, { order_id: "'IR' || i" })
  },
  asks: [
    ...asksOf(
      productOrderListCall,
      {},
      { type: 1 },
      { status: 1 },
      { type: 1, status: 2 },
      { pageNo: 2 },
      { createTime_begin: '2026-01-01 00:00:00' },
      { clientOrderId: 'growth-order-id-7' },
      { id: 'IG7' },
    ),
    ...asksOf(productStatCall, {}, { type: 1 }),
    ...asksOf(incomeListCall, { orderId: 'IGROWTH' }, { orderId: 'IGROWTH', pageNo: 2 }),
    ...asksOf(productListCall, { type: 1 }),
    ...asksOf(productCall, { id: 'A2' }),
    ...asksOf(payerCall, { currency: 'USDT' }),
  ],
}
