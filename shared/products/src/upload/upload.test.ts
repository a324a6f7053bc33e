import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { jpeg, padded, png } from '../../../sandbox/src/testing/upload/pictures.ts'
import { type Reply, type Sent, upload as send } from '../../../sandbox/src/testing/upload/uploads.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { hasUploaded } from './store.ts'

let exchange: Exchange
let owner: TestUser
let stranger: TestUser
beforeAll(async () => {
  exchange = await startExchange()
  owner = await exchange.newUser()
  stranger = await exchange.newUser()
})
afterAll(() => exchange.stop())

const upload = (bytes: Buffer, sent: Partial<Sent> = {}): Promise<Reply> =>
  send(exchange, bytes, { token: owner.token, ...sent })

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
  const file = join(exchange.sandbox.context.settings.dataDir, 'pictures', message)
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
  const { db } = exchange.sandbox.context
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
