import { afterEach, expect, jest, test } from '@jest/globals'
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
      details: { sender: expect.stringMatching(/^[\w-]{12}$/), userAgent: 'phone', reports },
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

afterEach(() => void jest.restoreAllMocks())

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

test('a sender of five hundred silences itself alone, and the log of its minute is bounded', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.now()) // all of it within one minute
  const own = await running(`${folder}/noisy`, { proxies: 1 })
  const sendAs = async (address: string, reports: ClientReport[]) =>
    (await send(reports, { 'x-forwarded-for': address }, own.url)).status
  const long = { message: 'm'.repeat(500), stack: 's'.repeat(2000) }
  const invented = (post: number) => Array.from({ length: 20 }, (_, n) => report({ id: `${post}-${n}`, ...long }))
  const noisy = await Promise.all(Array.from({ length: 500 }, (_, post) => sendAs('203.0.113.9', invented(post))))
  expect([noisy.filter(status => status === 200).length, new Set(noisy)]).toEqual([1, new Set([200, 429])])
  expect(await sendAs('198.51.100.1', [report({ id: 'another' })])).toBe(200)
  expect(own.logged.filter(({ event }) => event === 'client-report').at(-1)?.details).toMatchObject({
    reports: [{ id: 'another' }],
  })
  expect(JSON.stringify(own.logged).length).toBeLessThan(100_000)
})

test('all senders together write no more than a megabyte of log a minute; the log says once that there was more', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.now()) // all of it within one minute
  const own = await running(`${folder}/crowd`, { proxies: 1 })
  const long = { message: 'm'.repeat(500), stack: 's'.repeat(2000) }
  const ten = Array.from({ length: 10 }, (_, n) => report({ id: `${n}`, ...long }))
  const statuses = await Promise.all(
    Array.from({ length: 100 }, (_, n) => send(ten, { 'x-forwarded-for': `203.0.113.${n}` }, own.url)),
  )
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200]))
  const bytes = Buffer.byteLength(JSON.stringify(own.logged))
  expect([bytes > 900_000, bytes < 1_100_000]).toEqual([true, true])
  expect(own.logged.filter(({ event }) => event === 'client-reports-left-out')).toHaveLength(1)
})

test('foreign text commands no terminal that shows the log', async () => {
  const own = await running(`${folder}/terminal`)
  const about = { route: '/x\u009b31m', message: 'a\u001b[2J\u202eb', stack: 'one\ntwo\u0007' }
  await send([report(about)], { 'user-agent': 'ua\u009b1m' }, own.url)
  expect(own.logged.at(-1)?.details).toMatchObject({
    userAgent: expect.not.stringMatching(/\p{C}/u),
    reports: [{ route: '/x 31m', message: 'a [2J b', stack: 'one\ntwo ' }],
  })
})

test('reports are sent by POST only', async () => {
  expect((await request(at.url, '/api/public/clientReport')).status).toBe(405)
})
