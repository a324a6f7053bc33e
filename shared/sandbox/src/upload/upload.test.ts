import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { takePlace } from './places.ts'
import { hasUploaded } from './store.ts'
import { chunk, jpeg, png } from './test-pictures.ts'

let exchange: Exchange
let owner: TestUser
let stranger: TestUser
beforeAll(async () => {
  exchange = await startExchange()
  owner = await exchange.newUser()
  stranger = await exchange.newUser()
})
afterAll(() => exchange.stop())

type Sent = { biz?: string; name?: string; type?: string; token?: string; language?: string }
type Reply = { status: number; code: number; success: boolean; message: string; result: Record<string, unknown> | null }

async function upload(bytes: Buffer, sent: Sent = {}): Promise<Reply> {
  const { biz = 'voucher', name = 'a.png', type = 'image/png', token = owner.token, language = 'en-US' } = sent
  const body = new FormData()
  body.append('biz', biz)
  body.append('file', new Blob([new Uint8Array(bytes)], { type }), name)
  const headers = { ...(token && { 'x-access-token': token }), 'accept-language': language }
  const reply = await fetch(`${exchange.sandbox.url}/api/sys/common/upload`, { method: 'POST', headers, body })
  return { status: reply.status, ...((await reply.json()) as Omit<Reply, 'status'>) }
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${exchange.sandbox.url}/api/sys/common/static/${path}`, { headers })
const asOwner = () => ({ 'x-access-token': owner.token })

test('a picture goes up and comes back to its owner, byte for byte', async () => {
  const reply = await upload(png())
  expect(reply).toMatchObject({ status: 200, code: 0, success: true, result: null })
  expect(reply.message).toMatch(/^voucher\/[0-9a-f]{32}\.png$/)
  const back = await get(reply.message, asOwner())
  expect([back.status, back.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(Buffer.from(await back.arrayBuffer())).toEqual(png())
})

test('it runs nothing, is kept by no cache, and is a file that only the exchange may read', async () => {
  const { message } = await upload(png())
  const { headers } = await get(message, asOwner())
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
  expect(headers.get('content-disposition')).toBe('inline')
  expect(headers.get('cache-control')).toBe('no-store')
  const file = join(exchange.sandbox.box.settings.dataDir, 'pictures', message)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(file)).toEqual(png())
})

test('for everybody else it is not there: strangers, visitors, and the owner where it is an identity paper', async () => {
  const { message } = await upload(png())
  for (const headers of [{ 'x-access-token': stranger.token }, {}, { 'x-access-token': 'forged' }]) {
    const reply = await get(message, headers as Record<string, string>)
    expect([reply.status, ((await reply.json()) as Reply).code]).toEqual([404, 404])
  }
  const paper = await upload(png(), { biz: 'kyc' })
  expect((await get(paper.message, asOwner())).status).toBe(404)
})

test.each([
  '../keys.json',
  '..%2fkeys.json',
  'voucher/../../keys.json',
  'voucher%2f..%2f..%2fkeys.json',
  'content/../x',
  '%00',
])('no address leads out of the pictures: %s', async path => {
  expect(await (await get(path, asOwner())).json()).toMatchObject({ success: false, code: 404 })
})

test('bytes are judged, not names: an SVG, a page and a text are no pictures', async () => {
  const liars = [
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    '<html><script>alert(1)</script>',
    'GIF',
  ]
  for (const text of liars) {
    const reply = await upload(Buffer.from(text), { name: 'a.png', type: 'image/png' })
    expect(reply).toMatchObject({
      status: 200,
      code: 0,
      success: false,
      message: 'please upload an image file',
      result: { refusal: 'not-an-image' },
    })
  }
  expect((await upload(jpeg(), { name: 'x.html', type: 'text/html' })).message).toMatch(/\.jpg$/)
})

test('a picture that is cut off is none', async () => {
  expect(await upload(png().subarray(0, 40))).toMatchObject({ result: { refusal: 'not-an-image' } })
  expect(await upload(jpeg().subarray(0, 8))).toMatchObject({ result: { refusal: 'not-an-image' } })
})

/** A chunk's frame is 12 bytes. */
const padded = (size: number) => png(chunk('raWn', randomBytes(size - png().length - 12)))

test('5 MB go, one byte more does not, and the connection lives on', async () => {
  const five = 5 * 1024 * 1024
  expect(await upload(padded(five))).toMatchObject({ success: true })
  const reply = await upload(padded(five + 1), { language: 'ja-JP' })
  expect(reply).toMatchObject({ code: 0, success: false, result: { refusal: 'image-too-large' } })
  expect(await upload(png())).toMatchObject({ success: true })
})

test('without a file, with an unknown purpose, or not as a form: a refusal in the upload’s own shape', async () => {
  expect(await upload(png(), { biz: 'avatar' })).toMatchObject({ code: 0, success: false, result: { field: 'biz' } })
  const post = async (body: FormData | string) => {
    const headers = asOwner()
    const reply = await fetch(`${exchange.sandbox.url}/api/sys/common/upload`, { method: 'POST', headers, body })
    return reply.json()
  }
  const form = new FormData()
  form.append('biz', 'voucher')
  expect(await post(form)).toMatchObject({ code: 0, success: false, result: { refusal: 'not-an-image' } })
  expect(await post('K.P')).toMatchObject({ code: 0, success: false, result: { refusal: 'unreadable-request' } })
})

test('nobody uploads without a token', async () => {
  expect(await upload(png(), { token: 'forged' })).toMatchObject({ status: 401, code: 401 })
  expect(await upload(png(), { token: '' })).toMatchObject({ status: 200, code: 401 })
})

test('an order takes only pictures that its owner uploaded for it', async () => {
  const { db } = exchange.sandbox.box
  const [mine, other, chat] = [
    (await upload(png())).message,
    (await upload(png(), { token: stranger.token })).message,
    (await upload(png(), { biz: 'chat' })).message,
  ]
  expect(hasUploaded(db, owner.id, 'voucher', [mine, mine])).toBe(true)
  expect(hasUploaded(db, owner.id, 'voucher', [])).toBe(true)
  for (const paths of [[mine, other], [chat], ['voucher/none.png']])
    expect(hasUploaded(db, owner.id, 'voucher', paths)).toBe(false)
})

test('after a hundred pictures a day it is enough', async () => {
  const keen = await exchange.newUser()
  const row = exchange.sandbox.box.db.prepare(
    "INSERT INTO upload (path, user_id, biz, type, size, at) VALUES (?, ?, 'chat', 'image/png', 1, ?)",
  )
  for (let i = 0; i < 100; i++) row.run(`chat/${i}`, keen.id, exchange.sandbox.box.clock.now())
  expect(await upload(png(), { token: keen.token })).toMatchObject({
    success: false,
    result: { refusal: 'no-more-today' },
  })
})

test('a hundred is a hundred, also for those that come all at once', async () => {
  const keen = await exchange.newUser()
  const { db, clock } = exchange.sandbox.box
  const row = db.prepare(
    "INSERT INTO upload (path, user_id, biz, type, size, at) VALUES (?, ?, 'chat', 'image/png', 1, ?)",
  )
  for (let i = 0; i < 97; i++) row.run(`chat/keen-${i}`, keen.id, clock.now())
  const replies = await Promise.all(Array.from({ length: 12 }, () => upload(png(), { token: keen.token })))
  expect(replies.filter(({ success }) => success)).toHaveLength(3)
})

test('what was no picture counts among the hundred', async () => {
  const { token, id } = await exchange.newUser()
  const { db, clock } = exchange.sandbox.box
  const row = db.prepare(
    "INSERT INTO upload (path, user_id, biz, type, size, at) VALUES (?, ?, 'chat', 'image/png', 1, ?)",
  )
  for (let i = 0; i < 98; i++) row.run(`chat/clumsy-${i}`, id, clock.now())
  expect(await upload(Buffer.from('GIF'), { token })).toMatchObject({ result: { refusal: 'not-an-image' } })
  expect(await upload(padded(6_000_000), { token })).toMatchObject({ result: { refusal: 'image-too-large' } })
  expect(await upload(png(), { token })).toMatchObject({ result: { refusal: 'no-more-today' } })
})

/** An upload that sends the beginning of its picture and goes on when told. */
function begin(token: string): { reply: Promise<Response>; end(): void } {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const head = '--b\r\nContent-Disposition: form-data; name="biz"\r\n\r\nvoucher\r\n'
  const file = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'
  void writer.write(Buffer.concat([Buffer.from(head + file), png().subarray(0, 40)]))
  const headers = { 'x-access-token': token, 'content-type': 'multipart/form-data; boundary=b' }
  const init = { method: 'POST', headers, body: readable, duplex: 'half' as const }
  const reply = fetch(`${exchange.sandbox.url}/api/sys/common/upload`, init)
  const end = () => {
    void writer.write(Buffer.concat([png().subarray(40), Buffer.from('\r\n--b--\r\n')]))
    void writer.close()
  }
  return { reply, end }
}

test('of a person’s unfinished uploads three are read; one more is refused, and the three come to their end', async () => {
  const { token } = await exchange.newUser()
  const held = [begin(token), begin(token), begin(token)]
  let more = await upload(png(), { token })
  // the three may still be on their way
  for (let i = 0; more.success && i < 90; i++) more = await upload(png(), { token })
  expect(more).toMatchObject({ code: 0, success: false, result: { refusal: 'too-many-tries' } })
  expect(await upload(png())).toMatchObject({ success: true })
  for (const { end } of held) end()
  for (const { reply } of held) expect(await (await reply).json()).toMatchObject({ success: true })
  expect(await upload(png(), { token })).toMatchObject({ success: true })
})

test('twenty-four pictures of all people together are on their way, not more', () => {
  const { box } = exchange.sandbox
  const leaves = Array.from({ length: 24 }, (_, i) => takePlace(box, `person-${i % 8}`))
  expect(() => takePlace(box, 'another')).toThrow('too-many-tries')
  leaves[0]?.()
  takePlace(box, 'another')()
  for (const leave of leaves) leave()
})

test('the exchange’s own pictures are open to all, cached by their hash', async () => {
  const reply = await get('content/banner-level.svg')
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(reply.headers.get('cache-control')).toBe('public, max-age=86400')
  expect(reply.headers.get('content-security-policy')).toContain('sandbox')
  const again = await get('content/banner-level.svg', { 'if-none-match': String(reply.headers.get('etag')) })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect((await get('content/nothing.svg')).status).toBe(404)
})

test('our own pictures run nothing and ask nobody for anything', () => {
  const folder = new URL('../content/pictures/', import.meta.url)
  for (const name of readdirSync(folder))
    expect(readFileSync(new URL(name, folder), 'utf8').replace('http://www.w3.org/2000/svg', '')).not.toMatch(
      /script|on\w+=|href|url\(|https?:/i,
    )
})
