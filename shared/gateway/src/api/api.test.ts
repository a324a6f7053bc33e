import { once } from 'node:events'
import http from 'node:http'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, test } from '@jest/globals'
import { temporaryFolder } from '@shared/release/testing'
import { request, running, serve } from '../testing/running.ts'

const folder = temporaryFolder()
let at: Awaited<ReturnType<typeof running>>
/** The exchange of this test says what it was asked. */
const second = Promise.withResolvers<void>()
const streamClosed = Promise.withResolvers<void>()

const exchange = async (req: http.IncomingMessage, res: http.ServerResponse) => {
  if (req.url?.startsWith('/api/stream')) return stream(res)
  if (req.url === '/api/cut') return res.writeHead(200, { 'content-length': 10 }).write('half', () => res.destroy())
  if (req.url === '/api/dies') return req.socket.destroy()
  if (req.url === '/api/cookies') res.setHeader('set-cookie', ['a=1; HttpOnly', 'b=2']).setHeader('set-cookie2', 'c=3')
  if (req.url === '/api/picture') res.setHeader('cache-control', 'public, max-age=86400')
  if (req.url === '/api/page') res.setHeader('content-security-policy', "default-src 'self'; frame-ancestors 'self'")
  const { method, url, headers } = req
  res.writeHead(200, { 'content-type': 'application/json', 'x-own': 'kept', 'keep-alive': 'timeout=99' })
  res.end(JSON.stringify({ method, url, headers, body: await text(req) }))
}

async function stream(res: http.ServerResponse) {
  res.on('close', () => streamClosed.resolve())
  res.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n')
  await second.promise
  res.write('data: 2\n\n')
}

beforeAll(async () => {
  at = await running(folder, { apiUrl: await serve(exchange), maxBody: 1000 })
})

