/** Which browsers an account knows: strangers to it bring a code. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { login, registerByEmail } from '../../../sandbox/src/testing/accounts/people.ts'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'
import { MOST_KNOWN, remember } from './session.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange()
})
afterAll(() => exchange.stop())

test('an account knows its newest fifty browsers and those that are signed in, however many ids a phone invents', async () => {
  const { email, deviceId } = await registerByEmail(exchange)
  const { db, clock } = exchange.sandbox.context
  const id = String(db.prepare('SELECT id FROM user WHERE email = ?').get(email)?.id)
  for (let nth = 0; nth < 60; nth++) remember(db, id, `invented-${nth}`, clock.now() + nth)
  const known = db
    .prepare('SELECT device_id FROM known_device WHERE user_id = ?')
    .all(id)
    .map(row => row.device_id)
  const newest = Array.from({ length: MOST_KNOWN }, (_, nth) => `invented-${nth + 10}`)
  expect(known.sort()).toEqual([deviceId, ...newest].sort())
  const tryOn = async (device: string) => (await login(exchange, { account: email, deviceId: device })).refusal
  expect([await tryOn('invented-9'), await tryOn('invented-10')]).toEqual(['code-required', null])
})

test('an account keeps a browser that signs in again and again, however many others sign in meanwhile', async () => {
  const { email } = await registerByEmail(exchange)
  const { db, clock } = exchange.sandbox.context
  const id = String(db.prepare('SELECT id FROM user WHERE email = ?').get(email)?.id)
  for (let nth = 0; nth < 2 * MOST_KNOWN; nth++) {
    remember(db, id, 'used-daily', clock.now() + 2 * nth)
    remember(db, id, `invented-${nth}`, clock.now() + 2 * nth + 1)
  }
  expect((await login(exchange, { account: email, deviceId: 'used-daily' })).refusal).toBeNull()
  expect((await login(exchange, { account: email, deviceId: 'invented-9' })).refusal).toBe('code-required')
})
