import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { askFor } from './ask-for.ts'
import { isRefusal } from './errors.ts'
import { failureOf, markTold } from './failure.ts'
import { getCall, rows } from './testing/calls.ts'
import { platformOf } from './testing/platform.ts'
import { plug } from './testing/plug.ts'
import { pass, stopClocks } from './testing/real-time.ts'
import { json, ok, startWire, type Wire } from './testing/wire.ts'

let wire: Wire
let { notices, expired } = { notices: [] as string[], expired: [] as string[] }
beforeAll(async () => {
  wire = await startWire()
})
afterAll(() => wire.close())
beforeEach(() => {
  ;({ notices, expired } = plug(() => platformOf(wire.url), { token: () => 't1' }))
})

let messages = 0
afterEach(() => void jest.useRealTimers())

/** @returns a message that no test before has seen */
function refuse(result?: Record<string, string>): string {
  const message = `Paused ${++messages}`
  wire.answer(json({ code: 500, message, ...(result && { result }) }))
  return message
}
const input = { id: '1' }
/** 300 ms for the part that asked, and 200 in which this browser, which cannot tell, counts as busy. */
const SOON = 500

/** The refusal that an ask ends with. */
const refused = () =>
  askFor(getCall, input).then(
    () => {
      throw new Error('It was answered')
    },
    (error: unknown) => error,
  )

test('says a refusal as a notice when nobody has read its words after 300 ms', async () => {
  stopClocks()
  const message = refuse()
  await refused()
  await pass(299)
  expect(notices).toEqual([])
  await pass(SOON - 299)
  expect(notices).toEqual([message])
})

test('says nothing more when its words were read in time', async () => {
  stopClocks()
  const message = refuse()
  expect(failureOf(await refused()).text).toBe(message)
  await pass(SOON)
  expect(notices).toEqual([])
})

test('says an unread refusal once, however often it is asked', async () => {
  stopClocks()
  const message = refuse()
  for (const _ of [1, 2, 3]) {
    await refused()
    await pass(SOON)
  }
  expect(notices).toEqual([message])
})

test('says an unread refusal when only what it is about was looked at', async () => {
  stopClocks()
  const message = refuse({ refusal: 'not-found', need: 'kyc', field: 'id' })
  const { refusal, need, field } = failureOf(await refused())
  expect([refusal, need, field]).toEqual(['not-found', 'kyc', 'id'])
  await pass(SOON)
  expect(notices).toEqual([message])
})

test('says nothing when a part draws a state of its own for the refusal', async () => {
  stopClocks()
  refuse({ refusal: 'not-found' })
  expect(isRefusal(await refused(), 'field-invalid', 'not-found')).toBe(true)
  markTold(failureOf(await refused()))
  await pass(SOON)
  expect(notices).toEqual([])
})

test('says a refusal of another name than those a part draws', async () => {
  stopClocks()
  const message = refuse({ refusal: 'not-found' })
  expect(isRefusal(await refused(), 'field-invalid')).toBe(false)
  await pass(SOON)
  expect(notices).toEqual([message])
})

test('says nothing when somebody else is here after 300 ms', async () => {
  let owner = 'anna'
  ;({ notices } = plug(() => platformOf(wire.url), { owner: () => owner }))
  stopClocks()
  refuse()
  await refused()
  owner = 'ben'
  await pass(SOON)
  expect(notices).toEqual([])
})

test('a session that has ended gives nothing, as /login is on its way', async () => {
  wire.answer(json({ code: 401, message: 'Log in' }))
  await expect(askFor(getCall, input)).resolves.toBeNull()
  expect(expired).toEqual(['t1'])
})

test('a 401 without a word of the server is told nobody, but the part that asked has nothing and can ask again', async () => {
  wire.answer((_, response) => void response.writeHead(401).end('<html>'))
  await expect(askFor(getCall, input)).rejects.toMatchObject({ name: 'TransportError', kind: 'http', status: 401 })
  expect([notices, expired]).toEqual([[], []])
  wire.answer(ok(rows))
  await expect(askFor(getCall, input)).resolves.toEqual(rows)
})
