/** What is told reaches a browser that is shut: once, sealed for it alone, within the two seconds; and nobody is sent where they should not be. */
import { createECDH } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  createAlertCall,
  type InputOf,
  pushKeyCall,
  pushKinds,
  pushStateCall,
  pushSubscribeCall,
  pushUnsubscribeCall,
  rechargeApplyCall,
  sessionRevokeCall,
} from '@shared/contract'
import { alertDirections, orderTypes } from '@shared/contract/codes'
import { placed } from '../../../sandbox/src/testing/positions/orders.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { decrypt, PushService, until } from '../../../testing/src/push-service.ts'
import { openSession } from '../accounts/session.ts'

/** In stretches of a minute: up after ten seconds, then down, then far down. */
const MINUTE = 60
const course = Array.from({ length: 120 }, (_, nth) => nth * MINUTE).flatMap((at): [number, string][] => [
  [at, '64000'],
  [at + 10, '65000'],
  [at + 20, '62900'],
  [at + 30, '60200'],
  [at + 40, '64000'],
])
const BEGAN = Date.parse('2026-11-25T10:00:00+08:00')

let exchange: Exchange
let service: PushService
let user: TestUser
const now = () => exchange.sandbox.context.clock.now()
const to = (second: number) => exchange.sandbox.advance(second - (((now() - BEGAN) / 1000) % MINUTE))

beforeAll(async () => {
  service = await new PushService().start()
  const tape = { start: '2026-11-25 10:00:00', symbols: { BTCUSDT: course }, gaps: [] }
  exchange = await startExchange({ tape, pushOrigins: [service.origin] })
})
beforeEach(async () => {
  await to(MINUTE)
  user = await exchange.newUser({ balance: '1000', contract: '1000' })
})
afterAll(async () => {
  await exchange.stop()
  service.stop()
})

type Input = InputOf<typeof pushSubscribeCall>
const asked = ({ endpoint, keys }: Pick<Input, 'endpoint' | 'keys'>, change: Partial<Input> = {}): Input => ({
  ...{ endpoint, keys, kinds: [...pushKinds] },
  ...change,
})
const subscribe = (input: Input, who = user, language = 'en') =>
  exchange.client.call(pushSubscribeCall, input, { token: who.token, language })

/** A browser of the person's that is told of everything. */
async function told(change: Partial<Input> = {}, answer?: Parameters<PushService['browser']>[0], language = 'en') {
  const browser = service.browser(answer)
  expect(await subscribe(asked(browser, change), user, language)).toMatchObject({ code: 200 })
  return browser
}
const alert = (price = '64900') =>
  exchange.client.ask(
    createAlertCall,
    { symbol: 'BTCUSDT', direction: alertDirections.rises, price, clientOrderId: newOrderId() },
    user,
  )
/** What has come to a browser, once it is so many. */
const came = async ({ path }: { path: string }, n = 1) => {
  await until(() => service.to(path).length >= n, `${n} at ${path}`)
  return service.to(path)
}
const none = { payload: {} as Record<string, unknown>, headers: {} }
const waiting = () => exchange.sandbox.context.db.prepare('SELECT count(*) AS n FROM push_due').get()?.n
const idle = () => until(() => waiting() === 0, 'the queue to be empty')

test('an alert goes to its browser at the tick itself, in the person’s language, with the way to its record', async () => {
  const browser = await told({}, undefined, 'ja')
  await alert()
  await to(9)
  await to(10)
  const [{ payload, headers } = none] = await came(browser)
  expect(payload).toMatchObject({ title: '価格アラート', path: '/kline?symbol=BTCUSDT', lang: 'ja-JP' })
  expect(payload.body).toMatch('65,000.00')
  expect(headers).toMatchObject({ ttl: '14400', urgency: 'high', 'content-encoding': 'aes128gcm' })
  expect(service.faults).toEqual([])
  expect([...service.senders]).toEqual([(await exchange.client.ask(pushKeyCall, {}, user)).key])
})

const limit = { orderType: orderTypes.limit, price: '63000' }
const recharge = async () => {
  const order = { currency: 'USDT', network: 'TRC20', amount: '150', clientOrderId: newOrderId() }
  const { id } = await exchange.client.ask(rechargeApplyCall, order, user)
  await exchange.operate('recharge', 'approve', id)
  await exchange.sandbox.advance(1)
}
const events: readonly (readonly [kind: string, title: string, happen: () => Promise<unknown>, known: string])[] = [
  [
    'alert',
    'Price alert',
    () => alert().then(() => to(11)),
    'BTC/USDT has risen to 64,900.00. The price was 65,000.00.',
  ],
  ['filled', 'Order filled', () => placed(exchange, user, limit).then(() => to(21)), 'BTC/USDT'],
  [
    'filled',
    'Take profit reached',
    () => placed(exchange, user, { takeProfitPrice: '65000' }).then(() => to(11)),
    'BTC/USDT',
  ],
  [
    'filled',
    'Stop loss reached',
    () => placed(exchange, user, { stopLossPrice: '63000' }).then(() => to(21)),
    'BTC/USDT',
  ],
  ['liquidated', 'Position liquidated', () => placed(exchange, user).then(() => to(31)), 'BTC/USDT'],
  ['recharge', 'Deposit credited', recharge, ''],
]
test.each(events)(
  '%s, "%s": once to whoever wants that kind, to nobody else, without sums',
  async (kind, title, happen, body) => {
    const wanted = await told({ kinds: [kind] as Input['kinds'] })
    const stranger = user
    user = await exchange.newUser()
    const other = await told()
    user = stranger
    await happen()
    const payload = (await came(wanted))[0]?.payload
    expect(payload).toMatchObject({ title, body })
    await idle()
    expect([service.to(wanted.path).length, service.to(other.path).length]).toEqual([1, 0])
  },
)

