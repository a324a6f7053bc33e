/** Settled second contracts of a person, and how often each of their accounts was right. */
import { secondHeadCall, secondListCall } from '@shared/contract'
import { copyRows, insertOne } from '../../growth/copies.ts'
import { asksOf, type Growth } from '../../growth/growth.ts'

export const secondGrowth: Growth = {
  grow(db, user, n, now) {
    insertOne(db, 'second_order', {
      ...{
        id: 'SGROWTH',
        user_id: user,
        account: '',
        set_id: 'second-60',
        symbol: 'BTCUSDT',
        direction: 1,
        seconds: 60,
      },
      ...{
        odds: '0.8',
        amount: '10',
        open_price: '64000',
        open_time: now - 90_000,
        open_seq: 1,
        expire_at: now - 30_000,
      },
      ...{ created_at: now - 90_000, close_price: '64001', close_time: now - 30_000, close_seq: 2, result: 1 },
      ...{ profit: '8', state: 3, closed_at: now - 30_000 },
    })
    copyRows(db, 'second_order', "id = 'SGROWTH'", n, {
      ...{ id: "'SG' || i", symbol: "iif(i % 2, 'BTCUSDT', 'ETHUSDT')", direction: '1 + i % 2' },
      ...{ created_at: 'created_at - i * 1000', closed_at: 'closed_at - i * 1000' },
    })
    copyRows(db, 'second_outcome', `user_id = '${user}'`, n, { account: "'AG' || i" })
  },
  asks: [
    ...asksOf(secondListCall, {}, { state: 3 }, { symbol: 'BTCUSDT' }, { direction: 2 }, { state: 3, pageNo: 2 }),
    ...asksOf(secondListCall, { createTime_begin: '2026-01-01 00:00:00' }, { state: 1 }, { state: 2 }),
    ...asksOf(secondListCall, { state: 3, symbol: 'ETHUSDT', direction: 1 }, { id: 'SG7' }),
    ...asksOf(secondHeadCall, {}),
  ],
}
