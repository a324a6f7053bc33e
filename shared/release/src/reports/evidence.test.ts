import { expect, test } from '@jest/globals'
import { historyCommand } from '../commands/history.ts'
import { openStore, type Store } from '../store/store.ts'
import { fresh, started } from '../testing/started.ts'
import { reportsAddress } from './address.ts'
import { type MinuteCounts, writeCounts } from './counts.ts'
import { followEvidence } from './evidence.ts'
import { keepTotals } from './totals.ts'

const row = (release: string, pages: number, failed = 0) => ({ unit: 'trade', release, pages, failed })
const fault = (at: string, message: string, release = 'bad') => ({
  ...{ unit: 'trade', release, kind: 'render', route: '/kline', message, times: 1, at: `${at}:07.000Z` },
})
const writer =
  (store: Store) =>
  (minute: string, releases: MinuteCounts['releases'], faults: MinuteCounts['faults'] = [], gateway = 'g1') =>
    writeCounts(store, { minute: `${minute}Z`, gateway, releases, faults })

test('how a release fared stays when its minutes are forgotten, with the first fault of all', async () => {
  const store = openStore(`file:${fresh('reports')}`)
  const write = writer(store)
  await write('2026-11-20T10:00', [row('bad', 30, 6)], [fault('2026-11-20T10:00', 'first')])
  await write('2026-11-20T10:01', [row('bad', 10, 4), row('well', 5)], [fault('2026-11-20T10:01', 'second')], 'g2')
  await write('2026-11-21T09:00', [row('bad', 60)], [fault('2026-11-21T09:00', 'third')])
  const evidence = followEvidence(store)
  const before = await evidence()
  expect(before.get('trade@bad')).toMatchObject({ pages: 100, failed: 10, rate: 0.1, first: { message: 'first' } })
  for (const now of ['2026-11-21T00:30Z', '2026-11-21T09:30Z', '2026-11-21T10:30Z'])
    await keepTotals(store, new Date(now))
  expect(await store.listAfter('totals/', '')).toEqual(['totals/2026-11-20.json'])
  for (const key of (await store.listAfter('counts/', '')).slice(0, 2)) await store.delete(key)
  expect(await store.listAfter('counts/', '')).toHaveLength(1)
  expect([await evidence(), await followEvidence(store)()]).toEqual([before, before])
})

test('a day is summed an hour after its end: a gateway whose store was away writes its last minutes late', async () => {
  const store = openStore(`file:${fresh('reports')}`)
  await writer(store)('2026-11-20T23:59', [row('bad', 1)])
  await keepTotals(store, new Date('2026-11-21T00:50Z'))
  expect(await store.listAfter('totals/', '')).toEqual([])
  await writer(store)('2026-11-20T23:59', [row('bad', 2)], [], 'late')
  await keepTotals(store, new Date('2026-11-21T01:00Z'))
  expect((await followEvidence(store)()).get('trade@bad')?.pages).toBe(3)
})

test('history tells it below the decision, after a rollback too', async () => {
  const driver = await started()
  const bad = await driver.publish('trade', '1.1.0')
  await driver.promote(['trade'])
  await driver.rollback('trade', { why: 'orders fail' })
  const reports = openStore(`file:${fresh('reports')}`)
  await writer(reports)(
    '2026-11-21T08:00',
    [row(bad, 40, 10)],
    [fault('2026-11-21T08:00', 'x is\u001b undefined', bad)],
  )
  const desk = {
    store: () => driver.store,
    keys: async () => driver.keys,
    keysFolder: () => '',
    reports: () => reports,
  }
  const { text } = await historyCommand.run(desk, ['trade'], { last: '2' })
  expect(text.split('\n').slice(1)).toEqual([
    expect.stringMatching(`^2  2026-11-21 07:40  ann  promote trade@${bad} +\\(a test\\)$`),
    `     trade@${bad}`,
    '       40 pages, 10 failed (25 %); first: "x is  undefined" at /kline, 2026-11-21 08:00 UTC',
    '       TAKEN BACK by decision 3, ann: orders fail',
  ])
})

test.each([
  [{}, 'file:.data/reports'],
  [{ RELEASE_STORE: 'file:/srv/tarn/releases' }, 'file:/srv/tarn/reports'],
  [{ RELEASE_STORE: 'file:///srv/a%20b/releases' }, 'file:/srv/a b/reports'],
  [{ RELEASE_STORE: 's3://bucket/tarn' }, undefined],
  [{ RELEASE_STORE: 's3://bucket/tarn', REPORTS_STORE: 's3://bucket/reports' }, 's3://bucket/reports'],
  [{ REPORTS_STORE: 'off' }, undefined],
])('with %p pages are counted in %p', (env, address) => {
  expect(reportsAddress(env)).toBe(address)
})
