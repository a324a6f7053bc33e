/** Messages of a person that nobody has read. */
import { messageListCall, noticeListCall, unreadMessagesCall } from '@shared/contract'
import { transact } from '../db/transact.ts'
import { copyRows } from '../growth/test-copies.ts'
import { asksOf, type Growth } from '../growth/test-growth.ts'
import { notify } from './notify.ts'

export const contentGrowth: Growth = {
  grow(db, user, n, now) {
    const values = { symbol: 'BTCUSDT', quantity: '1', price: '64000' }
    const message = { tab: 'transaction', template: 'order-filled', values, path: '/heyue', at: now - 1000 } as const
    transact(db, tx => notify(tx, { ...message, user, eventKey: 'growth' }))
    const next = '(SELECT max(id) FROM message) + i'
    copyRows(db, 'message', `user_id = '${user}' AND event_key = 'growth'`, n, { id: next, event_key: "'growth' || i" })
  },
  asks: [
    ...asksOf(unreadMessagesCall, {}),
    ...asksOf(messageListCall, {}, { noticeType: 'system' }, { noticeType: 'transaction' }, { pageNo: 2 }),
    ...asksOf(noticeListCall, {}),
  ],
}
