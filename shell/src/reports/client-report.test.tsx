import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { type Config, clientReport } from '@shared/contract'
import * as v from 'valibot'
import { setLiveConfig } from '../remotes/live-config.ts'
import { reached, setOffline } from '../surface/transport/connection.ts'
import { platformOf } from '../surface/transport/testing/platform.ts'
import { plug } from '../surface/transport/testing/plug.ts'
import { followErrors, reportFailure, reportOpened, reportRender, reportSpeed } from './client-report.ts'

const beacons: { url: string; reports: v.InferOutput<typeof clientReport>[] }[] = []
let end = () => {}
let features = ['client-report']
let minutes = 0

beforeEach(() => {
  beacons.length = 0
  features = ['client-report']
  // A minute of its own for each test: what was sent before does not count against it.
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 21) + 120_000 * ++minutes })
  Object.assign(globalThis, {
    async fetch(url: string, { body, credentials, keepalive }: RequestInit & { body: string }) {
      expect({ credentials, keepalive }).toEqual({ credentials: 'omit', keepalive: true })
      beacons.push({ url, reports: v.parse(v.array(clientReport), JSON.parse(body)) })
    },
  })
  setLiveConfig({ serial: 57 } as Config)
  const config = () => ({ ...platformOf('https://api.test'), features })
  plug(config)
  location.hash = '#/kline?symbol=BTCUSDT'
  end = followErrors({ shell: { release: '4f1c9a' } })
})
afterEach(() => {
  end()
  jest.runAllTimers()
  jest.useRealTimers()
})

const reports = () => beacons.flatMap(beacon => beacon.reports).filter(({ kind }) => kind !== 'opened')
const openings = () => beacons.flatMap(beacon => beacon.reports).filter(({ kind }) => kind === 'opened')
const trade = { unit: 'trade', release: '9ab27e' }

test('errors that come together go to the gateway together, without the query, cut to size', () => {
  const id = reportFailure(trade, Object.assign(new Error('x'.repeat(600)), { stack: 'y'.repeat(3000) }))
  reportRender(trade, new TypeError('second'))
  expect(beacons).toEqual([])
  jest.advanceTimersByTime(1000)
  expect(beacons.map(beacon => beacon.url)).toEqual(['/api/public/clientReport'])
  const [first, second] = reports()
  expect(first).toMatchObject({ ...trade, id, serial: 57, route: '/kline', kind: 'render' })
  expect([first?.message.length, first?.stack.length]).toEqual([500, 2000])
  expect(second?.message).toBe('TypeError: second')
})

test('each release that a page runs is counted once, and takes no place of a fault', () => {
  const wallet = { unit: 'wallet', release: '77d0c1' }
  for (let i = 0; i < 3; i++) reportOpened(wallet)
  for (let i = 0; i < 5; i++) reportFailure(trade, new Error(String(i)))
  jest.advanceTimersByTime(1000)
  expect(openings().filter(({ unit }) => unit === 'wallet')).toEqual([expect.objectContaining(wallet)])
  expect(reports()).toHaveLength(5)
})

test('without a connection a report waits, and goes when it is back', async () => {
  setOffline()
  reportFailure(trade, new Error('while away'))
  jest.advanceTimersByTime(5000)
  expect(beacons).toEqual([])
  reached(Number.POSITIVE_INFINITY)
  await Promise.resolve()
  await Promise.resolve()
  expect(reports().map(({ message }) => message)).toEqual(['Error: while away'])
})

test('the same error, seen by the boundary and by the panel, is one report', () => {
  const error = new Error('x')
  expect(reportRender(trade, error)).toBe(reportFailure(trade, error))
  jest.advanceTimersByTime(1000)
  expect(reports()).toHaveLength(1)
})

test('five a minute, then silence, then five again', () => {
  for (let i = 0; i < 9; i++) reportFailure(trade, new Error(String(i)))
  jest.advanceTimersByTime(1000)
  expect(reports()).toHaveLength(5)
  jest.advanceTimersByTime(60_000)
  reportFailure(trade, new Error('later'))
  jest.advanceTimersByTime(1000)
  expect(reports()).toHaveLength(6)
})

test('whoever leafs through many screens tells of ten a minute how fast they were, and of every fault', () => {
  for (let i = 0; i < 30; i++) reportSpeed(trade, `/screen${i}`, 'open', 200 + i)
  reportFailure(trade, new Error('x'))
  jest.advanceTimersByTime(1000)
  expect(reports().map(({ kind }) => kind)).toEqual([...Array.from({ length: 10 }, () => 'speed'), 'render'])
  jest.advanceTimersByTime(60_000)
  reportSpeed(trade, '/later', 'open', 200)
  jest.advanceTimersByTime(1000)
  expect(reports().at(-1)).toMatchObject({ route: '/later' })
})

test('what nobody caught is reported for the release that the stack names, else for this shell', () => {
  const error = Object.assign(new Error('x'), { stack: 'at f (https://x.test/r/wallet/77d0c1/a.js:1:1)' })
  dispatchEvent(new ErrorEvent('error', { error, message: 'x' }))
  const reason = Object.assign(new Error('lost'), { name: 'ChunkLoadError', stack: '' })
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  jest.advanceTimersByTime(1000)
  expect(reports()).toMatchObject([
    { unit: 'wallet', release: '77d0c1', kind: 'render' },
    { unit: 'shell', release: '4f1c9a', kind: 'load' },
  ])
})

test('aborts, refusals and a layout that takes two frames are not reported', () => {
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new DOMException('gone', 'AbortError') }))
  const message = 'ResizeObserver loop completed with undelivered notifications.'
  dispatchEvent(new ErrorEvent('error', { message }))
  jest.advanceTimersByTime(1000)
  expect(beacons).toEqual([])
})

test('a page that is left sends what waits', () => {
  reportFailure(trade, new Error('x'))
  dispatchEvent(new Event('pagehide'))
  expect(reports()).toHaveLength(1)
})

test('a page that goes out of sight sends at once: a phone may end it, or wake it never again', () => {
  reportFailure(trade, new Error('x'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(reports()).toEqual([])
  Object.defineProperty(document, 'hidden', { value: true, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
  Object.defineProperty(document, 'hidden', { value: false, configurable: true })
  expect(reports()).toHaveLength(1)
})

test('where the server takes no reports, none is sent', () => {
  features = []
  reportFailure(trade, new Error('x'))
  jest.advanceTimersByTime(1000)
  expect(beacons).toEqual([])
})