test('a kind that nobody asked for is not sent; with sums asked for the whole sentence is', async () => {
  const browser = await told({ kinds: ['recharge'], amounts: true })
  await alert()
  await to(11)
  await recharge()
  const pushed = await came(browser)
  await idle()
  expect(pushed.map(({ payload }) => payload.body)).toEqual([expect.stringMatching('150.00.USDT has been added')])
})

test('it says what is on, of the asking session alone; what is taken off, or asked for anew, counts at once', async () => {
  const browser = await told({ kinds: ['alert'] })
  const state = (who: TestUser) => exchange.client.ask(pushStateCall, browser, who)
  expect(await state(user)).toEqual({ kinds: ['alert'], amounts: false })
  await subscribe(asked(browser, { kinds: ['filled', 'alert'], amounts: true }))
  expect(await state(user)).toEqual({ kinds: ['alert', 'filled'], amounts: true })
  const other = await exchange.newUser()
  expect(await state(other)).toMatchObject({ kinds: [] })
  await exchange.client.ask(pushUnsubscribeCall, browser, other)
  expect(await state(user)).toMatchObject({ kinds: ['alert', 'filled'] })
  await exchange.client.ask(pushUnsubscribeCall, browser, user)
  expect(await state(user)).toMatchObject({ kinds: [] })
})

test('one browser, two people: the newer is told, and nothing of the first goes there any more', async () => {
  const browser = await told()
  await alert()
  const second = await exchange.newUser()
  await subscribe(asked(browser), second)
  await to(11)
  await idle()
  expect(service.to(browser.path)).toEqual([])
  expect(await exchange.client.ask(pushStateCall, browser, second)).toMatchObject({ kinds: pushKinds })
})

test('whoever was signed out from afar is told nothing', async () => {
  const browser = await told()
  await alert()
  const [{ id = '' } = {}] = (await exchange.client.send('GET', '/api/user/appUser/sessionList', user)).result as {
    id: string
  }[]
  await exchange.client.ask(sessionRevokeCall, { id }, user)
  await to(11)
  await until(() => waiting() === 0, 'the queue to be empty')
  expect(service.to(browser.path)).toEqual([])
})

test.each([404, 410])('%i ends the subscription', async status => {
  const browser = await told({}, response => response.writeHead(status).end())
  await alert()
  await to(11)
  await came(browser)
  await idle()
  expect(await exchange.client.ask(pushStateCall, browser, user)).toMatchObject({ kinds: [] })
})

test.each([429, 500, 503])('%i is tried again after a rest, and then it is there once', async status => {
  const browser = await told({}, (response, nth) => response.writeHead(nth === 1 ? status : 201).end())
  await alert()
  await to(10)
  await came(browser)
  await until(() => tries() === 1, 'the rest to be written down')
  await to(14)
  expect(service.to(browser.path)).toHaveLength(1)
  await to(15)
  await came(browser, 2)
  await idle()
})
const tries = () => exchange.sandbox.context.db.prepare('SELECT tries FROM push_due').get()?.tries

test('it rests as long as the service asks for, and gives up after the sixth try', async () => {
  const browser = await told({}, (response, nth) =>
    response.writeHead(429, nth === 1 ? { 'retry-after': '40' } : {}).end(),
  )
  await alert()
  await to(10)
  for (const [nth, rest] of [39, 30, 120, 600, 1800].entries()) {
    await until(() => tries() === nth + 1, `try ${nth + 1}`)
    await exchange.sandbox.advance(rest)
    if (nth === 0) expect(service.to(browser.path)).toHaveLength(1)
    await exchange.sandbox.advance(1)
  }
  await idle()
  expect(service.to(browser.path)).toHaveLength(6)
})

const refusing: readonly (readonly [what: string, status: number, headers: Record<string, string>])[] = [
  ['a redirect', 302, { location: '/elsewhere' }],
  ['what cannot be', 400, {}],
]
test.each(refusing)('%s is neither followed nor tried again', async (_, status, headers) => {
  const browser = await told({}, response => response.writeHead(status, headers).end())
  await alert()
  await to(11)
  await came(browser)
  await idle()
  expect([service.to(browser.path).length, service.faults]).toEqual([1, []])
})

