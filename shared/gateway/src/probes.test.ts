import { expect, test } from '@jest/globals'
import { type ClientReport, clientReportCall } from '@shared/contract'
import { openStore, type Store } from '@shared/release'
import { temporaryFolder, testKeys } from '@shared/release/testing'
import { request, running } from './testing/running.ts'

const folder = temporaryFolder()
const operatorKey = 'k'.repeat(43)
const bearing = { authorization: `Bearer ${operatorKey}` }
const at = await running(folder, { operatorKey, reports: openStore(`file:${folder}/reports`) })

/** e.g. {'tarn_live_serial': 1} */
const numbersIn = (text: string) =>
  Object.fromEntries([...text.matchAll(/^(tarn_\S+) (\S+)$/gm)].map(([, name, value]) => [name, Number(value)]))
const numbers = async () => numbersIn((await at.get('/metrics', bearing)).text)

test('metrics are told to whoever bears the operator key, and to nobody else', async () => {
  const told = await at.get('/metrics', bearing)
  expect([told.status, told.headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
  expect(told.text).toContain('process_resident_memory_bytes')
  for (const authorization of ['', operatorKey, `Bearer ${operatorKey}x`, 'Bearer ']) {
    const refused = await at.get('/metrics', { authorization })
    expect([refused.status, refused.text]).toEqual([401, 'The operator key is wrong or missing\n'])
  }
})

test('requests are counted by what was asked for and how it ended, without a name that a stranger chose', async () => {
  for (const path of ['/', '/config.json', '/.env', '/healthz', '/nobody-knows']) await at.get(path)
  const { text } = await at.get('/metrics', bearing)
  expect(numbersIn(text)).toMatchObject({
    'tarn_requests_total{kind="page",status="200"}': 2,
    'tarn_requests_total{kind="config",status="200"}': 1,
    'tarn_requests_total{kind="other",status="404"}': 1,
    tarn_live_serial: 1,
  })
  expect(text).not.toMatch(/\.env|nobody-/)
})

test('pages, faults and speeds are counted by release, of what is live alone', async () => {
  const about = { unit: 'trade', release: at.releases.trade ?? '', serial: 1, route: '/kline', message: '', stack: '' }
  const sent: ClientReport[] = [
    { ...about, id: 'a', kind: 'opened' },
    { ...about, id: 'b', kind: 'opened' },
    { ...about, id: 'b', kind: 'render' },
    { ...about, id: 'b', kind: 'promise' },
    { ...about, id: 'c', release: 'made-up', kind: 'render' },
    { ...about, id: 'a', kind: 'speed', message: 'LCP', ms: 700 },
    { ...about, id: 'a', kind: 'speed', message: 'made-up', ms: 700 },
  ]
  await at.post(clientReportCall.path, sent)
  const of = `{unit="trade",release="${at.releases.trade}"}`
  const counted = { [`tarn_pages_total${of}`]: 2, [`tarn_failed_pages_total${of}`]: 1, [`tarn_faults_total${of}`]: 2 }
  const measured = { [`tarn_screen_seconds_sum${of.replace('}', ',kind="LCP"}')}`]: 0.7 }
  expect(await numbers()).toMatchObject({ ...counted, ...measured })
  expect(JSON.stringify(await numbers())).not.toContain('made-up')
})

test('a store that went away is told by the age of the last look, while pages are served and the gateway stays in service', async () => {
  let gone = false
  const store: Store = {
    ...at.store,
    listAfter: (...args) => (gone ? Promise.reject(new Error('no route')) : at.store.listAfter(...args)),
  }
  const own = await running(`${folder}/own`, { store, operatorKey, accepted: testKeys.accepted })
  const age = async () => numbersIn((await own.get('/metrics', bearing)).text).tarn_last_look_age_seconds ?? 0
  await age()
  gone = true
  const [first, second] = [await age(), await age()]
  expect(second).toBeGreaterThan(first)
  const [health, page] = [await own.get('/healthz'), await own.get('/')]
  expect([health.status, page.status]).toEqual([200, 200])
  expect(JSON.parse(health.text)).toEqual({ status: 'ok', serial: 1, lookAge: expect.any(Number) })
})

test('a gateway that could serve nobody says so, and why', async () => {
  const broken: Store = { ...at.store, listAfter: () => Promise.reject(new Error('no route')) }
  const own = await running(`${folder}/broken`, { store: broken, operatorKey })
  const health = await own.get('/healthz')
  expect([health.status, JSON.parse(health.text)]).toEqual([
    503,
    { status: 'the store cannot be read', serial: 0, lookAge: null },
  ])
  const told = await own.get('/metrics', bearing)
  expect(numbersIn(told.text)).toMatchObject({ tarn_live_serial: 0, tarn_last_look_age_seconds: -1 })
  expect((await request(own.url, '/healthz', { method: 'HEAD' })).status).toBe(503)
})

test('answers a probe that offers HTTP/2, and takes no such offer elsewhere', async () => {
  const offer = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABkAAQBAAAAAAIAAAAA' }
  const status = async (method: string, path: string) =>
    (await request(at.url, path, { method, headers: offer })).status
  expect([await status('GET', '/healthz'), await status('HEAD', '/healthz?x=1')]).toEqual([200, 200])
  for (const [method, path] of [
    ['POST', '/healthz'],
    ['GET', '/'],
    ['GET', '/api/x'],
    ['GET', '/metrics'],
  ] as const)
    expect([method, path, await status(method, path)]).toEqual([method, path, 400])
})
