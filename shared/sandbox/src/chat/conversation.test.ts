/** Whose a conversation is, what goes into it once, and what its page is told. */

import { once } from 'node:events'
import { get, type IncomingMessage, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { chatSessionCall, closeAccountCall, sessionRevokeCall } from '@shared/contract'
import { hashOf } from '@shared/products/accounts/session'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'
import { login, nextDevice } from '../testing/accounts/people.ts'
import { deposit, newVisitor, openPage, Page, ticketIn } from '../testing/chat/chat.ts'
import { chunk, png } from '../testing/upload/pictures.ts'
import { CHAT } from './wire.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange()
})
afterAll(() => exchange.stop())

const open = (who: Parameters<typeof openPage>[2]) => openPage(exchange.client, exchange.sandbox.url, who)
const db = () => exchange.sandbox.context.db
const texts = async (page: Page) => (await page.messages()).filter(({ from }) => from === 'me').map(({ text }) => text)

test('the address holds a ticket of 64 digits behind its #, and one’s own order', async () => {
  const user = await exchange.newUser()
  const { id } = await deposit(exchange.client, user.token)
  const { url } = await exchange.client.ask(chatSessionCall, { order: id }, user)
  expect(url).toMatch(new RegExp(`^${CHAT}/page#t=[0-9a-f]{64}&order=${id}$`))
  expect(JSON.stringify(db().prepare('SELECT * FROM chat_ticket').all())).not.toContain(ticketIn(url))
})

test('another’s order opens nothing, nor does one that is not there', async () => {
  const [owner, other] = [await exchange.newUser(), await exchange.newUser()]
  const { id } = await deposit(exchange.client, owner.token)
  for (const order of [id, 'R23456789AB'])
    expect(await exchange.client.call(chatSessionCall, { order }, other)).toMatchObject({ refusal: 'not-found' })
  const visitor = { order: id, visitorId: newVisitor() }
  expect(await exchange.client.call(chatSessionCall, visitor)).toMatchObject({ refusal: 'not-found' })
})

test('nobody in particular has no conversation', async () => {
  expect(await exchange.client.call(chatSessionCall, {})).toMatchObject({
    refusal: 'field-invalid',
    values: { field: 'visitorId' },
  })
})

test('a visitor comes back to theirs; whoever logs in on that phone has their own, and the visitor’s stays theirs', async () => {
  const visitorId = newVisitor()
  await (await open({ visitorId })).send('I am a visitor')
  expect(await texts(await open({ visitorId }))).toEqual(['I am a visitor'])
  const { token } = await exchange.newUser()
  const own = await open({ token, visitorId })
  expect(await texts(own)).toEqual([])
  await own.send('I am signed in')
  expect(await texts(await open({ visitorId }))).toEqual(['I am a visitor'])
  expect(JSON.stringify(db().prepare('SELECT * FROM chat_conversation').all())).not.toContain(visitorId)
})

test('the same message sent again is answered again and stands there once, whatever it says by then', async () => {
  const page = await open(await exchange.newUser())
  const clientId = newOrderId()
  const answers = await Promise.all(Array.from({ length: 5 }, () => page.send({ clientId, text: 'once' })))
  const again = await page.send({ clientId, text: 'another' })
  expect(new Set([...answers, again].map(({ body }) => body.message.id)).size).toBe(1)
  expect(again.body.message).toMatchObject({ clientId, text: 'once' })
  expect(await texts(page)).toEqual(['once'])
  expect((await page.messages()).filter(({ from }) => from === 'bot')).toHaveLength(2)
})

test('a ticket opens for half an hour, and says so in the reader’s language', async () => {
  const { token } = await exchange.newUser()
  const page = await open({ token, language: 'vi-VN' })
  await exchange.operate('clock', 'skip', '1799s')
  expect((await page.read()).status).toBe(200)
  await exchange.sandbox.advance(1)
  const { status, body } = await page.read()
  expect([status, body.name]).toEqual([401, 'chat-ticket'])
  expect(body.message).toBe('Cuộc trò chuyện này đã hết hạn. Vui lòng mở lại chat trực tuyến.')
  expect((await page.send('late')).body.name).toBe('chat-ticket')
  expect((await (await open({ token })).read()).status).toBe(200)
})

test.each(['', 'f'.repeat(64), 'short', 'f'.repeat(64_000)])('no other ticket opens anything', async ticket => {
  expect((await new Page(exchange.sandbox.url, ticket.slice(0, 8_000)).read()).body.name).toBe('chat-ticket')
})

