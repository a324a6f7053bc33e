import { beforeEach, expect, test } from '@jest/globals'
import type { ClientReport } from '@shared/contract'
import { type MinuteCounts, openStore, type Store } from '@shared/release'
import { temporaryFolder } from '@shared/release/testing'
import { request, running, trade } from '../testing/running.ts'
import { collector } from './collector.ts'
import { firstTimes } from './once.ts'

const folder = temporaryFolder()
const at = await running(folder)
const live = JSON.parse((await at.get('/config.json')).text)
const released = live.units.trade.release
const canary = (await at.publish({ ...trade, version: '2.0.0' })).release
live.units.trade.canary = { ...live.units.trade, release: canary, serial: 2, percent: 10 }

let store: Store
let time = new Date()
let stores = 0
const logged: string[] = []
const log = (event: string) => void logged.push(event)
beforeEach(() => {
  store = { ...openStore(`file:${folder}/reports${stores++}`), time: async () => time }
  time = new Date('2026-11-22T01:05:30Z')
  logged.length = 0
})

const report = (id: string, more: Partial<ClientReport> = {}): ClientReport => {
  const about = { unit: 'trade', release: released, serial: 1, route: '/kline' }
  return { id, ...about, kind: 'opened', message: '', stack: '', ...more }
}
const fault = (id: string, message: string, more: Partial<ClientReport> = {}) =>
  report(id, { kind: 'render', message, ...more })

const written = async (from = store): Promise<MinuteCounts[]> => {
  const keys = await from.listAfter('counts/', '')
  return Promise.all(keys.map(async key => JSON.parse(String(Buffer.from((await from.read(key)) ?? [])))))
}
const trades = async () => (await written()).map(({ minute, releases }) => [minute, releases])
const from = (failed: number, of: string) => ({ ran: [of], failed: failed ? [of] : [] })
const row = (pages: number, failed: number, release = released, of = 'sender') => ({
  ...{ unit: 'trade', release, pages, failed, addresses: from(failed, of) },
})

test('a minute is written once it is over, with what it counted', async () => {
  const counting = collector(store, log, () => time)
  counting.count(
    [report('a'), report('b'), fault('b', 'x is undefined'), report('c', { release: canary })],
    live,
    'sender',
  )
  await counting.flush()
  expect(await written()).toEqual([])
  time = new Date('2026-11-22T01:06:00Z')
  await counting.flush()
  await counting.flush()
  expect(await store.listAfter('counts/', '')).toEqual([
    expect.stringMatching(/^counts\/2026-11-22T0105Z-[0-9a-f]{8}\.json$/),
  ])
  expect(await written()).toEqual([
    {
      minute: '2026-11-22T01:05Z',
      gateway: expect.any(String),
      releases: [row(2, 1), row(1, 0, canary)],
      faults: [
        {
          ...{ unit: 'trade', release: released, at: '2026-11-22T01:05:30.000Z', kind: 'render', route: '/kline' },
          ...{ message: 'x is undefined', times: 1 },
        },
      ],
    },
  ])
})

test('a page counts once, and so does its failing, over minutes too', async () => {
  const counting = collector(store, log, () => time)
  counting.count([report('a'), report('a'), fault('a', 'one'), fault('a', 'two')], live, 'sender')
  time = new Date('2026-11-22T01:07:10Z')
  counting.count([report('a'), fault('a', 'three')], live, 'sender')
  await counting.flush(true)
  expect(await trades()).toEqual([
    ['2026-11-22T01:05Z', [row(1, 1)]],
    ['2026-11-22T01:07Z', [{ ...row(0, 0), addresses: from(1, 'sender') }]], // its address is there each minute
  ])
})

test('a page that failed before it could say that it opened the release opened it too', async () => {
  const counting = collector(store, log, () => time)
  counting.count([fault('a', 'did not come', { kind: 'load' }), report('a')], live, 'sender')
  await counting.flush(true)
  expect(await trades()).toEqual([['2026-11-22T01:05Z', [row(1, 1)]]])
})

