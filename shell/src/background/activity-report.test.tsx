import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { setToken } from '../surface/session/token.ts'
import { platformOf } from '../surface/transport/testing/platform.ts'
import { plug } from '../surface/transport/testing/plug.ts'
import { pass, settle, stopClocks, until } from '../surface/transport/testing/real-time.ts'
import { json, ok, startWire, type Wire } from '../surface/transport/testing/wire.ts'
import { followActivity, isDue } from './activity-report.ts'

const HOUR = 3_600_000
const NOW = Date.UTC(2026, 10, 21)
let wire: Wire
let end = () => {}
let notices: string[] = []

beforeAll(async () => {
  wire = await startWire()
})
afterAll(() => wire.close())
beforeEach(() => {
  localStorage.clear()
  wire.seen.length = 0
  wire.answer(ok(null))
  ;({ notices } = plug(() => platformOf(wire.url), { token: () => 't1' }))
  stopClocks(NOW)
})
afterEach(() => {
  end()
  setToken('')
  jest.useRealTimers()
})

const sent = () => wire.seen.map(seen => seen.path.split('/').at(-1))
function start(): void {
  end = followActivity()
}

test.each([
  [null, true],
  ['rubbish', true],
  [String(NOW - HOUR), true],
  [String(NOW - HOUR + 1), false],
  [String(NOW), false],
  [String(NOW + 1), true],
])('reports again when the last report was at %p: %p', (last, due) => {
  expect(isDue(last, NOW)).toBe(due)
})

test('sends no report for a visitor', async () => {
  start()
  await pass(2 * HOUR)
  await settle()
  expect(sent()).toEqual([])
})

test('reports at start, stores the time before the answer, and reports again at the next minute after an hour', async () => {
  setToken('t1')
  start()
  expect(localStorage.getItem('active-report')).toBe(String(NOW))
  await until(() => sent().length === 2)
  await pass(HOUR - 60_000)
  await settle()
  expect(sent().sort()).toEqual(['activeReport', 'importantCustomerOnLine'])
  await pass(60_000)
  await until(() => sent().length === 4)
})

test('reports at the next minute when a person signs in later', async () => {
  start()
  setToken('t1')
  await pass(60_000)
  await until(() => sent().length === 2)
})

test('sends the second report for every signed-in person at most hourly, by its own stored time', async () => {
  setToken('t1')
  localStorage.setItem('active-report', String(NOW - 1))
  start()
  await until(() => sent().length === 1)
  expect(sent()).toEqual(['importantCustomerOnLine'])
  expect(localStorage.getItem('important-report')).toBe(String(NOW))
  await pass(HOUR)
  await until(() => sent().length === 3)
  expect(sent().filter(path => path === 'importantCustomerOnLine')).toHaveLength(2)
})

test('sends a report again with the next minute, when the server gave no answer; the session goes on', async () => {
  setToken('t1')
  wire.answer((_, response) => void response.writeHead(503).end())
  start()
  await until(() => sent().length === 2)
  await settle()
  expect(localStorage.getItem('token')).toBe('t1')
  wire.answer(ok(null))
  await pass(60_000)
  await until(() => sent().length === 4)
  await pass(60_000)
  await settle()
  expect(sent()).toHaveLength(4)
})

test('keeps to its hour, when the server refuses a report', async () => {
  setToken('t1')
  wire.answer((_, response) => void response.end('{"code":500,"message":"no"}'))
  start()
  await until(() => sent().length === 2)
  await settle()
  await pass(60_000)
  await settle()
  expect(sent()).toHaveLength(2)
})

test('says a refusal of activeReport once, and none of the other report', async () => {
  setToken('t1')
  wire.answer((asked, response) => json({ code: 500, message: `No ${asked.path.split('/').at(-1)}` })(asked, response))
  start()
  await until(() => notices.length === 1)
  await pass(HOUR)
  await until(() => sent().length === 4)
  await settle()
  expect(notices).toEqual(['No activeReport'])
})
