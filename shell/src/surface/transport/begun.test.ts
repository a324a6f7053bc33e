import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { begin, forgetBegun } from './begun.ts'
import { call } from './call.ts'
import { resetClock, serverNow } from './clock.ts'
import { isOnline } from './connection.ts'
import { RefusedError } from './errors.ts'
import { getCall, postCall, rows } from './testing/calls.ts'
import { platformOf } from './testing/platform.ts'
import { plug } from './testing/plug.ts'
import { hangUp, json, ok, startWire, type Wire } from './testing/wire.ts'

let wire: Wire
let who: { token: string; language: 'ja-JP' | 'en-US' }

beforeAll(async () => {
  wire = await startWire()
})
afterAll(() => wire.close())
beforeEach(() => {
  who = { token: 't1', language: 'ja-JP' }
  wire.seen.length = 0
  wire.answer(ok(rows))
  forgetBegun()
  plug(() => platformOf(wire.url), { token: () => who.token, language: () => who.language })
})
afterEach(() => {
  jest.useRealTimers()
  resetClock()
})

const early = () => begin(`${wire.url}/api//x/1`, who)
const ask = (o = {}) => call(getCall, { id: '1' }, o)
const value = expect.objectContaining({ state: 'ok', value: rows })

test('who asks what was begun takes its answer, on its way or here; who asks again asks the server', async () => {
  void early()
  await expect(ask()).resolves.toEqual(value)
  expect(wire.seen).toHaveLength(1)
  await early()
  await expect(ask()).resolves.toEqual(value)
  await ask()
  expect(wire.seen).toHaveLength(3)
})

test('what is begun twice is asked once, as the question itself will be put', async () => {
  await Promise.all([early(), early()])
  await ask({ token: 'other' })
  const [begun, asked] = wire.seen.map(({ headers: { 'x-request-id': _, 'x-access-token': __, ...rest } }) => rest)
  expect([wire.seen.length, begun]).toEqual([2, asked])
  expect(wire.seen[0]?.headers).toMatchObject({ 'x-access-token': 't1', 'x-request-id': expect.any(String) })
})

test.each([
  ['somebody else', () => ({ token: 't2' })],
  ['a visitor', () => ({ token: '' })],
  ['who reads another language', () => ({ language: 'en-US' as const })],
  ['who has changed something meanwhile', () => void forgetBegun()],
])('it is not the answer of %s', async (_, becomes) => {
  await early()
  who = { ...who, ...(becomes() ?? {}) }
  await ask()
  expect(wire.seen).toHaveLength(2)
})

test('after ten seconds it is too old, also where the phone slept', async () => {
  await early()
  const now = Date.now()
  jest.spyOn(Date, 'now').mockReturnValue(now + 10_001)
  await ask()
  jest.restoreAllMocks()
  expect(wire.seen).toHaveLength(2)
})

test('one that found no server is the first of two tries, and is no sign of a lost connection', async () => {
  wire.answer(hangUp)
  await early()
  wire.answer(ok(rows))
  await expect(ask()).resolves.toEqual(value)
  expect([wire.seen.length, isOnline()]).toEqual([2, true])
})

test('asks once more, not twice, when the answer begun beside the code was lost', async () => {
  wire.answer(hangUp)
  await early()
  await expect(ask()).rejects.toMatchObject({ kind: 'network' })
  expect(wire.seen).toHaveLength(2)
})

test('one for nobody is dropped: a session that has ended ends by no question that was not put', async () => {
  const { expired } = plug(() => platformOf(wire.url), { token: () => who.token })
  wire.answer(json({ code: 401, message: 'x' }))
  await early()
  expect(expired).toEqual([])
})

test('who has gone does not wait for it', async () => {
  wire.answer(() => {})
  void early()
  const gone = new AbortController()
  const asked = ask({ signal: gone.signal })
  gone.abort()
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
})

test('the time that it tells is that of its own way; a refusal names it as the log of the server does', async () => {
  const server = Date.now() - 60_000
  wire.answer(ok(rows, { timestamp: server }))
  const now = jest.spyOn(performance, 'now').mockReturnValue(1000)
  const begun = early()
  now.mockReturnValue(1040)
  await begun
  now.mockReturnValue(1340)
  await ask()
  expect(serverNow()).toBe(server + 20 + 300)
  now.mockRestore()
  wire.answer(json({ code: 500, message: 'no' }))
  await early()
  const refused = await ask().catch((error: unknown) => error as RefusedError)
  expect(refused).toBeInstanceOf(RefusedError)
  expect(refused).toMatchObject({ requestId: wire.seen.at(-1)?.headers['x-request-id'] })
})

test('an order takes no answer of a question', async () => {
  await begin(`${wire.url}/api/order/1`, who)
  await call({ ...postCall, plain: true }, { id: '1' })
  expect(wire.seen.map(({ method }) => method)).toEqual(['GET', 'POST'])
})
