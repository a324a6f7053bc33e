/** What is closed and forgotten, and whose clock says when. */
import { beforeEach, expect, test } from '@jest/globals'
import type { ClientReport, Config } from '@shared/contract'
import { openStore, type Store } from '@shared/release'
import { temporaryFolder } from '@shared/release/testing'
import { collector } from './collector.ts'
import { startCounting } from './start-counting.ts'
import { storeClock } from './store-clock.ts'

const folder = temporaryFolder()
const live = { shell: { release: 's' }, units: { trade: { release: 'a', routes: [] } } } as unknown as Config

let store: Store
let time = new Date()
let stores = 0
const logged: string[] = []
const log = (event: string) => void logged.push(event)
beforeEach(() => {
  store = { ...openStore(`file:${folder}/reports${stores++}`), time: async () => time }
  logged.length = 0
})

const report = (id: string): ClientReport => ({
  ...{ id, unit: 'trade', release: 'a', serial: 1, route: '/kline', kind: 'opened', message: '', stack: '' },
})
const minutes = async () => (await store.listAfter('counts/', '')).map(key => key.slice('counts/'.length, -14))
const totals = async () => (await store.listAfter('totals/', '')).map(key => key.slice('totals/'.length, -5))

/** One page at each of these times, the last of which is now. */
async function countedAt(counting: ReturnType<typeof collector>, times: readonly string[]): Promise<void> {
  for (const at of times) {
    time = new Date(at)
    counting.count([report(at)], live, 'sender')
    await counting.flush(true)
  }
}
/** Each day at the same time. */
const daily = (first: number, last: number, at: string): string[] =>
  Array.from({ length: last - first + 1 }, (_, n) => `2026-11-${first + n}T${at}Z`)

test('at each full hour what is older than eight days is forgotten', async () => {
  const counting = collector(store, log, () => time)
  await countedAt(counting, ['2026-11-13T23:59:00Z', ...daily(14, 22, '01:30:00')])
  time = new Date('2026-11-22T02:00:00Z')
  await counting.flush()
  expect(await minutes()).toEqual(daily(15, 22, '0130'))
})

test('never forgets the eight newest days that were counted, however old they are', async () => {
  const counting = collector(store, log, () => time)
  await countedAt(counting, daily(10, 19, '01:30:00'))
  time = new Date('2027-11-22T02:00:00Z')
  await counting.flush()
  expect(await minutes()).toEqual(daily(12, 19, '0130'))
})

test.each([-20, 20])(
  'a gateway whose clock is %d days ahead deletes no counts, closes no day, and counts by the store',
  async days => {
    await countedAt(
      collector(store, log, () => time),
      [...daily(15, 22, '01:30:00'), '2026-11-22T01:59:00Z'],
    )
    const clock = storeClock(store, log, () => new Date(time.getTime() + days * 86_400_000))
    const wrong = collector(store, log, clock.now)
    const counting = startCounting(wrong, async () => live, clock)
    counting.count([report('later')], 'sender')
    await counting.stop()
    time = new Date('2026-11-22T02:00:00Z')
    await clock.look()
    await wrong.flush()
    expect(await minutes()).toEqual([...daily(15, 22, '0130'), '2026-11-22T0159Z', '2026-11-22T0159Z'])
    expect(await totals()).toEqual(daily(15, 21, '').map(day => day.slice(0, 10)))
    expect(logged).toEqual(['clock-differs'])
  },
)

test('deletes nothing while the store does not tell its time', async () => {
  const counting = collector(store, log, () => time)
  await countedAt(counting, daily(10, 22, '01:30:00'))
  const silent = { ...store, time: () => Promise.reject(new Error('gone')) }
  const alone = collector(silent, log, () => time)
  time = new Date('2027-11-22T02:00:00Z')
  await alone.flush()
  expect([(await minutes()).length, logged]).toEqual([13, ['reports-failed']])
})

test('a day that a wrong clock closed before it came hides none of the days before it', async () => {
  const counting = collector(store, log, () => time)
  await countedAt(counting, ['2026-11-30T23:30:00Z', '2026-12-01T23:30:00Z', '2026-12-02T02:00:00Z'])
  expect(await totals()).toEqual(['2026-11-30', '2026-12-01'])
  await countedAt(
    collector(store, log, () => time),
    ['2026-11-22T23:30:00Z', '2026-11-23T02:00:00Z'],
  )
  expect(await totals()).toContain('2026-11-22')
})
