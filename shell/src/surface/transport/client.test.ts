import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { ecb } from '@noble/ciphers/aes.js'
import { call } from './call.ts'
import { resetClock, sampleClock } from './clock.ts'
import { isOnline, reached, setOffline } from './connection.ts'
import { getCall, postCall, rows } from './testing/calls.ts'
import { platformOf } from './testing/platform.ts'
import { plug } from './testing/plug.ts'
import { settle, stopClocks } from './testing/real-time.ts'
import { type Answer, hangUp, ok, startWire, type Wire } from './testing/wire.ts'

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const transportPublicKey = keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')

let wire: Wire
let token = 't1'
let notices: string[] = []

beforeAll(async () => {
  wire = await startWire()
})
afterAll(() => wire.close())
beforeEach(() => {
  token = 't1'
  wire.seen.length = 0
  const language = () => 'ja-JP' as const
  notices = plug(() => platformOf(wire.url, { transportPublicKey }), { token: () => token, language }).notices
})
afterEach(() => reached(Number.POSITIVE_INFINITY))

/** Answers in turn; the last one stays. */
const inTurn = (...answers: Answer[]) =>
  wire.answer((seen, response) => (answers.length > 1 ? answers.shift() : answers[0])?.(seen, response))

/** As the server opens a sealed body. */
function open(body: string): string {
  const [key = '', payload = ''] = body.split('.')
  const opened = privateDecrypt(
    { key: keys.privateKey, padding: constants.RSA_PKCS1_PADDING },
    Buffer.from(key, 'base64'),
  )
  return Buffer.from(ecb(opened).decrypt(Buffer.from(payload, 'base64'))).toString()
}

test('a GET carries its headers, its path filled and its query without what is null', async () => {
  wire.answer(ok(rows))
  await expect(call(getCall, { id: 'a/b', a: null, b: 0 })).resolves.toEqual({ state: 'ok', value: rows, code: 200 })
  const [seen] = wire.seen
  expect(seen?.path).toBe('/api//x/a%2Fb')
  expect(String(seen?.query)).toBe('b=0')
  expect(seen?.headers).toMatchObject({
    'x-access-token': 't1',
    'accept-language': 'ja-JP',
    'content-type': 'application/json;charset=UTF-8',
    'x-request-id': expect.stringMatching(/^[0-9a-f]{16}$/),
  })
  expect(seen?.headers.cookie).toBeUndefined()
})

test('a visitor sends no token; a call may bring another', async () => {
  token = ''
  wire.answer(ok(rows))
  await call(getCall, { id: '1' })
  await call(getCall, { id: '1' }, { token: 'demo' })
  expect(wire.seen.map(seen => seen.headers['x-access-token'])).toEqual([undefined, 'demo'])
})

test('the body of a POST is wrapped as the server unwraps it', async () => {
  wire.answer(ok(null))
  await call(postCall, { id: '7', memo: null })
  expect(open(wire.seen[0]?.body ?? '')).toBe('{}')
  expect(wire.seen[0]?.path).toBe('/api/order/7')
})

test("where the server has it a sealed body says at its top when it was sealed, by the server's clock", async () => {
  plug(() => platformOf(wire.url, { transportPublicKey, features: ['sealed-time'] }))
  resetClock()
  const now = performance.now()
  sampleClock(9_000_000, now, now)
  wire.answer(ok(null))
  await call(postCall, { id: '7', memo: 'x' })
  await call({ ...postCall, plain: true }, { id: '7', memo: 'x' })
  resetClock()
  const [sealed = '', plain] = wire.seen.map(({ body }) => body)
  const { sentAt, ...rest } = JSON.parse(open(sealed))
  expect([rest, plain]).toEqual([{ memo: 'x' }, '{"memo":"x"}'])
  expect(Math.abs(sentAt - 9_000_000)).toBeLessThan(5000)
})

test('nothing that is answered to one person is kept for another, and no cookie goes along', async () => {
  const asked: Request[] = []
  const request = (...[input, init]: Parameters<typeof fetch>) => {
    asked.push(new Request(input, init))
    return fetch(input, init)
  }
  plug(() => platformOf(wire.url), { request })
  wire.answer(ok(rows))
  await call(getCall, { id: '1' })
  expect(asked.map(({ cache, credentials }) => [cache, credentials])).toEqual([['no-store', 'omit']])
})

