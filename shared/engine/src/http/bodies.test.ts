import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { symbolPriceCall, transferContractCall, uploadCall } from '@shared/contract'
import { png } from '../../../sandbox/src/testing/upload/pictures.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { openLine, type RawReply, readReplies } from '../../../testing/src/smuggling/raw.ts'

let exchange: Exchange
let user: TestUser
const errors: unknown[] = []

beforeAll(async () => {
  exchange = await startExchange({ log: (event, fields) => void (event === 'error' && errors.push(fields)) })
  user = await exchange.newUser({ balance: '1000' })
})
beforeEach(() => void errors.splice(0))
afterAll(() => exchange.stop())

/** A POST as it is, over a connection of its own; what is left to write once it was answered is written all the same. */
async function post(path: string, type: string, body: string, lines = ''): Promise<RawReply> {
  const line = await openLine(exchange.sandbox.url)
  line.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nX-Access-Token: ${user.token}\r\nContent-Type: ${type}\r\n${lines}`)
  line.write(`Content-Length: ${body.length}\r\n\r\n${body}`)
  const replies = () => readReplies(line.text(), [], line.closed()).replies
  await line.until(() => replies().length > 0)
  line.destroy()
  const [reply] = replies()
  if (!reply) throw new Error('closed without an answer')
  return reply
}

const picture = png().toString('latin1')
const part = (disposition: string, content: string) =>
  `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`
const biz = part('name="biz"', 'voucher')
const file = part('name="file"; filename="a.png"', picture)
const form = 'multipart/form-data; boundary=b'

test.each([
  ['without an end', form, biz + file],
  ['cut off within a part', form, biz + file.slice(0, -20)],
  ['cut off within the headers of a part', form, `${biz}--b\r\nContent-Dispos`],
  ['of nothing', form, ''],
  ['of rubbish', form, '\0'.repeat(1000)],
  ['of an end alone', form, '--b--\r\n'],
  ['with another boundary than it says', form, `${(biz + file).replaceAll('--b', '--c')}--c--\r\n`],
  ['without a boundary', 'multipart/form-data', `${biz}${file}--b--\r\n`],
  ['with an endless boundary', `multipart/form-data; boundary=${'b'.repeat(5000)}`, `${biz}${file}--b--\r\n`],
  ['with a boundary of nothing', 'multipart/form-data; boundary=""', `${biz}${file}--b--\r\n`],
  ['whose part is called by a prototype', form, `${part('name="__proto__"', 'x')}${biz}${file}--b--\r\n`],
  [
    'whose part has endless headers',
    form,
    `${part(`name="file"; filename="${'a'.repeat(100_000)}"`, picture)}--b--\r\n`,
  ],
  ['of two files', form, `${biz}${file}${file}--b--\r\n`],
  ['of a hundred fields', form, `${biz.repeat(100)}${file}--b--\r\n`],
  ['with a field too long', form, `${part('name="biz"', 'v'.repeat(5000))}${file}--b--\r\n`],
])('a form %s is refused in the upload’s own shape, and is no fault of the server', async (_, type, body) => {
  const reply = await post(uploadCall.path, type, body)
  expect(reply.status).toBe(200)
  expect(JSON.parse(reply.body)).toMatchObject({ code: 0, success: false, result: { refusal: expect.any(String) } })
  expect(errors).toEqual([])
  expect((await exchange.client.call(symbolPriceCall, {})).code).toBe(200)
})

test.each([5_000_000, 20_000_000])('a sealed body of %i bytes is refused by an answer that arrives', async size => {
  const reply = await post(transferContractCall.path, 'application/json', 'A'.repeat(size))
  expect(reply.status).toBe(200)
  expect(JSON.parse(reply.body)).toMatchObject({ code: 500, result: { refusal: 'request-too-large' } })
  expect(errors).toEqual([])
})

test('an upload of plain bytes is refused as such', async () => {
  const reply = await post(uploadCall.path, 'image/png', 'A'.repeat(5_000_000))
  expect([reply.status, JSON.parse(reply.body).result?.refusal]).toEqual([200, 'request-too-large'])
  expect(errors).toEqual([])
})

test('a picture of ten megabytes is refused by an answer that arrives', async () => {
  const large = part('name="file"; filename="a.png"', picture + 'A'.repeat(10_000_000))
  const reply = await post(uploadCall.path, form, `${biz}${large}--b--\r\n`)
  expect(JSON.parse(reply.body)).toMatchObject({ code: 0, success: false, result: { refusal: 'image-too-large' } })
  expect(errors).toEqual([])
})