test('how fast a screen is counts once of each address, on the routes of its unit, and is no failure', async () => {
  const counting = collector(store, log, () => time)
  const speed = (ms: number, more: Partial<ClientReport> = {}) =>
    report('a', { kind: 'speed', message: 'open', ms, ...more })
  const route = String(live.units.trade.routes[0].path)
  const odd = [
    speed(5, { route: '/nowhere' }),
    speed(5, { route, message: '__proto__' }),
    report('a', { kind: 'speed' }),
  ]
  counting.count([speed(420, { route }), speed(9000, { route }), ...odd], live, 'sender')
  counting.count([speed(310, { route, release: canary })], live, 'other')
  await counting.flush(true)
  const releases = (await written())[0]?.releases.map(({ release, pages, failed, speeds }) => [
    release,
    pages,
    failed,
    speeds,
  ])
  expect(releases).toEqual([
    [released, 0, 0, { [`open ${route}`]: { sender: 420 } }],
    [canary, 0, 0, { [`open ${route}`]: { other: 310 } }],
  ])
})

test('a release that the live set does not name is not counted', async () => {
  const counting = collector(store, log, () => time)
  const strangers = [{ release: '0123456789ab' }, { unit: 'toString' }, { unit: 'shell' }, { unit: 'wallet' }]
  const claims = strangers.map(claim => fault('a', 'x', claim))
  counting.count(claims, live, 'sender')
  await counting.flush(true)
  expect(await written()).toEqual([])
})

test('the last twenty different faults of a minute are named, each with how often', async () => {
  const counting = collector(store, log, () => time)
  for (let n = 0; n < 30; n++) counting.count([fault(`page${n}`, `fault ${n}`)], live, `sender${n}`)
  counting.count([fault('again', 'fault 20')], live, 'sender')
  await counting.flush(true)
  const [{ faults } = { faults: [] }] = await written()
  expect(faults.map(({ message, times }) => [message, times]).slice(0, 2)).toEqual([
    ['fault 20', 2],
    ['fault 29', 1],
  ])
  expect([faults.length, faults.at(-1)?.message]).toEqual([20, 'fault 10'])
})

test('a sender that makes faults up takes no place of the others', async () => {
  const counting = collector(store, log, () => time)
  counting.count([fault('a', 'a real one')], live, 'sender')
  const invented = Array.from({ length: 100 }, (_, n) => fault(`page${n}`, `invented ${n}`))
  counting.count(invented, live, 'noisy')
  await counting.flush(true)
  const [{ faults } = { faults: [] }] = await written()
  expect(faults.map(({ message }) => message)).toEqual(['invented 2', 'invented 1', 'invented 0', 'a real one'])
})

test('minutes that could not be written wait for the store, ten of them', async () => {
  const good = store
  let broken = true
  const failing: Store = {
    ...good,
    createIfAbsent: async (...args) => {
      if (broken) throw new Error('no space left')
      return good.createIfAbsent(...args)
    },
  }
  const counting = collector(failing, log, () => time)
  for (let minute = 10; minute < 25; minute++) {
    time = new Date(`2026-11-22T01:${minute}:00Z`)
    counting.count([report(`page${minute}`)], live, 'sender')
    await counting.flush()
  }
  expect(new Set(logged)).toEqual(new Set(['reports-failed']))
  broken = false
  await counting.flush(true)
  expect((await written()).map(({ minute }) => minute)).toEqual(
    Array.from({ length: 10 }, (_, n) => `2026-11-22T01:${15 + n}Z`),
  )
})

test('a gateway counts what phones send, and writes it as it stops', async () => {
  const reports = openStore(`file:${folder}/own`)
  const own = await running(`${folder}/gateway`, { reports })
  const post = (body: object) => own.post('/api/public/clientReport', body)
  const release = own.releases.trade ?? ''
  expect((await post([report('a', { release }), fault('a', 'x', { release })])).status).toBe(200)
  expect((await post([report('b', { release })])).status).toBe(200)
  await own.stop()
  const [{ addresses, ...counted } = row(0, 0)] = (await written(reports)).flatMap(({ releases }) => releases)
  expect(counted).toMatchObject({ pages: 2, failed: 1, release })
  expect(addresses).toEqual({ ran: [expect.stringMatching(/^[\w-]{12}$/)], failed: addresses?.ran })
})

