import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { keepPush } from '../surface/push/kept.ts'
import { setToken } from '../surface/session/token.ts'
import { platformOf } from '../surface/transport/testing/platform.ts'
import { plug } from '../surface/transport/testing/plug.ts'
import { until } from '../surface/transport/testing/real-time.ts'
import { ok, startWire, type Wire } from '../surface/transport/testing/wire.ts'
import { followPush } from './push.ts'

const point = (fill: number) => new Uint8Array(65).fill(fill)
const OWN = point(0xfb)
const key = Buffer.from(OWN).toString('base64url')
const transportPublicKey = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .publicKey.export({ type: 'spki', format: 'der' })
  .toString('base64')

let wire: Wire
/** By which key the browser is subscribed; undefined: it is not. */
let made: Uint8Array | undefined

const subscription = () => ({
  endpoint: `https://push.example/${made?.[0]}`,
  options: { applicationServerKey: made?.buffer },
  toJSON: () => ({ endpoint: `https://push.example/${made?.[0]}`, keys: { p256dh: 'p', auth: 'a' } }),
  async unsubscribe() {
    made = undefined
    return true
  },
})
const pushManager = {
  getSubscription: async () => (made ? subscription() : null),
  async subscribe() {
    if (made) throw new DOMException('another key', 'InvalidStateError')
    made = OWN
    return subscription()
  },
}
const registration = { pushManager, getNotifications: async () => [] }
const serviceWorker = Object.assign(new EventTarget(), {
  ready: Promise.resolve(registration),
  getRegistration: async () => registration,
})

const requestNames = () => wire.seen.map(({ path }) => path.split('/').at(-1))

beforeAll(async () => {
  wire = await startWire()
  wire.answer((seen, response) => ok(seen.method === 'GET' ? { key } : {})(seen, response))
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  Object.assign(globalThis, { Notification: { permission: 'granted' } })
  plug(() => platformOf(wire.url, { transportPublicKey }), { token: () => 't1' })
})
afterAll(() => wire.close())
beforeEach(() => {
  localStorage.clear()
  wire.seen.length = 0
  setToken('t1')
})

const turnedOn = (endpoint: string) => keepPush({ endpoint, lang: 'en-US', kinds: ['alert'], amounts: false })

test('makes a subscription of another key than the exchange’s anew, and tells the exchange', async () => {
  made = point(0x11)
  turnedOn('https://push.example/17')
  followPush()
  await until(() => wire.seen.length === 2)
  expect([made, requestNames()]).toEqual([OWN, ['key', 'subscribe']])
})

test('leaves a subscription of the exchange’s key as it is', async () => {
  made = OWN
  turnedOn('https://push.example/251')
  followPush()
  await until(() => wire.seen.length === 1)
  expect([made, requestNames()]).toEqual([OWN, ['key']])
})

test.each([
  ['somebody who did not turn it on', 't1'],
  ['a visitor', ''],
])('ends a subscription on a phone of %s', async (_, token) => {
  setToken(token)
  made = point(0x11)
  followPush()
  await until(() => made === undefined)
  expect(requestNames()).toEqual([])
})
