import { beforeEach, expect, test } from '@jest/globals'
import { openStore, type Store } from '../store/store.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { type MinuteCounts, writeCounts } from './counts.ts'
import { followRates, ratesSince } from './rates.ts'

const folder = temporaryFolder()
let stores = 0
let store: Store
beforeEach(() => {
  store = openStore(`file:${folder}/${stores++}`)
})

const row = (release: string, pages: number, failed = 0) => ({ unit: 'trade', release, pages, failed })
const write = (minute: string, releases: MinuteCounts['releases'], more: Partial<MinuteCounts> = {}) =>
  writeCounts(store, { minute: `2026-11-22T${minute}Z`, gateway: 'g1', releases, faults: [], ...more })
const fault = (at: string, message: string, release = 'new') => ({
  ...{ unit: 'trade', release, kind: 'render', route: '/kline', message, times: 1 },
  at: `2026-11-22T${at}:07.000Z`,
})
const since = (time: string) => new Date(`2026-11-22T${time}`)

test('pages and failed pages are summed by release, over gateways and minutes, from a minute on', async () => {
  await write('01:04', [row('old', 1000, 500)])
  await write('01:05', [row('old', 90, 1), row('new', 10)])
  await write('01:05', [row('old', 10)], { gateway: 'g2' })
  await write('01:07', [row('new', 10, 5)])
  const rates = await ratesSince(store, since('01:05:40Z'))
  expect([...rates.keys()]).toEqual(['trade@old', 'trade@new'])
  expect(rates.get('trade@old')).toMatchObject({ pages: 100, failed: 1, rate: 0.01 })
  expect(rates.get('trade@new')).toMatchObject({
    ...{ unit: 'trade', release: 'new', pages: 20, failed: 5, rate: 0.25 },
    minutes: [
      { minute: '2026-11-22T01:05Z', pages: 10, failed: 0 },
      { minute: '2026-11-22T01:07Z', pages: 10, failed: 5 },
    ],
  })
})

test('a page that was open before and fails now is one of those that ran the release', async () => {
  await write('01:05', [row('old', 2, 4)])
  expect((await ratesSince(store, since('01:00Z'))).get('trade@old')).toMatchObject({ pages: 4, failed: 4, rate: 1 })
})

test('what failed is told by release, the newest first, the same words once', async () => {
  await write('01:05', [row('new', 3, 2)], { faults: [fault('01:05', 'a'), fault('01:04', 'b')] })
  await write('01:06', [row('old', 1, 1)], { faults: [fault('01:06', 'b'), fault('01:06', 'c', 'old')] })
  const rates = await ratesSince(store, since('01:00Z'))
  expect(rates.get('trade@new')?.faults.map(({ message, times }) => [message, times])).toEqual([
    ['b', 2],
    ['a', 1],
  ])
  expect(rates.get('trade@old')?.faults.map(({ message }) => message)).toEqual(['c'])
})

test('who follows reads each minute once', async () => {
  const reads: string[] = []
  const counting: Store = {
    ...store,
    read: key => {
      reads.push(key)
      return store.read(key)
    },
  }
  const rates = followRates(counting)
  await write('01:05', [row('new', 1)])
  await write('01:06', [row('new', 1)])
  expect((await rates(since('01:00Z'))).get('trade@new')?.pages).toBe(2)
  await write('01:07', [row('new', 1)])
  expect((await rates(since('01:06Z'))).get('trade@new')?.pages).toBe(2)
  expect(reads).toHaveLength(3)
})

test('a damaged object is a minute that is lost, no more', async () => {
  await write('01:05', [row('new', 1)])
  await store.createIfAbsent('counts/2026-11-22T0106Z-g1.json', Buffer.from('{"minute":'))
  await store.createIfAbsent('counts/2026-11-22T0107Z-g1.json', Buffer.from('{"minute":"later"}'))
  expect((await ratesSince(store, since('01:00Z'))).get('trade@new')?.pages).toBe(1)
})

test('a minute of a gateway is written once', async () => {
  expect(await write('01:05', [row('new', 1)])).toBe(true)
  expect(await write('01:05', [row('new', 9)])).toBe(false)
  expect((await ratesSince(store, since('00:00Z'))).get('trade@new')?.pages).toBe(1)
})

test('where nothing was counted there is nothing to tell', async () =>
  expect((await ratesSince(store, since('00:00Z'))).size).toBe(0))

test('counts addresses and speeds of each day apart, one voice of an address in each', async () => {
  const named = (of: string, count: number) => Array.from({ length: count }, (_, n) => `${of}${n}`)
  const seen = (name: string, failed: number, ms: number) => ({
    ...row('new', 12, failed),
    addresses: { ran: named(name, 12), failed: named(name, failed) },
    speeds: { 'open /kline': { [`${name}0`]: ms } },
  })
  await write('23:58', [seen('before', 3, 400)])
  await write('23:59', [seen('before', 4, 900)], { gateway: 'g2' })
  await writeCounts(store, {
    ...{ minute: '2026-11-23T00:01Z', gateway: 'g1', faults: [] },
    releases: [seen('after', 6, 500)],
  })
  const rates = await ratesSince(store, since('23:50:00Z'))
  const day = (day: string, failed: number, name: string, ms: number) => ({
    ...{ day, count: { pages: 12, failed } },
    speeds: new Map([['open /kline', new Map([[name, ms]])]]),
  })
  expect(rates.get('trade@new')?.days).toEqual([
    day('2026-11-22', 4, 'before0', 400),
    day('2026-11-23', 6, 'after0', 500),
  ])
})
