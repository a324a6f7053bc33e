import { expect, test } from '@jest/globals'
import { promote } from '../operations/promote.ts'
import { openStore } from '../store/store.ts'
import { platform, publishMade, routeTo, temporaryFolder, testKeys } from '../testing/index.ts'
import { writeCounts } from './counts.ts'
import { fares } from './fares.ts'

const folder = temporaryFolder()
const store = openStore(`file:${folder}/releases`)
const reports = openStore(`file:${folder}/reports`)
const at = (time: string) => new Date(`2026-11-22T${time}Z`)
const publish = async (unit: string, version: string) =>
  (await publishMade(store, folder, { unit, version, files: { 'a.js': '' }, routes: [routeTo(`/${unit}`)] })).release
const goLive = async (unit: string, time: string, percent?: number) =>
  promote(store, testKeys, { targets: [{ unit }], platform, who: 'ann', why: '', at: at(time), percent })
const fault = { kind: 'render', route: '/trade', message: 'x is undefined', times: 1 }

const releases: Record<string, string> = {}
const write = (time: string, names: readonly string[]) =>
  writeCounts(reports, {
    ...{ minute: `2026-11-22T${time}Z`, gateway: 'g1' },
    releases: names.map(name => ({
      unit: name.split('-')[0] ?? '',
      release: releases[name] ?? '',
      pages: 10,
      failed: 1,
      speeds: { 'open /trade': { a: 300, b: 500 }, 'open /kline': { c: 400.4 }, 'LCP /trade': { a: 700 } },
    })),
    faults: names.map(name => ({
      ...fault,
      unit: 'trade',
      release: releases[name] ?? '',
      at: at(`${time}:30`).toISOString(),
    })),
  })

test('each live release and canary tells pages and faults since its promotion, a day of it at most', async () => {
  releases.shell = await publish('shell', '1.0.0')
  await promote(store, testKeys, {
    targets: [{ unit: 'shell' }],
    platform,
    who: 'ann',
    why: '',
    at: new Date('2026-11-20'),
  })
  releases['trade-1'] = await publish('trade', '1.0.0')
  await goLive('trade', '01:00:30')
  await goLive('trade', '01:00:40')
  releases['trade-2'] = await publish('trade', '2.0.0')
  await goLive('trade', '03:00:00', 25)
  await write('00:59', ['shell', 'trade-1'])
  await write('01:00', ['shell', 'trade-1'])
  await write('02:00', ['trade-1', 'trade-2']) // an earlier trial of it
  await write('03:00', ['trade-2'])

  const found = await fares(store, testKeys, reports, at('23:30:00'))
  expect(found.map(({ unit, release, pages, failed, rate }) => [unit, release, pages, failed, rate])).toEqual([
    ['shell', releases.shell, 20, 2, 0.1],
    ['trade', releases['trade-1'], 20, 2, 0.1],
    ['trade', releases['trade-2'], 10, 1, 0.1],
  ])
  expect(found.map(({ percent, since }) => [percent, since])).toEqual([
    [100, '2026-11-21T23:30Z'],
    [100, '2026-11-22T01:00Z'],
    [25, '2026-11-22T03:00Z'],
  ])
  expect(found[2]?.speeds).toEqual({ open: 400, LCP: 700 }) // INP nobody measured
  expect(found[2]?.minutes).toEqual([{ minute: '2026-11-22T03:00Z', pages: 10, failed: 1 }])
  expect(found[2]?.faults).toMatchObject([{ message: 'x is undefined', at: '2026-11-22T03:00:30.000Z' }])
})

test('a release that no page ran counts zero', async () => {
  const found = await fares(store, testKeys, openStore(`file:${folder}/none`), at('23:30:00'))
  expect(found[1]).toMatchObject({
    release: releases['trade-1'],
    pages: 0,
    failed: 0,
    rate: 0,
    minutes: [],
    faults: [],
  })
})

test('a decision that somebody dated far ahead, and those that follow it, hide no pages', async () => {
  releases['trade-3'] = await publish('trade', '3.0.0')
  await promote(store, testKeys, { targets: [{ unit: 'trade' }], platform, who: 'eve', why: '', at: new Date('9999') })
  await write('04:00', ['trade-3'])
  const [, trade] = await fares(store, testKeys, reports, at('23:30:00'))
  expect(trade).toMatchObject({ release: releases['trade-3'], pages: 10, since: '2026-11-21T23:30Z' })
})