test('forty failing pages that one client invents are one voice against a canary, and no address is written down', async () => {
  const reports = openStore(`file:${folder}/invented`)
  const own = await running(`${folder}/inventing`, { reports, proxies: 1 })
  const release = own.releases.trade ?? ''
  const post = (address: string, body: object) => {
    const headers = { 'x-forwarded-for': address }
    return request(own.url, '/api/public/clientReport', { method: 'POST', headers }, JSON.stringify(body))
  }
  const invented = (batch: number) => Array.from({ length: 20 }, (_, n) => fault(`${batch}-${n}`, 'x', { release }))
  for (const batch of [1, 2]) await post('203.0.113.9', invented(batch))
  for (const address of ['198.51.100.1', '198.51.100.2', '2001:db8:1::1', '2001:db8:1:2::1'])
    await post(address, [report(address, { release })])
  await own.stop()
  const voices = (await written(reports)).flatMap(({ releases }) => releases).map(({ addresses }) => addresses)
  const all = (of: 'ran' | 'failed') => new Set(voices.flatMap(voice => voice?.[of] ?? []))
  expect([all('ran').size, all('failed').size]).toEqual([4, 1]) // two of one subscriber by IPv6
  const kept = JSON.stringify([await written(reports), own.logged])
  for (const address of ['203.0.113.9', '198.51.100', '2001:db8', '127.0.0.1']) expect(kept).not.toContain(address)
})

test('a store of reports that fails does not keep phones from being served', async () => {
  const broken: Store = { ...store, createIfAbsent: () => Promise.reject(new Error('gone')) }
  const own = await running(`${folder}/broken`, { reports: broken })
  await own.post('/api/public/clientReport', [report('a', { release: own.releases.trade ?? '' })])
  expect((await own.get('/')).status).toBe(200)
  await own.stop()
  expect(own.logged.map(({ event }) => event)).toContain('reports-failed')
})

test('what is known is bounded: of many more, the oldest are new again', () => {
  const isFirst = firstTimes(2)
  expect(['a', 'b', 'c', 'b', 'd', 'e', 'a'].map(isFirst)).toEqual([true, true, true, false, true, true, true])
})

test('pages that run a shell which is live no more are told by its release, as many as phones can run; what they refused is kept', async () => {
  const counting = collector(store, log, () => time)
  const old = 'aaaaaaaaaaaa'
  const ofShell = (id: string, kind: ClientReport['kind'], release: string) =>
    report(id, {
      unit: 'shell',
      kind,
      release,
      message: kind === 'refused' ? 'serial 18 is not signed for this page' : '',
    })
  const reports = [
    ofShell('a', 'behind', old),
    ofShell('b', 'refused', old),
    ofShell('c', 'behind', live.shell.release),
  ]
  counting.count(reports, live, 'sender')
  for (let n = 0; n < 200; n++) counting.count([ofShell(`n${n}`, 'behind', `invented${n}`)], live, `sender${n}`)
  await counting.flush(true)
  const [counts] = await written()
  expect([counts?.standing?.length, counts?.standing?.[0], counts?.releases]).toEqual([50, old, []])
  expect(counts?.faults).toMatchObject([
    { release: old, kind: 'refused', message: 'serial 18 is not signed for this page' },
  ])
})

test('a sender that makes shells up takes no place of those that pages run', async () => {
  const counting = collector(store, log, () => time)
  const behind = (id: string, release: string) => report(id, { unit: 'shell', kind: 'behind', release })
  const invented = Array.from({ length: 100 }, (_, n) => behind(`n${n}`, `invented${n}`))
  counting.count(invented, live, 'noisy')
  counting.count([behind('a', 'aaaaaaaaaaaa')], live, 'sender')
  await counting.flush(true)
  expect((await written())[0]?.standing).toEqual(['invented0', 'invented1', 'invented2', 'aaaaaaaaaaaa'])
})
