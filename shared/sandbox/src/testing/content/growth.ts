/** Messages of a person that nobody has read, and notices: addressed to that person and read, and to others. */
import { messageListCall, myNoticeListCall, noticeListCall, unreadMessagesCall } from '@shared/contract'
import type { Db } from '@shared/engine/db/open'
import { transact } from '@shared/engine/db/transact'
import { notify } from '@shared/engine/messages/notify'
import { copyRows, insertOne } from '../growth/copies.ts'
import { asksOf, type Growth } from '../growth/growth.ts'

function growNotices(db: Db, user: string, n: number, now: number): void {
  const id = `N${user}`
  insertOne(db, 'notice', { id, notice_type: 1, user_id: user, publish_at: now - 1000, updated_at: now, told_at: now })
  insertOne(db, 'wording', { kind: 'notice', ref: id, lang: 'en-us', title: 'For you', content: '<p>A body</p>' })
  insertOne(db, 'notice_read', { user_id: user, notice_id: id, at: now })
  copyRows(db, 'notice', `id = '${id}'`, n, { id: 'id || i', publish_at: 'publish_at - i' })
  copyRows(db, 'wording', `ref = '${id}'`, n, { ref: 'ref || i' })
  copyRows(db, 'notice_read', `notice_id = '${id}'`, n, { notice_id: 'notice_id || i' })
}

export const contentGrowth: Growth = {
  grow(db, user, n, now) {
    const values = { symbol: 'BTCUSDT', quantity: '1', price: '64000' }
    const message = { tab: 'transaction', template: 'order-filled', values, path: '/heyue', at: now - 1000 } as const
    transact(db, tx => notify(tx, { ...message, user, eventKey: 'growth' }))
    const next = '(SELECT max(id) FROM message) + i'
    copyRows(db, 'message', `user_id = '${user}' AND event_key = 'growth'`, n, { id: next, event_key: "'growth' || i" })
    for (const reader of [user, 'another']) growNotices(db, reader, n, now)
  },
  asks: [
    ...asksOf(unreadMessagesCall, {}),
    ...asksOf(messageListCall, {}, { noticeType: 'system' }, { noticeType: 'transaction' }, { pageNo: 2 }),
    ...asksOf(noticeListCall, {}, { noticeType: 1 }, { keyword: 'margin' }),
    ...asksOf(myNoticeListCall, {}, { noticeType: 1 }, { keyword: 'margin' }, { pageNo: 2 }),
  ],
}
