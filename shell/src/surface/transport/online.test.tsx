import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { getDefaultStore } from 'jotai'
import { resetClock } from './clock.ts'
import { connect, disconnect } from './connect.ts'
import { onlineAtom, reached } from './connection.ts'
import { lookForServer } from './online.ts'
import { platformOf } from './testing/platform.ts'
import { pass, settle, stopClocks, until } from './testing/real-time.ts'
import { hangUp, ok, startWire, type Wire } from './testing/wire.ts'

let wire: Wire
const connection = () => getDefaultStore().get(onlineAtom)

beforeAll(async () => {
  wire = await startWire()
})
afterAll(() => wire.close())
beforeEach(() => {
  resetClock()
  reached(Number.POSITIVE_INFINITY)
  wire.seen.length = 0
  wire.answer(ok(Date.now()))
  connect({
    owner: () => '',
    token: () => '',
    onExpired: () => {},
    notify: () => {},
    language: () => 'en-US',
    config: () => platformOf(wire.url),
  })
})
afterEach(() => {
  disconnect()
  jest.useRealTimers()
})

function hide(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

test('the offline event counts at once, and says how old what is shown is', () => {
  const before = Date.now()
  dispatchEvent(new Event('offline'))
  const now = connection()
  expect(now.online).toBe(false)
  expect(now.online ? 0 : now.since).toBeLessThanOrEqual(before + 1)
})

test('the online event is believed after one getServerTime', async () => {
  stopClocks()
  dispatchEvent(new Event('offline'))
  dispatchEvent(new Event('online'))
  expect(connection().online).toBe(false)
  await until(() => connection().online)
  expect(wire.seen.map(seen => seen.path)).toEqual(['/api//public/getServerTime'])
})

test('while the server cannot be reached it is asked more and more rarely', async () => {
  stopClocks()
  wire.answer(hangUp)
  dispatchEvent(new Event('offline'))
  const asked = async (after: number) => {
    const before = wire.seen.length
    await pass(after)
    await until(() => wire.seen.length === before + 1)
    await settle()
  }
  for (const after of [1000, 2000, 4000, 8000, 15_000, 15_000]) await asked(after)
  wire.answer(ok(Date.now()))
  await asked(15_000)
  await until(() => connection().online)
})

test('after the online event it is soon asked again: the first question often comes too early', async () => {
  stopClocks()
  wire.answer(hangUp)
  dispatchEvent(new Event('offline'))
  for (const after of [1000, 2000, 4000]) {
    await pass(after)
    await settle()
  }
  const before = wire.seen.length
  dispatchEvent(new Event('online'))
  await until(() => wire.seen.length === before + 1)
  await settle()
  wire.answer(ok(Date.now()))
  await pass(1000)
  await until(() => connection().online)
})

test('whoever cannot wait asks at once, as often as they like, but never twice at a time', async () => {
  stopClocks()
  wire.answer(hangUp)
  dispatchEvent(new Event('offline'))
  await Promise.all([lookForServer(), lookForServer()])
  expect([wire.seen.length, connection().online]).toEqual([1, false])
  wire.answer(ok(Date.now()))
  await lookForServer()
  expect([wire.seen.length, connection().online]).toEqual([2, true])
})

test('a hidden page asks nobody; it asks when it is looked at again', async () => {
  stopClocks()
  dispatchEvent(new Event('offline'))
  hide(true)
  await pass(60_000)
  await settle()
  expect(wire.seen).toEqual([])
  hide(false)
  await until(() => connection().online)
})
