/** What is counted of a person's messages, whatever was told, listed, read at once, forgotten and taken back. */
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { clearMessages, listMessages, listUnread } from '../../../products/src/content/messages.ts'
import { migrations } from '../../../sandbox/src/domains/migrations.ts'
import { lots, rounds } from '../../../testing/src/soak.ts'
import type { Context } from '../context.ts'
import { migrate } from '../db/migrate.ts'
import { type Db, openDatabase } from '../db/open.ts'
import { transact } from '../db/transact.ts'
import type { SignedIn } from '../http/serve.ts'
import { bucketsOf, countUnread } from './message-counts.ts'
import { type Message, notify } from './notify.ts'

const tabs = ['system', 'task', 'transaction'] as const
type Known = { id: string; tab: Message['tab']; desk: boolean; unread: boolean }

let db: Db
let told: number
let requests = 0
beforeEach(() => {
  db = openDatabase(':memory:')
  migrate(db, migrations)
  told = 0
})
afterEach(() => db.close())

const caller = (): SignedIn => {
  const context = { db, clock: { now: () => 1000 } } as unknown as Context
  return { context, user: 'ann', language: 'en-us', requestId: `request-${requests++}` } as SignedIn
}

function tell(tab: Message['tab'], desk: boolean): Known {
  const template = desk ? ('desk' as const) : ('announcement' as const)
  const values = { title: '', text: '', lang: 'en-us' }
  const message = { user: 'ann', eventKey: `test:${told++}`, tab, template, values, at: 1 }
  transact(db, tx => notify(tx, message))
  const id = String(db.prepare('SELECT max(id) AS id FROM message').get()?.id)
  return { id, tab, desk, unread: true }
}

const newest = (messages: Known[], desk: boolean) =>
  messages
    .filter(one => one.unread && one.desk === desk)
    .slice(-10)
    .map(({ id }) => id)
    .reverse()

const below = lots()

test('the counts and the badge are those of the messages', () => {
  let messages: Known[] = []
  const acts = [
    () => messages.push(tell(tabs[below(3)] ?? 'task', below(3) === 0)),
    () => messages.push(tell(tabs[below(3)] ?? 'task', below(3) === 0)),
    () => {
      const noticeType = below(2) ? tabs[below(3)] : undefined
      const paging = { pageNo: 1 + below(2), pageSize: 1 + below(4) }
      const listed = listMessages({ ...paging, ...(noticeType && { noticeType }) }, caller())
      for (const { id, readFlag } of listed) {
        const one = messages.find(message => message.id === id)
        expect([id, readFlag]).toEqual([id, !one?.unread])
        if (one) one.unread = false
      }
    },
    () => {
      const noticeType = below(2) ? tabs[below(3)] : undefined
      clearMessages(noticeType ? { noticeType } : {}, caller())
      for (const one of messages) if (noticeType === undefined || one.tab === noticeType) one.unread = false
    },
    () => {
      // the newest too: its id is given again
      const gone = messages[below(2) ? messages.length - 1 : below(messages.length + 1)]
      if (gone) db.prepare('DELETE FROM message WHERE id = ?').run(gone.id)
      messages = messages.filter(one => one !== gone)
    },
  ]
  for (let step = 0; step < rounds(9000); step++) {
    acts[below(acts.length)]?.()
    const badge = listUnread(caller())
    const unread = (of: (one: Known) => boolean) => messages.filter(one => one.unread && of(one)).length
    expect({
      ...badge,
      anntMsgList: badge.anntMsgList.map(({ id }) => id),
      sysMsgList: badge.sysMsgList.map(({ id }) => id),
    }).toEqual({
      anntMsgList: newest(messages, true),
      sysMsgList: newest(messages, false),
      ...{ anntMsgTotal: unread(({ desk }) => desk), sysMsgTotal: unread(({ desk }) => !desk) },
      ...{
        taskTotal: unread(({ tab }) => tab === 'task'),
        transactionTotal: unread(({ tab }) => tab === 'transaction'),
      },
    })
    expect(countUnread(db, 'ann')).toBe(unread(() => true))
    expect(bucketsOf(db, 'ann').reduce((sum, { kept }) => sum + kept, 0)).toBe(messages.length)
  }
})
