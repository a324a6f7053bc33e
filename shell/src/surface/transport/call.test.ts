import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { ecb } from '@noble/ciphers/aes.js'
import { defineCall } from '@shared/contract/call'
import * as v from 'valibot'
import { call } from './call.ts'
import { resetClock, serverNow } from './clock.ts'
import { isOnline, reached, setOffline } from './connection.ts'
import { setPort } from './port.ts'
import { platformOf } from './testing/platform.ts'
import { type Answer, hangUp, json, ok, startWire, type Wire } from './testing/wire.ts'

const get = defineCall({
  method: 'GET',
  path: '/api//x/{id}',
  auth: 'token',
  owner: 'shell',
  answers: 'x',
  input: { id: v.string(), a: v.nullish(v.string()), b: v.optional(v.number()) },
  output: v.object({ rows: v.array(v.object({ price: v.string() })) }),
})
const post = defineCall({
  method: 'POST',
  path: '/api/order/{id}',
  auth: 'token',
  owner: 'shell',
  answers: 'x',
  input: { id: v.string(), memo: v.nullish(v.string()) },
  output: v.unknown(),
})
const rows = { rows: [{ price: '1' }] }

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const transportPublicKey = keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')

let wire: Wire
let token = 't1'
const expired: string[] = []
const notices: string[] = []

beforeAll(async () => {
  wire = await startWire()
})
afterAll(() => wire.close())

beforeEach(() => {
  token = 't1'
  for (const list of [wire.seen, expired, notices]) list.length = 0
  setPort({
    token: () => token,
    onExpired: used => {
      expired.push(used)
      if (used === token) token = ''
    },
    notify: text => void notices.push(text),
    config: () => platformOf(wire.url, { transportPublicKey }),
    language: () => 'ja-JP',
  })
})
afterEach(() => {
  reached(Number.POSITIVE_INFINITY)
  resetClock()
})

/** Answers in turn; the last one stays. */
const inTurn = (...answers: Answer[]) =>
  wire.answer((seen, response) => (answers.length > 1 ? answers.shift() : answers[0])?.(seen, response))

test('a GET carries its headers, its path filled and its query without what is null', async () => {
  wire.answer(ok(rows))
  await expect(call(get, { id: 'a/b', a: null, b: 0 })).resolves.toEqual({ state: 'ok', value: rows })
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
  await call(get, { id: '1' })
  await call(get, { id: '1' }, { token: 'demo' })
  expect(wire.seen.map(seen => seen.headers['x-access-token'])).toEqual([undefined, 'demo'])
})

test('the body of a POST is wrapped as the server unwraps it', async () => {
  wire.answer(ok(null))
  await call(post, { id: '7', memo: null })
  const [key = '', payload = ''] = wire.seen[0]?.body.split('.') ?? []
  const opened = privateDecrypt(
    { key: keys.privateKey, padding: constants.RSA_PKCS1_PADDING },
    Buffer.from(key, 'base64'),
  )
  expect(Buffer.from(ecb(opened).decrypt(Buffer.from(payload, 'base64'))).toString()).toBe('{}')
  expect(wire.seen[0]?.path).toBe('/api/order/7')
})

test('a call marked plain is not wrapped', async () => {
  wire.answer(ok(null))
  await call({ ...post, plain: true }, { id: '7', memo: 'x' })
  expect(wire.seen[0]?.body).toBe('{"memo":"x"}')
})

test('a path parameter that is missing is a fault of the caller, said in words', async () => {
  // @ts-expect-error the input lacks its id
  await expect(call(get, {})).rejects.toThrow('/api//x/{id} needs "id" in its input')
})

test('a refusal is told by its message and carries its name and values', async () => {
  wire.answer(
    json({ code: 500, success: false, message: 'Enter 1 to 5', result: { refusal: 'quantity-range', min: '1' } }),
  )
  await expect(call(get, { id: '1' })).rejects.toMatchObject({
    name: 'RefusedError',
    code: 500,
    message: 'Enter 1 to 5',
    refusal: 'quantity-range',
    result: { min: '1' },
  })
  expect(notices).toEqual(['Enter 1 to 5'])
})

test('a refusal without a message says Error', async () => {
  wire.answer(json({ code: 404 }))
  await expect(call(get, { id: '1' })).rejects.toMatchObject({ message: 'Error', refusal: undefined })
  expect(notices).toEqual(['Error'])
})

test.each(['screen', 'none'] as const)('with notice %p the transport tells nobody', async notice => {
  wire.answer(json({ code: 500, message: 'No' }))
  await expect(call(get, { id: '1' }, { notice })).rejects.toThrow('No')
  expect(notices).toEqual([])
})

test.each([200, 401])('code 401 under HTTP %p resolves expired and is told', async status => {
  wire.answer(json({ code: 401, message: 'Log in' }, status))
  await expect(call(get, { id: '1' })).resolves.toEqual({ state: 'expired', reply: { code: 401, message: 'Log in' } })
  expect(expired).toEqual(['t1'])
  expect(notices).toEqual([])
})