test('a call goes through as it was sent, and says where it came from', async () => {
  const headers = {
    'x-access-token': 't',
    'content-type': 'text/plain',
    'accept-language': 'ja-JP',
    'x-forwarded-for': '6.6.6.6',
  }
  const reply = await request(at.url, '/api//public/x?a=%20b', { method: 'POST', headers }, 'K.P')
  const asked = JSON.parse(reply.text)
  expect(asked).toMatchObject({ method: 'POST', url: '/api//public/x?a=%20b', body: 'K.P' })
  expect(asked.headers).toMatchObject({ 'x-access-token': 't', 'accept-language': 'ja-JP', host: new URL(at.url).host })
  expect(asked.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' })
  expect(reply.headers).toMatchObject({ 'x-own': 'kept', 'x-content-type-options': 'nosniff' })
})

test('headers of one connection end there', async () => {
  const headers = {
    connection: 'close, te',
    te: 'trailers',
    'proxy-authorization': 'x',
    'if-none-match': '"2"',
  }
  const reply = await request(at.url, '/api/x', { headers })
  const asked = JSON.parse(reply.text).headers
  expect(asked).toMatchObject({ connection: 'keep-alive', 'if-none-match': '"2"' })
  expect(Object.keys(asked)).not.toEqual(expect.arrayContaining(['te']))
  expect(Object.keys(asked)).not.toEqual(expect.arrayContaining(['proxy-authorization']))
  expect(reply.headers['keep-alive']).not.toBe('timeout=99')
})

test('every call has a request id: its own where it sent a sound one', async () => {
  const id = async (sent?: string) => {
    const reply = await at.get('/api/x', sent ? { 'x-request-id': sent } : {})
    return [JSON.parse(reply.text).headers['x-request-id'], reply.headers['x-request-id']]
  }
  expect(await id('phone-12345')).toEqual(['phone-12345', 'phone-12345'])
  for (const [asked, answered] of [await id(), await id('bad id "'), await id('x'.repeat(80))]) {
    expect(asked).toMatch(/^[\w-]{36}$/)
    expect(answered).toBe(asked)
  }
})

test('data may run nothing, a page of the exchange says itself what it may do', async () => {
  expect((await at.get('/api/x')).headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  expect((await at.get('/api/page')).headers['content-security-policy']).toBe(
    "default-src 'self'; frame-ancestors 'self'",
  )
})

test('the first event of a stream arrives before the second is sent, and leaving it ends it at the exchange', async () => {
  const { promise: reply, resolve } = Promise.withResolvers<http.IncomingMessage>()
  const asked = http.get(`${at.url}/api/stream`, { agent: false }, resolve)
  const events = (await reply)[Symbol.asyncIterator]()
  expect(String((await events.next()).value)).toBe('data: 1\n\n')
  second.resolve()
  expect(String((await events.next()).value)).toBe('data: 2\n\n')
  asked.on('error', () => {}).destroy()
  await streamClosed.promise
})

test('a body larger than allowed is refused, with a length said beforehand and without', async () => {
  const body = Buffer.alloc(2000, 'x')
  const said = await request(at.url, '/api/x', { method: 'POST', headers: { 'content-length': body.length } }, body)
  const counted = await request(at.url, '/api/x', { method: 'POST', headers: { 'transfer-encoding': 'chunked' } }, body)
  for (const { status, text } of [said, counted]) {
    expect(status).toBe(413)
    expect(JSON.parse(text)).toMatchObject({
      success: false,
      code: 413,
      message: 'The request is too large',
      result: null,
    })
  }
})

test('no cookie goes in and none comes out, whoever plants it', async () => {
  const headers = { cookie: 'session=planted', connection: 'close', 'x-access-token': 't' }
  const reply = await request(at.url, '/api/cookies', { headers })
  expect(JSON.parse(reply.text).headers).toEqual(expect.not.objectContaining({ cookie: expect.anything() }))
  expect(reply.headers).toMatchObject({ 'x-own': 'kept' })
  expect(reply.headers).toEqual(expect.not.objectContaining({ 'set-cookie': expect.anything() }))
  expect(reply.headers).toEqual(expect.not.objectContaining({ 'set-cookie2': expect.anything() }))
})

test('an answer is kept nowhere unless the exchange says so', async () => {
  const kept = async (path: string) => (await at.get(path)).headers['cache-control']
  expect([await kept('/api/x'), await kept('/api/picture')]).toEqual(['no-store', 'public, max-age=86400'])
})

test('what a sender says of its way is not passed on, nor what nobody needs', async () => {
  const claims = ['forwarded', 'x-real-ip', 'x-client-ip', 'true-client-ip', 'x-forwarded-host', 'x-original-url']
  const sent = Object.fromEntries(
    ['x-forwarded-for', 'x-http-method-override', ...claims].map(name => [name, '6.6.6.6']),
  )
  const asked = JSON.parse((await at.get('/api/x', sent)).text).headers
  expect(JSON.stringify(asked)).not.toContain('6.6.6.6')
  expect(asked['x-forwarded-for']).toBe('127.0.0.1')
})

test('calls are made by GET and POST, nothing else reaches the exchange', async () => {
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']) {
    const reply = await request(at.url, '/api/x', { method })
    expect([reply.status, reply.headers.allow]).toEqual([405, 'GET, HEAD, POST'])
    expect(JSON.parse(reply.text)).toMatchObject({ success: false, code: 405 })
  }
})

test('a page of no origin may be asked about its ticket, and brings it along', async () => {
  const asked = await request(at.url, '/api/content/appChat/send', { method: 'OPTIONS', headers: { origin: 'null' } })
  expect(JSON.parse(asked.text)).toMatchObject({ method: 'OPTIONS' })
  const sent = await at.get('/api/content/appChat/messages', { 'x-chat-ticket': 'f'.repeat(64) })
  expect(JSON.parse(sent.text).headers).toMatchObject({ 'x-chat-ticket': 'f'.repeat(64) })
})

test('an exchange that cannot be reached did nothing, and the envelope says so', async () => {
  const alone = await running(`${folder}/alone`)
  const reply = await request(
    alone.url,
    '/api/app/login',
    { method: 'POST', headers: { 'x-request-id': 'phone-12345' } },
    'K.P',
  )
  expect([reply.status, reply.headers['content-type'], reply.headers['x-request-id']]).toEqual([
    502,
    'application/json',
    'phone-12345',
  ])
  expect(JSON.parse(reply.text)).toEqual({
    success: false,
    message: 'The exchange cannot be reached at the moment',
    code: 502,
    result: null,
    timestamp: null, // the exchange's clock is not known here
  })
  expect(alone.logged).toEqual([
    {
      event: 'exchange-failed',
      details: expect.objectContaining({ requestId: 'phone-12345', path: '/api/app/login' }),
    },
  ])
})

test('an answer that was lost is no refusal: nobody knows what the exchange did', async () => {
  const { status, headers } = await request(at.url, '/api/dies', { method: 'POST' }, 'K.P')
  expect([status, headers['content-type']]).toEqual([502, 'text/plain; charset=utf-8'])
})

test('an answer cut off midway is cut off here too', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  http.get(`${at.url}/api/cut`, { agent: false }, reply => {
    reply.on('error', (e: NodeJS.ErrnoException) => resolve(e.code ?? ''))
    reply.resume()
  })
  expect(await promise).toBe('ECONNRESET')
})

