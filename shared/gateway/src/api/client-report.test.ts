import { expect, test } from '@jest/globals'
import type { ClientReport } from '@shared/contract'
import { temporaryFolder } from '@shared/release/testing'
import { request, running } from '../testing/running.ts'

const folder = temporaryFolder()
const at = await running(folder)
const behind = await running(`${folder}/behind`, { proxies: 1 })

const report = (more: Partial<ClientReport> = {}): ClientReport => ({
  id: 'phone-1',
  unit: 'trade',
  release: '9ab27e0c11d2',
  serial: 57,
  route: '/kline',
  kind: 'render',
  message: 'x is undefined',
  stack: 'at y',
  ...more,
})

const send = (body: unknown, headers: Record<string, string> = {}, url = at.url) =>
  request(
    url,
    '/api/public/clientReport',
    { method: 'POST', headers },
    typeof body === 'string' ? body : JSON.stringify(body),
  )

test.each(['text/plain;charset=UTF-8', 'application/json', 'application/x-www-form-urlencoded'])(
  'a report sent as %s becomes one line of the log',
  async type => {
    const reports = [report({ id: type }), report({ id: type, kind: 'load' })]
    const reply = await send(reports, { 'content-type': type, 'user-agent': 'phone' })
    expect(reply.status).toBe(200)
    expect(JSON.parse(reply.text)).toMatchObject({ success: true, code: 200, result: null })
    expect(at.logged.at(-1)).toEqual({
      event: 'client-report',
      details: { address: '127.0.0.1', userAgent: 'phone', reports },
    })
  },
)

test.each([
  ['no JSON', '[{'],
  ['no list', report()],
  ['an empty list', []],
  ['a field missing', [{ ...report(), unit: undefined }]],
  ['an unknown kind', [{ ...report(), kind: 'joke' }]],
  ['a message too long', [report({ message: 'x'.repeat(501) })]],
  ['too many at once', Array.from({ length: 21 }, () => report())],
])('%s is refused and not logged', async (_, body) => {
  const before = at.logged.length
  expect((await send(body)).status).toBe(400)
  expect(at.logged).toHaveLength(before)
})

test('a body too large is refused before it is read as a whole', async () => {
  expect((await send('x'.repeat(70_000))).status).toBe(413)
})

test('five a minute are taken from one phone, whatever other phones of its address send', async () => {
  const sendAs = async (address: string, id: string) =>
    (await send([report({ id })], { 'x-forwarded-for': address }, behind.url)).status
  const five = await Promise.all(Array.from({ length: 5 }, () => sendAs('1.1.1.1', 'a')))
  expect(five).toEqual([200, 200, 200, 200, 200])
  expect(await sendAs('1.1.1.1', 'a')).toBe(429)
  expect(await sendAs('1.1.1.1', 'b')).toBe(200)
  expect(await sendAs('2.2.2.2', 'a')).toBe(200)
  expect(await sendAs('9.9.9.9, 1.1.1.1', 'a')).toBe(429)
})

test('that a page opened a release is no fault: it is not logged, and has a bound of its own', async () => {
  const opened = (unit: string) => report({ id: 'opens', kind: 'opened', unit, message: '', stack: '' })
  const logged = at.logged.length
  for (let n = 0; n < 4; n++) {
    const five = Array.from({ length: 5 }, (_, unit) => opened(`unit${n}-${unit}`))
    expect((await send(five)).status).toBe(200)
  }
  expect((await send([opened('one-more')])).status).toBe(429)
  expect(at.logged).toHaveLength(logged)
  expect((await send([opened('again'), report({ id: 'opens' })])).status).toBe(200)
  expect(at.logged.at(-1)?.details).toMatchObject({ reports: [report({ id: 'opens' })] })
})

test('reports are sent by POST only', async () => {
  expect((await request(at.url, '/api/public/clientReport')).status).toBe(405)
})