test('an answer without end is not read, and one service that hangs keeps no other browser waiting', async () => {
  const endless = await told({}, response => {
    response.writeHead(201)
    const more = () => response.destroyed || response.write('x'.repeat(65_536), () => setImmediate(more))
    more()
  })
  const first = user
  user = await exchange.newUser()
  const hanging = await told({}, () => {})
  await alert()
  user = first
  await alert()
  await to(11)
  await came(hanging)
  await came(endless)
  await until(() => waiting() === 1, 'the endless one to be settled')
  user = await exchange.newUser()
  const third = await told()
  await recharge()
  await came(third)
})

test('browsers of one person that hang take four places, and leave the others to everybody else', async () => {
  const { db } = exchange.sandbox.context
  const hanging = Array.from({ length: 6 }, () => service.browser(() => {}))
  for (const [nth, browser] of hanging.entries()) {
    const token = openSession(db, user.id, { deviceId: `${nth}`, device: '', network: '', language: 'en-us' }, now())
    expect(await subscribe(asked(browser), { ...user, token })).toMatchObject({ code: 200 })
  }
  await alert()
  await to(11)
  user = await exchange.newUser()
  const other = await told()
  await recharge()
  await came(other)
  expect(hanging.filter(({ path }) => service.to(path).length > 0)).toHaveLength(4)
})

test('what cannot be sealed rests like what cannot be reached', async () => {
  await told()
  const { db } = exchange.sandbox.context
  db.prepare("UPDATE push_subscription SET p256dh = 'AA' WHERE user_id = ?").run(user.id)
  await alert()
  await to(10)
  const mine = 'SELECT tries FROM push_due JOIN message ON message.id = message_id WHERE user_id = ?'
  await until(() => db.prepare(mine).get(user.id)?.tries === 1, 'the rest to be written down')
})

const far = createECDH('prime256v1')
far.generateKeys()
const off = Buffer.from(far.getPublicKey())
off[64] = (off[64] ?? 0) ^ 1
test.each([
  ['http://fcm.googleapis.com/fcm/send/x', {}],
  ['https://fcm.googleapis.com:8443/fcm/send/x', {}],
  ['https://fcm.googleapis.com@127.0.0.1/x', {}],
  ['https://user:pass@fcm.googleapis.com/x', {}],
  ['https://fcm.googleapis.com.evil.example/x', {}],
  ['https://evilpush.apple.com/x', {}],
  ['https://127.0.0.1/x', {}],
  ['https://[::1]/x', {}],
  ['https://169.254.169.254/latest', {}],
  ['file:///etc/passwd', {}],
  ['nothing', {}],
  [' https://fcm.googleapis.com/x', {}],
  ['HTTPS://fcm.googleapis.com/x', {}],
  ['https://%65.push.apple.com/x', {}],
  ['https://fcm.googleapis.com/x#2', {}],
  ['https://fcm.googleapis.com/fcm/send/x', { p256dh: off.toString('base64url') }],
  ['https://fcm.googleapis.com/fcm/send/x', { p256dh: far.getPublicKey('base64url', 'compressed') }],
  ['https://fcm.googleapis.com/fcm/send/x', { auth: 'AAAA' }],
])('%s with %j is taken from nobody', async (endpoint, change) => {
  const keys = { p256dh: far.getPublicKey('base64url'), auth: Buffer.alloc(16).toString('base64url'), ...change }
  expect(await subscribe(asked({ endpoint, keys }))).toMatchObject({ refusal: 'field-invalid' })
})

test('a known service is taken, and another person’s closed account leaves nothing behind', async () => {
  const keys = { p256dh: far.getPublicKey('base64url'), auth: Buffer.alloc(16).toString('base64url') }
  for (const host of [
    'fcm.googleapis.com',
    'updates.push.services.mozilla.com',
    'web.push.apple.com',
    'wns2-par02p.notify.windows.com',
  ])
    expect(await subscribe(asked({ endpoint: `https://${host}/x`, keys }))).toMatchObject({ code: 200 })
  const rows = exchange.sandbox.context.db
    .prepare('SELECT endpoint FROM push_subscription WHERE user_id = ?')
    .all(user.id)
  expect(rows).toMatchObject([{ endpoint: 'https://wns2-par02p.notify.windows.com/x' }])
  await exchange.client.ask(pushUnsubscribeCall, { endpoint: 'https://wns2-par02p.notify.windows.com/x' }, user)
})

test('the tests open messages as RFC 8291 does: its own example', () => {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url'))
  const body = `DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN`
  const auth = Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url')
  expect(decrypt(Buffer.from(body, 'base64url'), { pair, auth }).toString()).toBe(
    'When I grow up, I want to be a watermelon',
  )
})
