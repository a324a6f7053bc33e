/** Sessions that ended are kept for a month: signing in reads no more of a person who has many. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Context } from '@shared/engine/context'
import { migrate } from '@shared/engine/db/migrate'
import { type Db, openDatabase } from '@shared/engine/db/open'
import { migrations } from '../../../sandbox/src/domains/migrations.ts'
import { copyRows } from '../../../sandbox/src/testing/growth/copies.ts'
import { type Watch, watchRows } from '../../../testing/src/visited.ts'
import { forgetLocks, ownSubject } from './lock.ts'
import { hadBrowser, knowsNetwork, openSession, openSessions } from './session.ts'
import type { User } from './tables.ts'

let watch: Watch
beforeAll(() => {
  watch = watchRows()
})
afterAll(() => watch.stop())

const NOW = 1_000_000
const opening = { deviceId: undefined, device: 'Firefox on Linux', network: '', language: 'en-us' } as const

/** Somebody without a browser of their own whose `n` sessions ended, and as many failed tries of others. */
function known(n: number): Db {
  const db = openDatabase(':memory:')
  migrate(db, migrations)
  openSession(db, 'ann', opening, NOW)
  copyRows(db, 'session', "user_id = 'ann'", n, { token_hash: "'T' || i", revoked: 'last_seen' })
  for (const subject of [ownSubject('CODE', '1', 'here'), ownSubject('CODE', '12', 'here')])
    db.prepare("INSERT INTO attempt VALUES ('login', ?, 0)").run(subject)
  copyRows(db, 'attempt', "subject LIKE 'CODE 12 %'", n, { subject: 'subject || i' })
  return db
}

const signsIn = (db: Db) => () => {
  const context = { db, keys: { secret: Buffer.alloc(32) } } as unknown as Context
  knowsNetwork(context, 'ann', '192.0.2.1')
  hadBrowser(db, 'ann')
  for (let nth = 0; nth < 12; nth++) openSession(db, 'ann', opening, NOW + nth)
  expect(openSessions(db, 'ann', NOW)).toHaveLength(10)
}

test('signing in reads as many rows with 5,000 ended sessions as with five', async () => {
  const [few, many] = [await watch.during(signsIn(known(5))), await watch.during(signsIn(known(5000)))]
  expect({ rows: many.rows, most: many.most() }).toEqual({ rows: few.rows, most: many.most() })
})

test('the locks of a person are found among those of everybody, and no others', async () => {
  const db = known(5000)
  const user = { id: '1', account: null, email: null, phone: null, phone_code: null } as User
  const visits = await watch.during(() => forgetLocks(db, user))
  expect(visits.rows).toBeLessThan(50)
  const left = db.prepare("SELECT min(subject) AS first, count(*) AS n FROM attempt WHERE kind = 'login'").get()
  expect(left).toEqual({ first: 'CODE 12 here', n: 5001 })
})