test('behind a proxy of ours, the exchange is told the one address that the proxy saw', async () => {
  const behind = await running(`${folder}/behind`, { apiUrl: await serve(exchange), proxies: 1 })
  const reply = await behind.get('/api/x', { 'x-forwarded-for': '6.6.6.6, 10.0.0.1', 'x-forwarded-proto': 'https' })
  const asked = JSON.parse(reply.text).headers
  expect(asked).toMatchObject({ 'x-forwarded-for': '10.0.0.1', 'x-forwarded-proto': 'https' })
})

test('behind a proxy an address has so many calls under way, and is told of one more as calls are', async () => {
  const held = Promise.withResolvers<void>()
  const apiUrl = await serve(async (req, res) => {
    if (req.url === '/api/held') await held.promise
    res.end('{}')
  })
  const behind = await running(`${folder}/behind`, { apiUrl, proxies: 1, limits: { requestsPerAddress: 2 } })
  const ask = (path: string, from: string) => request(behind.url, path, { headers: { 'x-forwarded-for': from } })
  const two = [ask('/api/held', '2001:db8::1'), ask('/api/held', '2001:db8::2')]
  const third = await refusedOf(() => ask('/api/x', '2001:db8::3'))
  expect(JSON.parse(third.text)).toMatchObject({ success: false, code: 429, result: null })
  expect((await ask('/api/x', '203.0.113.9')).status).toBe(200)
  held.resolve()
  expect((await Promise.all(two)).map(({ status }) => status)).toEqual([200, 200])
})

/** The first two are on their way only a moment later. */
async function refusedOf(ask: () => ReturnType<typeof request>) {
  let reply = await ask()
  while (reply.status === 200) reply = await ask()
  return reply
}