test('a call marked plain is not wrapped', async () => {
  wire.answer(ok(null))
  await call({ ...postCall, plain: true }, { id: '7', memo: 'x' })
  expect(wire.seen[0]?.body).toBe('{"memo":"x"}')
})

test('a GET is repeated once after a network failure, under the same request id', async () => {
  inTurn(hangUp, ok(rows))
  await expect(call(getCall, { id: '1' })).resolves.toMatchObject({ state: 'ok' })
  expect(wire.seen).toHaveLength(2)
  expect(new Set(wire.seen.map(seen => seen.headers['x-request-id'])).size).toBe(1)
})

test('a GET is not repeated twice, nor after an answer of any kind', async () => {
  inTurn(hangUp)
  await expect(call(getCall, { id: '1' })).rejects.toMatchObject({ kind: 'network', uncertain: false })
  expect(wire.seen).toHaveLength(2)
  inTurn((_, response) => void response.writeHead(503).end())
  await expect(call(getCall, { id: '1' })).rejects.toMatchObject({ kind: 'http' })
  expect(wire.seen).toHaveLength(3)
})

test('a POST is never repeated; what became of it is uncertain', async () => {
  inTurn(hangUp, ok(null))
  await expect(call(postCall, { id: '1' })).rejects.toMatchObject({ kind: 'network', uncertain: true })
  expect(wire.seen).toHaveLength(1)
})

test('two network failures in a row mean offline: then a POST fails at once, unsent, and a GET that gets through ends it', async () => {
  inTurn(hangUp)
  await expect(call(getCall, { id: '1' })).rejects.toMatchObject({ kind: 'network' })
  expect(isOnline()).toBe(false)
  await expect(call(postCall, { id: '1' })).rejects.toMatchObject({ kind: 'offline', uncertain: false })
  expect(wire.seen).toHaveLength(2)
  inTurn(ok(rows))
  await call(getCall, { id: '1' })
  expect(isOnline()).toBe(true)
})

test('a failure between two replies is no loss of connection', async () => {
  inTurn(hangUp, ok(null), hangUp, ok(null))
  for (const id of ['1', '2', '3', '4']) await call(postCall, { id }).catch(() => {})
  expect(isOnline()).toBe(true)
})

test('a reply to what was asked before the connection was lost does not bring it back', () => {
  const sentAt = performance.now()
  setOffline()
  reached(sentAt)
  expect(isOnline()).toBe(false)
})

test('an aborted call rejects with the abort, tells nobody and counts as no failure', async () => {
  const gone = new AbortController()
  wire.answer(() => gone.abort())
  await expect(call(getCall, { id: '1' }, { signal: gone.signal })).rejects.toMatchObject({ name: 'AbortError' })
  expect(wire.seen).toHaveLength(1)
  expect(notices).toEqual([])
  expect(isOnline()).toBe(true)
})

test('an abort during the pause before the repeat ends the call', async () => {
  const gone = new AbortController()
  wire.answer((seen, response) => {
    hangUp(seen, response)
    setTimeout(() => gone.abort(), 50)
  })
  await expect(call(getCall, { id: '1' }, { signal: gone.signal })).rejects.toMatchObject({ name: 'AbortError' })
  expect(wire.seen).toHaveLength(1)
})

test.each([
  ['no answer', (() => {}) as Answer],
  ['a body that never ends', ((_, response) => void response.writeHead(200).write('{')) as Answer],
])('%s within 60 s is a time-out', async (_, answer) => {
  const arrived = new Promise<void>(resolve => {
    wire.answer((seen, response) => {
      answer(seen, response)
      resolve()
    })
  })
  stopClocks()
  const asked = call(getCall, { id: '1' }).catch((error: unknown) => error)
  await arrived
  await settle() // the header reaches the phone
  jest.advanceTimersByTime(60_000)
  jest.useRealTimers()
  await expect(asked).resolves.toMatchObject({ kind: 'timeout', uncertain: false })
})