const ends: Record<string, (user: { account: string; token: string; password: string }) => Promise<unknown>> = {
  frozen: ({ account }) => exchange.operate('user', 'freeze', account),
  'signed out': async ({ account }) => {
    const { result } = await login(exchange, { account, deviceId: nextDevice() })
    return exchange.client.ask(sessionRevokeCall, { others: true }, { token: result.token ?? '' })
  },
  closed: ({ token, password }) => exchange.client.ask(closeAccountCall, { password }, { token }),
}
test.each(Object.keys(ends))(
  '%s, a person’s page reads and sends nothing any more, and its stream ends',
  async name => {
    const user = await exchange.newUser()
    const page = await open(user)
    await page.send('human')
    const id = String(db().prepare('SELECT id FROM chat_conversation WHERE user_id = ?').get(user.id)?.id)
    const lines = page.stream()
    for (const kind of ['state', 'message', 'message', 'message'])
      expect((await lines.next()).value).toMatchObject({ kind })
    await ends[name]?.(user)
    expect([(await page.read()).body.name, (await page.send('x')).body.name]).toEqual(['chat-ticket', 'chat-ticket'])
    if (name !== 'closed') await exchange.operate('chat', 'reply', id, 'a secret')
    else await exchange.sandbox.advance(1)
    expect((await lines.next()).done).toBe(true)
    if (name === 'closed')
      expect(db().prepare('SELECT count(*) AS n FROM chat_message WHERE conversation_id = ?').get(id)?.n).toBe(0)
    await lines.return(undefined)
  },
)

test('2,000 characters are taken, as people count them, and no more', async () => {
  const page = await open({ ...(await exchange.newUser()), language: 'es-ES' })
  expect((await page.send('😀'.repeat(2_000))).status).toBe(200)
  const { status, body } = await page.send('a'.repeat(2_001))
  expect([status, body.name, body.message]).toEqual([413, 'message-too-long', 'Máximo 2.000 caracteres'])
})

test('twenty a minute are taken; then it says how long to wait, and one sent before is answered all the same', async () => {
  const page = await open(await exchange.newUser())
  const clientId = newOrderId()
  await page.send({ clientId, text: 'first' })
  await exchange.sandbox.advance(10)
  for (let n = 1; n < 20; n++) expect((await page.send(`message ${n}`)).status).toBe(200)
  const { status, body } = await page.send('too much')
  expect([status, body.name, body.n, body.message]).toEqual([
    429,
    'too-many-messages',
    50,
    'Wait 50 s before sending again',
  ])
  expect((await page.send({ clientId, text: 'first' })).status).toBe(200)
  await exchange.sandbox.advance(50)
  expect((await page.send('now')).status).toBe(200)
})

test.each([
  ['nothing', { text: '  ' }],
  ['what nobody sees', { text: '\u200b\u2060\u3164\u0000' }],
  ['no id', { clientId: '', text: 'x' }],
  ['an id that is none', { clientId: 'a b c d e f', text: 'x' }],
  ['a number for a text', { text: 7 as never }],
])('%s is refused', async (_, said) => {
  const page = await open(await exchange.newUser())
  expect((await page.send(said)).body.name).toBe('field-invalid')
})

test('what is no JSON is refused', async () => {
  const page = await open(await exchange.newUser())
  const reply = await page.fetch('send', { method: 'POST', body: '{' })
  expect([reply.status, await reply.json()]).toMatchObject([400, { name: 'unreadable-request' }])
})