test('of one address so many questions stand before the exchange at once; others, streams and orders wait for none', async () => {
  const answers = Promise.withResolvers<void>()
  const begun: string[] = []
  const apiUrl = await serve(async (req, res) => {
    begun.push(req.url ?? '')
    if (req.url === '/api/stream') return void res.writeHead(200).write('data: 1\n\n')
    if (req.url === '/api/question') await answers.promise
    res.end('{}')
  })
  const asked = await running(`${folder}/asked`, { apiUrl, proxies: 1 })
  const ask = (path: string, from: string, method = 'GET') =>
    request(asked.url, path, { method, headers: { 'x-forwarded-for': from } })
  const opened = Array.from({ length: 40 }, () =>
    http.get(`${asked.url}/api/stream`, { agent: false, headers: { 'x-forwarded-for': '2001:db8::1' } }),
  )
  await Promise.all(opened.map(one => once(one, 'response')))
  const questions = Array.from({ length: 60 }, (_, n) => ask('/api/question', `2001:db8::${n}`))
  expect((await ask('/api/other', '203.0.113.9')).status).toBe(200)
  while (begun.filter(path => path === '/api/question').length < 16) await ask('/api/other', '203.0.113.9')
  expect((await ask('/api/order', '2001:db8::1', 'POST')).status).toBe(200)
  expect(begun.filter(path => path === '/api/question')).toHaveLength(16)
  answers.resolve()
  expect(new Set((await Promise.all(questions)).map(({ status }) => status))).toEqual(new Set([200]))
  for (const one of opened) one.on('error', () => {}).destroy()
})

test('keeps 256 requests apart for two phones behind a proxy that writes address and port', async () => {
  const held = Promise.withResolvers<void>()
  const begun: string[] = []
  const apiUrl = await serve(async (req, res) => {
    begun.push(String(req.headers['x-forwarded-for']))
    await held.promise
    res.end('{}')
  })
  const ports = await running(`${folder}/ports`, { apiUrl, proxies: 1, limits: { requestsPerAddress: 1 } })
  const ask = (from: string) => ports.get('/api/x', { 'x-forwarded-for': from })
  const first = ask('203.0.113.7:51234')
  while (begun.length < 1) await ports.get('/healthz')
  const [second, third] = [ask('203.0.113.8:51234'), await ask('203.0.113.7:61000')]
  while (begun.length < 2) await ports.get('/healthz')
  held.resolve()
  expect([(await first).status, (await second).status, third.status]).toEqual([200, 200, 429])
  expect(begun).toEqual(['203.0.113.7', '203.0.113.8'])
})

test('says once, and counts, an entry that it cannot read', async () => {
  const operatorKey = 'k'.repeat(43)
  const own = await running(`${folder}/unread`, { proxies: 1, operatorKey })
  for (const entry of ['unknown', 'unknown', '_hidden']) await own.get('/', { 'x-forwarded-for': entry })
  await own.get('/', { 'x-forwarded-for': '203.0.113.7' })
  const metrics = await own.get('/metrics', { authorization: `Bearer ${operatorKey}` })
  expect(metrics.text).toContain('\ntarn_unreadable_addresses_total 3\n')
  expect(own.logged).toMatchObject([{ event: 'unreadable-address', details: { entry: 'unknown' } }])
})

test('reads Forwarded instead of X-Forwarded-For where the proxies write that', async () => {
  const own = await running(`${folder}/rfc`, { apiUrl: await serve(exchange), proxies: 1, proxyHeader: 'forwarded' })
  const headers = { 'x-forwarded-for': '6.6.6.6', forwarded: 'for=6.6.6.6, for="[2001:db8::1]:443";proto=https' }
  const asked = JSON.parse((await own.get('/api/x', headers)).text).headers
  expect(asked).toMatchObject({ 'x-forwarded-for': '2001:db8::1', 'x-forwarded-proto': 'https' })
  expect(asked.forwarded).toBeUndefined()
})

test('writes thirty lines for a hundred calls to an exchange that is away, and counts all of them', async () => {
  const operatorKey = 'k'.repeat(43)
  const alone = await running(`${folder}/away`, { operatorKey })
  const calls = await Promise.all(Array.from({ length: 100 }, () => alone.get('/api/x')))
  expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([502]))
  const lines = alone.logged.filter(({ event }) => event === 'exchange-failed').length
  expect([30, 60]).toContain(lines) // another minute may begin meanwhile
  const metrics = await alone.get('/metrics', { authorization: `Bearer ${operatorKey}` })
  expect(metrics.text).toContain('\ntarn_exchange_failures_total 100\n')
})
