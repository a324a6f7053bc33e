/** What a session that ran out left behind: found once a day, some of everybody's subscriptions a second. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { pass } from '../../../sandbox/src/testing/accounts/people.ts'
import { copyRows, insertOne } from '../../../sandbox/src/testing/growth/copies.ts'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'
import { pushBeat } from './beat.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange()
})
afterAll(() => exchange.stop())

test('subscriptions of sessions that ended go once a day, 500 looked at in a second; of those that go on none', async () => {
  const user = await exchange.newUser()
  const { context } = exchange.sandbox
  const { db } = context
  const live = String(db.prepare('SELECT token_hash FROM session WHERE user_id = ?').get(user.id)?.token_hash)
  const row = { user_id: user.id, endpoint: 'https://live.example', p256dh: '', auth: '', kinds: '', amounts: 0 }
  insertOne(db, 'push_subscription', { ...row, language: 'en-us', since: 0, token_hash: live })
  copyRows(db, 'push_subscription', "endpoint = 'https://live.example'", 1200, {
    ...{ id: 'id + i', token_hash: "'ended' || i", endpoint: 'endpoint || i' },
  })
  pass(exchange, 86_400)
  const left = () => {
    pushBeat(context, context.clock.now())
    return Number(db.prepare('SELECT count(*) AS n FROM push_subscription').get()?.n)
  }
  expect([left(), left(), left()]).toEqual([702, 202, 1])
  copyRows(db, 'push_subscription', "endpoint = 'https://live.example'", 1, {
    ...{ id: 'id + i', token_hash: "'ended' || i", endpoint: 'endpoint || i' },
  })
  expect(left()).toBe(2)
})