test('a picture is cleaned as any upload is, and shown to its conversation and the desk alone', async () => {
  const [page, other] = [await open(await exchange.newUser()), await open({ visitorId: newVisitor() })]
  const { body } = await page.send({ picture: png().toString('base64'), text: 'My receipt' })
  const { picture = '' } = body.message
  const own = await page.fetch(picture)
  expect([own.status, own.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect((await other.fetch(picture)).status).toBe(404)
  const { operatorUrl, context } = exchange.sandbox
  const name = picture.replace('picture/', '')
  const atDesk = (key: string) => fetch(`${operatorUrl}/chat/picture/${name}`, { headers: { 'x-operator-key': key } })
  expect([(await atDesk(context.keys.operatorKey)).status, (await atDesk('')).status]).toEqual([200, 401])
})

test.each([
  ['a program', '<svg onload="alert(1)">', 400, 'not-an-image'],
  ['more than five megabytes', 'x'.repeat(5_250_000), 413, 'image-too-large'],
])('%s is no picture', async (_, bytes, status, name) => {
  const page = await open({ visitorId: newVisitor(), ip: '10.77.0.1' })
  const answer = await page.send({ picture: Buffer.from(bytes).toString('base64') })
  expect([answer.status, answer.body.name]).toEqual([status, name])
  expect(await texts(page)).toEqual([])
})

/** As far as its first bytes; then the line breaks. */
async function breakOff(page: Page): Promise<void> {
  const headers = { 'x-chat-ticket': page.ticket, 'content-length': '3000000' }
  const asked = request(`${exchange.sandbox.url}${CHAT}/send`, { method: 'POST', agent: false, headers })
  asked.on('error', () => {})
  await new Promise(resolve => asked.write('{"picture":"', resolve))
  // another one's answer comes behind these bytes
  await page.read()
  asked.destroy()
  await new Promise(resolve => asked.once('close', resolve))
}

test('whoever’s line breaks in the midst of a picture can send one again, however often it did', async () => {
  const page = await open(await exchange.newUser())
  for (let n = 0; n < 7; n++) await breakOff(page)
  // more than what is sent without a place
  const picture = () => page.send({ picture: png(chunk('tEXt', Buffer.alloc(20_000))).toString('base64') })
  let sent = await picture()
  for (let n = 0; n < 100 && sent.status === 429; n++) sent = await picture() // the server learns of it a moment later
  expect(sent.status).toBe(200)
})

test('a small picture, too, is one of a hundred a day', async () => {
  const user = await exchange.newUser()
  const page = await open(user)
  const row = db().prepare(
    "INSERT INTO upload (path, user_id, biz, type, size, at) VALUES (?, ?, 'chat', 'image/png', 1, ?)",
  )
  for (let n = 0; n < 100; n++) row.run(`chat/${user.id}-${n}`, user.id, exchange.sandbox.context.clock.now())
  const { status, body } = await page.send({ picture: png().toString('base64') })
  expect([status, body.name]).toEqual([429, 'no-more-today'])
})

test('however many visitors one address is, it sends twenty pictures an hour', async () => {
  const ip = '10.79.0.1'
  const send = async ({ ticket }: Page) => {
    const headers = { 'x-chat-ticket': ticket, 'x-forwarded-for': ip }
    const body = JSON.stringify({ clientId: newOrderId(), picture: png().toString('base64') })
    return (await fetch(`${exchange.sandbox.url}${CHAT}/send`, { method: 'POST', headers, body })).status
  }
  const visitors = [await open({ visitorId: newVisitor(), ip }), await open({ visitorId: newVisitor(), ip })]
  for (const page of visitors) for (let n = 0; n < 10; n++) expect(await send(page)).toBe(200)
  for (const page of visitors) expect(await send(page)).toBe(429)
  const elsewhere = await open({ visitorId: newVisitor() })
  expect((await elsewhere.send({ picture: png().toString('base64') })).status).toBe(200)
  expect(await send(await open(await exchange.newUser()))).toBe(200)
})

test('however many visitors one address is, it sends two hundred messages an hour', async () => {
  const ip = '10.79.0.2'
  const send = async ({ ticket }: Page, clientId = newOrderId()) => {
    const headers = { 'x-chat-ticket': ticket, 'x-forwarded-for': ip }
    const body = JSON.stringify({ clientId, text: 'hello' })
    return (await fetch(`${exchange.sandbox.url}${CHAT}/send`, { method: 'POST', headers, body })).status
  }
  const first = newOrderId()
  for (let n = 0; n < 10; n++) {
    const page = await open({ visitorId: newVisitor(), ip })
    for (let k = 0; k < 20; k++) expect(await send(page, n + k === 0 ? first : undefined)).toBe(200)
    if (n === 0) expect(await send(page, first)).toBe(200)
  }
  expect(await send(await open({ visitorId: newVisitor(), ip }))).toBe(429)
  expect(await send(await open(await exchange.newUser()))).toBe(200)
})

test.each([
  ['turned', '\u202e0000 knaB\u202c', '0000 knaB'],
  ['split', 'a\ud800b', 'ab'],
  ['steering', 'a\u0000\u0008b', 'ab'],
  ['joined', '👩‍🚀 one\ntwo', '👩‍🚀 one\ntwo'],
])('a %s text is kept as everybody reads it', async (_, text, kept) => {
  const page = await open(await exchange.newUser())
  await page.send(text)
  expect(await texts(page)).toEqual([kept])
})

test('a picture without words is answered too', async () => {
  const page = await open(await exchange.newUser())
  await page.send({ picture: png().toString('base64') })
  expect((await page.messages()).map(({ from }) => from)).toEqual(['bot', 'me', 'bot'])
})

test('others’ words count as unread until they are said to be seen, never beyond what is there', async () => {
  const page = await open(await exchange.newUser())
  const unread = async (seen = 0) => (await page.read(0, seen)).body.unread
  expect(await unread()).toBe(1)
  await page.send('human')
  expect(await unread()).toBe(1)
  expect(await unread(3)).toBe(0)
  expect(await unread(1)).toBe(0)
  await unread(1_000_000)
  await page.send('still there?')
  await page.send({ person: true })
  expect(await unread()).toBe(1)
})

test('a stream begins where the page is, says who is served next, and what is written while it is away', async () => {
  const user = await exchange.newUser()
  const page = await open(user)
  const lines = page.stream(1)
  expect((await lines.next()).value).toMatchObject({ kind: 'state', state: 'bot' })
  await page.send('human please')
  expect((await lines.next()).value).toMatchObject({ kind: 'state', state: 'waiting', place: expect.any(Number) })
  const said = [(await lines.next()).value, (await lines.next()).value]
  expect(said).toMatchObject([{ message: { id: 2, from: 'me' } }, { message: { id: 3, from: 'bot' } }])
  await lines.return(undefined)
  const id = String(db().prepare('SELECT id FROM chat_conversation WHERE user_id = ?').get(user.id)?.id)
  await exchange.operate('chat', 'reply', id, 'Hello')
  const again = page.stream(3)
  expect((await again.next()).value).toMatchObject({ kind: 'state', state: 'desk' })
  expect((await again.next()).value).toMatchObject({ message: { from: 'desk', text: 'Hello' } })
  await again.return(undefined)
})

test('a conversation has eight streams, and another once one of them ends', async () => {
  const page = await open(await exchange.newUser())
  const listen = async () => {
    const headers = { 'x-chat-ticket': page.ticket }
    // connections of their own, which end with them
    const asked = get(`${exchange.sandbox.url}${CHAT}/stream`, { agent: false, headers })
    const [{ statusCode }] = (await once(asked, 'response')) as [IncomingMessage]
    return { statusCode, leave: () => asked.on('error', () => {}).destroy() }
  }
  const streams = await Promise.all(Array.from({ length: 8 }, listen))
  expect(new Set(streams.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  let more = await listen()
  expect(more.statusCode).toBe(429)
  streams[0]?.leave()
  while (more.statusCode === 429) more = await listen() // the server learns of it a moment later
  for (const { leave } of [...streams, more]) leave()
})

test('a page of no origin may ask, may load its script, and is told nothing without its ticket', async () => {
  const asked = await fetch(`${exchange.sandbox.url}${CHAT}/send`, { method: 'OPTIONS', headers: { origin: 'null' } })
  expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, '*'])
  expect(asked.headers.get('access-control-allow-headers')).toContain('x-chat-ticket')
  const script = await fetch(`${exchange.sandbox.url}${CHAT}/page.js`)
  expect(await script.text()).toContain('x-chat-ticket')
  expect([script.status, script.headers.get('cross-origin-resource-policy')]).toEqual([200, 'cross-origin'])
  const page = await fetch(`${exchange.sandbox.url}${CHAT}/page`)
  expect(await page.text()).toContain('page.js')
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe')
  expect((await fetch(`${exchange.sandbox.url}${CHAT}/messages`)).status).toBe(401)
})

test('one address begins twenty visitors’ conversations an hour', async () => {
  const from = { ip: '10.78.0.1' }
  for (let n = 0; n < 20; n++) await open({ visitorId: newVisitor(), ...from })
  const answer = await exchange.client.call(chatSessionCall, { visitorId: newVisitor() }, from)
  expect(answer.refusal).toBe('too-many-tries')
})

test('tickets are not kept for good', async () => {
  const { token } = await exchange.newUser()
  for (let n = 0; n < 25; n++) await open({ token })
  const count = () =>
    Number(db().prepare('SELECT count(*) AS n FROM chat_ticket WHERE session_hash = ?').get(hashOf(token))?.n)
  expect(count()).toBe(20)
  await exchange.operate('clock', 'skip', '31m')
  expect(count()).toBe(0)
})

const pageLedBy = (from: string, dest: string) =>
  new Promise<number | undefined>(resolve =>
    get(`${exchange.sandbox.url}${CHAT}/page`, { headers: { 'sec-fetch-site': from, 'sec-fetch-dest': dest } }, reply =>
      resolve(reply.resume().statusCode),
    ),
  )

test("a frame that another site leads to the page finds none: the ticket would be that site's", async () => {
  expect(await Promise.all(['cross-site', 'same-site'].map(from => pageLedBy(from, 'iframe')))).toEqual([404, 404])
  expect(await Promise.all([pageLedBy('same-origin', 'iframe'), pageLedBy('cross-site', 'document')])).toEqual([
    200, 200,
  ])
})