test('three calls of one token that expire together are told once; the next token tells again', async () => {
  wire.answer(json({ code: 401 }))
  await Promise.all([1, 2, 3].map(id => call(get, { id: String(id) })))
  expect(expired).toEqual(['t1'])
  token = 't2'
  await Promise.all([1, 2].map(id => call(get, { id: String(id) })))
  expect(expired).toEqual(['t1', 't2'])
})

test('a visitor who meets a 401 twice, one after the other, is led to log in twice', async () => {
  token = ''
  wire.answer(json({ code: 401 }))
  await call(get, { id: '1' })
  await call(get, { id: '1' })
  expect(expired).toEqual(['', ''])
})

test('on401 return leaves the session alone', async () => {
  wire.answer(json({ code: 401 }))
  await expect(call(get, { id: '1' }, { on401: 'return' })).resolves.toMatchObject({ state: 'expired' })
  expect(expired).toEqual([])
})

test('an HTTP 401 without an envelope is swallowed: resolved, nothing told', async () => {
  wire.answer((_, response) => void response.writeHead(401).end('<html>'))
  await expect(call(get, { id: '1' })).resolves.toEqual({ state: 'expired' })
  expect(expired).toEqual([])
})

test('an HTTP error without an envelope rejects with its status, method and address, and without a notice', async () => {
  wire.answer((_, response) => void response.writeHead(502).end('Bad gateway'))
  await expect(call(get, { id: '1' })).rejects.toMatchObject({
    name: 'TransportError',
    kind: 'http',
    status: 502,
    uncertain: false,
    message: 'GET /api//x/{id}: http, status 502',
    requestId: expect.any(String),
  })
  expect(notices).toEqual([])
})

test('a good status with a page of HTML is malformed', async () => {
  wire.answer((_, response) => void response.end('<html>Sign in to the hotel</html>'))
  await expect(call(get, { id: '1' })).rejects.toMatchObject({ kind: 'malformed', status: 200 })
})

test('a result that does not fit the contract names its first wrong field, and is logged once', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  wire.answer(ok({ rows: [{ price: '1' }, { price: true }] }))
  for (const _ of [1, 2])
    await expect(call(get, { id: '1' })).rejects.toThrow('the result does not fit the contract at rows.1.price')
  expect(log).toHaveBeenCalledTimes(1)
  log.mockRestore()
})

test('a GET is repeated once after a network failure, under the same request id', async () => {
  inTurn(hangUp, ok(rows))
  await expect(call(get, { id: '1' })).resolves.toMatchObject({ state: 'ok' })
  expect(wire.seen).toHaveLength(2)
  expect(new Set(wire.seen.map(seen => seen.headers['x-request-id'])).size).toBe(1)
})

test('a GET is not repeated twice, nor after an answer of any kind', async () => {
  inTurn(hangUp)
  await expect(call(get, { id: '1' })).rejects.toMatchObject({ kind: 'network', uncertain: false })
  expect(wire.seen).toHaveLength(2)
  inTurn((_, response) => void response.writeHead(503).end())
  await expect(call(get, { id: '1' })).rejects.toMatchObject({ kind: 'http' })
  expect(wire.seen).toHaveLength(3)
})

test('a POST is never repeated; what became of it is uncertain', async () => {
  inTurn(hangUp, ok(null))
  await expect(call(post, { id: '1' })).rejects.toMatchObject({ kind: 'network', uncertain: true })
  expect(wire.seen).toHaveLength(1)
})

test('two network failures in a row mean offline: then a POST fails at once, unsent, and a GET that gets through ends it', async () => {
  inTurn(hangUp)
  await expect(call(get, { id: '1' })).rejects.toMatchObject({ kind: 'network' })
  expect(isOnline()).toBe(false)
  await expect(call(post, { id: '1' })).rejects.toMatchObject({ kind: 'offline', uncertain: false })
  expect(wire.seen).toHaveLength(2)
  inTurn(ok(rows))
  await call(get, { id: '1' })
  expect(isOnline()).toBe(true)
})

test('a failure between two replies is no loss of connection', async () => {
  inTurn(hangUp, ok(null), hangUp, ok(null))
  for (const id of ['1', '2', '3', '4']) await call(post, { id }).catch(() => {})
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
  await expect(call(get, { id: '1' }, { signal: gone.signal })).rejects.toMatchObject({ name: 'AbortError' })
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
  await expect(call(get, { id: '1' }, { signal: gone.signal })).rejects.toMatchObject({ name: 'AbortError' })
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
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  const asked = call(get, { id: '1' }).catch((error: unknown) => error)
  await arrived
  for (let i = 0; i < 20; i++) await new Promise(resolve => setImmediate(resolve)) // the header reaches the phone
  jest.advanceTimersByTime(60_000)
  jest.useRealTimers()
  await expect(asked).resolves.toMatchObject({ kind: 'timeout', uncertain: false })
})

test("each reply's time sets the server's clock", async () => {
  const server = Date.now() + 3_600_000
  wire.answer((seen, response) => ok(rows, { timestamp: server })(seen, response))
  await call(get, { id: '1' })
  expect(Math.abs(serverNow() - server)).toBeLessThan(5000)
})
