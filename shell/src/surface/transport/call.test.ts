import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { call } from './call.ts'
import { resetClock, serverNow } from './clock.ts'
import { getCall, postCall, rows } from './testing/calls.ts'
import { platformOf } from './testing/platform.ts'
import { plug } from './testing/plug.ts'
import { json, ok, startWire, type Wire } from './testing/wire.ts'

let wire: Wire
let token = 't1'
let { expired, notices } = { expired: [] as string[], notices: [] as string[] }

beforeAll(async () => {
  wire = await startWire()
})
afterAll(() => wire.close())
beforeEach(() => {
  token = 't1'
  ;({ expired, notices } = plug(() => platformOf(wire.url), { token: () => token }))
})
afterEach(resetClock)

test('a path parameter that is missing is a fault of the caller, said in words', async () => {
  // @ts-expect-error the input lacks its id
  await expect(call(getCall, {})).rejects.toThrow('/api//x/{id} needs "id" in its input')
})

test('a refusal is told by its message and carries its name and values', async () => {
  wire.answer(
    json({ code: 500, success: false, message: 'Enter 1 to 5', result: { refusal: 'quantity-range', min: '1' } }),
  )
  await expect(call(getCall, { id: '1' })).rejects.toMatchObject({
    name: 'RefusedError',
    code: 500,
    message: 'Enter 1 to 5',
    refusal: 'quantity-range',
    result: { min: '1' },
  })
  expect(notices).toEqual(['Enter 1 to 5'])
})

const tooFast = json({ code: 500, message: 'Limit reached: 40 a second', result: { refusal: 'too-fast', n: 40 } })

/** The waits of the transport end at once; their lengths. */
function waitsEndAtOnce() {
  const waits: number[] = []
  const set = setTimeout
  const spy = jest.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms = 0) => {
    const isWait = ms >= 1000 && ms <= 4000
    if (isWait) waits.push(ms)
    return set(work, isWait ? 0 : ms)
  }) as typeof setTimeout)
  return { waits, restore: () => spy.mockRestore() }
}

test('a GET that came too fast is asked again after one, two and four seconds, and only then refused', async () => {
  const { waits, restore } = waitsEndAtOnce()
  const before = wire.seen.length
  wire.answer((seen, response) => (wire.seen.length - before < 3 ? tooFast : ok(rows))(seen, response))
  await expect(call(getCall, { id: '1' })).resolves.toMatchObject({ state: 'ok', value: rows })
  expect([waits, notices]).toEqual([[1000, 2000], []])
  wire.answer(tooFast)
  await expect(call(getCall, { id: '1' })).rejects.toMatchObject({ refusal: 'too-fast' })
  expect(waits.slice(2)).toEqual([1000, 2000, 4000])
  restore()
})

test('a POST that came too fast is refused at once: an order that was refused is not sent again', async () => {
  const before = wire.seen.length
  wire.answer(tooFast)
  await expect(call({ ...postCall, plain: true }, { id: '1' })).rejects.toMatchObject({ refusal: 'too-fast' })
  expect(wire.seen).toHaveLength(before + 1)
})

test('a refusal without a message says Error', async () => {
  wire.answer(json({ code: 404 }))
  await expect(call(getCall, { id: '1' })).rejects.toMatchObject({ message: 'Error', refusal: undefined })
  expect(notices).toEqual(['Error'])
})

test.each(['screen', 'none'] as const)('with notice %p the transport tells nobody', async notice => {
  wire.answer(json({ code: 500, message: 'No' }))
  await expect(call(getCall, { id: '1' }, { notice })).rejects.toThrow('No')
  expect(notices).toEqual([])
})

test('a poll tells the same message of a call once, another message anew, and whoever comes next again', async () => {
  let owner = '7'
  ;({ notices } = plug(() => platformOf(wire.url), { owner: () => owner }))
  const refuse = (message: string) => wire.answer(json({ code: 500, message }))
  const poll = () => expect(call(getCall, { id: '1' }, { notice: 'poll' })).rejects.toThrow()
  refuse('Paused')
  await poll()
  await poll()
  refuse('Closed')
  await poll()
  owner = '8'
  await poll()
  await poll()
  expect(notices).toEqual(['Paused', 'Closed', 'Closed'])
})

test('what was refused to somebody who has gone is told to nobody', async () => {
  let owner = '7'
  ;({ notices } = plug(() => platformOf(wire.url), { owner: () => owner }))
  wire.answer((_, response) => {
    owner = '8'
    json({ code: 500, message: 'Not enough' })(_, response)
  })
  await expect(call(getCall, { id: '1' })).rejects.toThrow('Not enough')
  expect(notices).toEqual([])
})

test('a call with a token of its own returns its 401 and leads nowhere', async () => {
  wire.answer(json({ code: 401, message: 'Log in' }, 401))
  await expect(call(getCall, { id: '1' }, { token: 'demo' })).resolves.toMatchObject({ state: 'expired' })
  expect(expired).toEqual([])
})

test.each([200, 401])('code 401 under HTTP %p resolves expired and is told', async status => {
  wire.answer(json({ code: 401, message: 'Log in' }, status))
  await expect(call(getCall, { id: '1' })).resolves.toEqual({
    state: 'expired',
    reply: { code: 401, message: 'Log in' },
  })
  expect(expired).toEqual(['t1'])
  expect(notices).toEqual([])
})

test('three calls of one token that expire together are told once; the next token tells again', async () => {
  wire.answer(json({ code: 401 }))
  await Promise.all([1, 2, 3].map(id => call(getCall, { id: String(id) })))
  expect(expired).toEqual(['t1'])
  token = 't2'
  await Promise.all([1, 2].map(id => call(getCall, { id: String(id) })))
  expect(expired).toEqual(['t1', 't2'])
})

test('a visitor who meets a 401 twice, one after the other, is led to log in twice', async () => {
  token = ''
  wire.answer(json({ code: 401 }))
  await call(getCall, { id: '1' })
  await call(getCall, { id: '1' })
  expect(expired).toEqual(['', ''])
})

test('on401 return leaves the session alone', async () => {
  wire.answer(json({ code: 401 }))
  await expect(call(getCall, { id: '1' }, { on401: 'return' })).resolves.toMatchObject({ state: 'expired' })
  expect(expired).toEqual([])
})

test('an HTTP 401 without an envelope is swallowed: resolved, nothing told', async () => {
  wire.answer((_, response) => void response.writeHead(401).end('<html>'))
  await expect(call(getCall, { id: '1' })).resolves.toEqual({ state: 'expired' })
  expect(expired).toEqual([])
})

test('an HTTP error without an envelope rejects with its status, method and address, and without a notice', async () => {
  wire.answer((_, response) => void response.writeHead(502).end('Bad gateway'))
  await expect(call(getCall, { id: '1' })).rejects.toMatchObject({
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
  await expect(call(getCall, { id: '1' })).rejects.toMatchObject({ kind: 'malformed', status: 200 })
})

test('a result that does not fit the contract names its first wrong field, and is logged once', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  wire.answer(ok({ rows: [{ price: '1' }, { price: true }] }))
  for (const _ of [1, 2])
    await expect(call(getCall, { id: '1' })).rejects.toThrow('the result does not fit the contract at rows.1.price')
  expect(log).toHaveBeenCalledTimes(1)
  log.mockRestore()
})

test("each reply's time sets the server's clock", async () => {
  const server = Date.now() + 3_600_000
  wire.answer((seen, response) => ok(rows, { timestamp: server })(seen, response))
  await call(getCall, { id: '1' })
  expect(Math.abs(serverNow() - server)).toBeLessThan(5000)
})
