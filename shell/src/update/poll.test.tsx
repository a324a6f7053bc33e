import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import type { Config } from '@shared/contract/config'
import { withoutFiles } from '@shared/contract/page-config'
import { getDefaultStore } from 'jotai'
import { isOlder, remember } from '../boot/newest-seen.ts'
import { liveConfig, setLiveConfig } from '../remotes/live-config.ts'
import { adopt, holdBy, routeAt } from '../remotes/routes.ts'
import { connectTransport } from '../surface/connect-transport.ts'
import { whileBusy } from '../surface/transport/busy.ts'
import { reached, setOffline } from '../surface/transport/connection.ts'
import { pass, settle, stopClocks, until } from '../surface/transport/testing/real-time.ts'
import { type Answer, hangUp, startWire, type Wire } from '../surface/transport/testing/wire.ts'
import { configOf } from '../testing/app.tsx'
import { pair, signed, trust, trustNobody } from '../testing/signed-set.ts'
import { newShellAtom } from './new-shell.ts'
import { followReleases, lookForRest, take } from './poll.ts'
import { tidyWhenHidden } from './quiet-reload.ts'
import { refusedAtom } from './refused.ts'

let wire: Wire
let serial = 0
let live: Config
let ends: (() => void)[] = []
let reloads = 0
const MINUTES = 60_000
const hash = `sha384-${'A'.repeat(64)}`
const screens = { '/home': { Screen: () => null } }

/** The next config: a serial higher, with another release of the unit and, if said, of the shell. */
function next(o: { shell?: string; unit?: string; needs?: string; serial?: number } = {}): Config {
  const made = structuredClone(configOf('', screens, { serial: o.serial ?? ++serial, release: o.unit ?? 'r1' }))
  const { u } = made.units
  if (u && o.needs) u.needs = { shell: o.needs }
  for (const release of [made.shell, ...Object.values(made.units)]) release.integrity = hash
  made.shell.release = o.shell ?? 's1'
  return made
}

const [madeKey, otherKey] = [pair('k1'), pair('k2')]
/** By the key that the shell of this page knows, by another, or by both. */
const signedBy = (known: 'known' | 'unknown' | 'both', set: Config): Config =>
  known === 'both' ? signed(set, madeKey, otherKey) : signed(set, known === 'known' ? madeKey : otherKey)

/** As the gateway serves it. */
const served: Answer = (seen, response) => {
  const etag = `"${live.serial}"`
  if (seen.headers['if-none-match'] === etag) return void response.writeHead(304).end()
  response.writeHead(200, { ETag: etag }).end(JSON.stringify(live))
}
const hide = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}
const newShell = () => getDefaultStore().get(newShellAtom)

beforeAll(async () => {
  wire = await startWire()
  connectTransport()
  const plain = globalThis.fetch
  globalThis.fetch = (to, o) => plain(typeof to === 'string' && to.startsWith('/') ? wire.url + to : to, o)
})
afterAll(() => wire.close())
beforeEach(() => {
  stopClocks()
  reached(Number.POSITIVE_INFINITY)
  sessionStorage.clear()
  getDefaultStore().set(newShellAtom, 0)
  live = next()
  setLiveConfig(live)
  adopt(live)
  wire.answer(served)
  wire.seen.length = 0
  reloads = 0
  hide(false)
  ends = [followReleases(), tidyWhenHidden(() => reloads++)]
})
afterEach(() => {
  for (const end of ends) end()
  trustNobody()
  getDefaultStore().set(refusedAtom, 0)
  localStorage.clear()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('every 30 s it asks, with the ETag of the last answer', async () => {
  await pass(29_999)
  await settle()
  expect(wire.seen).toEqual([])
  await pass(1)
  await until(() => wire.seen.length === 1)
  await settle()
  await pass(30_000)
  await until(() => wire.seen.length === 2)
  await settle()
  expect(wire.seen.map(seen => [seen.path, seen.headers['if-none-match']])).toEqual([
    ['/config.json', wire.seen[0]?.headers['if-none-match']],
    ['/config.json', `"${live.serial}"`],
  ])
})

test('what the page left out comes once, with the first look, if it is the same set and can be believed', async () => {
  const page = withoutFiles(live, ['u'])
  setLiveConfig(page)
  const lies = { ...live, signature: { keyId: 'k9', alg: 'ES256', value: `${'A'.repeat(86)}==` } }
  await expect(take(lies)).rejects.toThrow('is not signed for this page')
  expect(liveConfig()).toBe(page)
  await lookForRest()
  expect(liveConfig()).toEqual(live)
  await lookForRest()
  expect(wire.seen).toHaveLength(1)
})

test('where two keys are asked for, a set for which they do not stand is refused, and so is one that asks for fewer', async () => {
  const policy = { version: 1, promote: 2, highest: 2 }
  setLiveConfig({ ...live, policy })
  for (const planted of [{ policy }, {}, { policy: { ...policy, version: 2, promote: 1 } }])
    await expect(take({ ...next({ unit: 'evil' }), ...planted })).rejects.toThrow('is not signed for this page')
  expect(routeAt('/home')?.release).toBe('r1')
})

test('a promoted unit is there within 30 s', async () => {
  live = next({ unit: 'r2' })
  await pass(30_000)
  await until(() => routeAt('/home')?.release === 'r2')
  expect(newShell()).toBe(0)
})

test('hidden or offline it does not ask; on return it does at once', async () => {
  hide(true)
  await pass(5 * MINUTES)
  setOffline()
  hide(false)
  await pass(MINUTES)
  await settle()
  expect(wire.seen).toEqual([])
  reached(Number.POSITIVE_INFINITY)
  hide(true)
  hide(false)
  await until(() => wire.seen.length === 1)
})

test('a lower or the same serial is not taken', async () => {
  const { serial: now } = liveConfig()
  await take(next({ serial: now, unit: 'r9' }))
  await take(next({ serial: now - 1, unit: 'r9' }))
  expect([liveConfig().serial, routeAt('/home')?.release]).toEqual([now, 'r1'])
})

const httpError =
  (status: number): Answer =>
  (_, response) =>
    void response.writeHead(status).end('{}')

/** Answers once with this body under the ETag of the live set, then as the gateway serves it. */
const damagedOnce = (bodyOf: (text: string) => string, length = (text: string) => text.length): Answer => {
  let answers = 0
  return (seen, response) => {
    if (seen.path !== '/config.json') return httpError(404)(seen, response)
    if (answers++ > 0) return served(seen, response)
    const text = bodyOf(JSON.stringify(live))
    response.writeHead(200, { ETag: `"${live.serial}"`, 'Content-Length': length(text) })
    response.end(text, () => response.socket?.destroy())
  }
}
const half = (text: string) => text.slice(0, text.length / 2)

test.each([
  ['broke off', damagedOnce(half, text => text.length * 2)],
  ['is no JSON', damagedOnce(half)],
  ['does not fit', damagedOnce(() => '{"serial":99999}')],
  ['has a damaged signature', damagedOnce(text => text.replace('"value":"', '"value":"A'))],
  ['has a damaged serial', damagedOnce(text => text.replace('"serial":', '"serial":9'))],
])('a live set whose answer %s is asked for again without its ETag, and taken', async (_, answer) => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {})
  trust(madeKey)
  live = signed(next({ unit: 'r2' }), madeKey)
  wire.answer(answer)
  await pass(30_000)
  await until(() => warned.mock.calls.length > 0)
  await settle()
  await pass(30_000)
  await until(() => routeAt('/home')?.release === 'r2')
  const asked = wire.seen.filter(({ path }) => path === '/config.json')
  expect(asked[1]?.headers['if-none-match']).not.toBe(`"${live.serial}"`)
  await until(() => getDefaultStore().get(refusedAtom) === 0)
})

test('an answer that does not fit, or none, changes nothing; the next look asks again', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {})
  const before = liveConfig()
  wire.answer((_, response) => void response.end('{"serial":99999}'))
  await pass(30_000)
  await until(() => warned.mock.calls.length === 1)
  wire.answer(hangUp)
  await pass(30_000)
  await until(() => warned.mock.calls.length === 2)
  expect(liveConfig()).toBe(before)
  wire.answer(served)
  live = next({ unit: 'r3' })
  await pass(30_000)
  await until(() => routeAt('/home')?.release === 'r3')
})

test('a new shell is told once for each release of it, and no more when it was taken back', async () => {
  await take(next({ shell: 's2' }))
  const told = newShell()
  expect(told).toBe(liveConfig().serial)
  await take(next({ shell: 's2', unit: 'r2' }))
  expect(newShell()).toBe(told)
  await take(next({ shell: 's3' }))
  expect(newShell()).toBe(liveConfig().serial)
  await take(next({ shell: 's1' }))
  expect(newShell()).toBe(0)
})

test('a unit written for the new shell waits for the reload with it', async () => {
  await take(next({ shell: 's2', unit: 'r2', needs: '^2.0.0' }))
  expect(routeAt('/home')?.release).toBe('r1')
  await take(next({ shell: 's2', unit: 'r3', needs: '^1.0.0' }))
  expect(routeAt('/home')?.release).toBe('r3')
})

test('five seconds hidden the new shell comes by itself, not before, and once for its serial', async () => {
  await take(next({ shell: 's2' }))
  hide(true)
  await pass(4999)
  expect(reloads).toBe(0)
  await pass(1)
  expect(reloads).toBe(1)
  hide(false)
  hide(true)
  await pass(MINUTES)
  expect(reloads).toBe(1)
})

test('under a POST that is on its way the new shell waits', async () => {
  await take(next({ shell: 's2' }))
  let answered = () => {}
  const order = whileBusy(new Promise<void>(resolve => (answered = resolve)))
  hide(true)
  await pass(MINUTES)
  expect(reloads).toBe(0)
  answered()
  await order
  hide(false)
  hide(true)
  await pass(5000)
  expect(reloads).toBe(1)
})

test('a config of another log, or one that nobody we trust has signed, is not taken', async () => {
  await expect(take({ ...next({ unit: 'r9' }), log: 'other' })).rejects.toThrow('is not signed')
  const value = `${'A'.repeat(86)}==`
  const forged = { ...next({ unit: 'r9' }), signature: { keyId: 'k1', alg: 'ES256', value } }
  await expect(take(forged)).rejects.toThrow('is not signed')
  expect(routeAt('/home')?.release).toBe('r1')
})

/** Decisions that the page missed: it knows the key of the first three, and the shell that knows the key of the last. */
function missSets() {
  const from = serial
  const missed = new Map<string, Config>()
  const keep = (set: Config) => void missed.set(`/config/${set.serial}.json`, set)
  for (let more = 0; more < 3; more++) keep(signedBy('known', next()))
  for (let more = 0; more < 4; more++) keep(signedBy('both', next({ shell: 's2' })))
  for (let more = 0; more < 5; more++) keep(signedBy('unknown', next({ shell: 's2', unit: 'r9' })))
  missed.delete(`/config/${from + 6}.json`) // one of them is not served
  live = signedBy('unknown', next({ shell: 's2', unit: 'r9' }))
  return { missed, from }
}
const serve =
  (missed: Map<string, Config>): Answer =>
  (seen, response) => {
    const set = missed.get(seen.path)
    if (seen.path === '/config.json') return served(seen, response)
    response.writeHead(set ? 200 : 404).end(JSON.stringify(set ?? {}))
  }
const askedMissed = () => wire.seen.filter(({ path }) => path.startsWith('/config/')).length
const bar = () => getDefaultStore().get(refusedAtom)

test('a set that this page cannot believe is told to the gateway and the person, and the sets between are read for the shell that can', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  trust(madeKey)
  const { missed, from } = missSets()
  wire.answer(serve(missed))
  await pass(30_000)
  await until(() => liveConfig().serial === from + 7)
  expect([newShell(), bar(), routeAt('/home')?.release]).toEqual([from + 7, from + 13, 'r1'])
  expect(askedMissed()).toBeLessThanOrEqual(4)
})

test.each([
  ['did not come', hangUp],
  ['came in half', ((_, response) => void response.end('{"version":1,')) satisfies Answer],
  ['was answered by an error of the gateway', httpError(500)],
  ['was put off by the gateway', httpError(429)],
])(
  'of the sets that were missed, one that %s is asked for at the next look, and no more once all are read',
  async (_, failure) => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => {})
    trust(madeKey)
    const { missed, from } = missSets()
    const serving = serve(missed)
    let fails = true
    wire.answer((seen, response) => (fails && seen.path.startsWith('/config/') ? failure : serving)(seen, response))
    await pass(30_000)
    await until(() => warned.mock.calls.length === 2) // the set, and those that were missed
    expect([liveConfig().serial, bar()]).toEqual([from, from + 13])
    fails = false
    wire.seen.length = 0
    await pass(30_000)
    await until(() => liveConfig().serial === from + 7 && askedMissed() === 4)
    await settle()
    await pass(30_000)
    await until(() => wire.seen.filter(({ path }) => path === '/config.json').length === 2)
    await settle()
    expect([askedMissed(), bar()]).toEqual([4, from + 13])
  },
)

test('a set that the page can believe again ends the bar that says it is out of date', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  trust(madeKey)
  wire.answer((seen, response) =>
    seen.path === '/config.json' ? served(seen, response) : httpError(404)(seen, response),
  )
  live = signedBy('unknown', next())
  await pass(30_000)
  await until(() => bar() === live.serial)
  await settle()
  live = signedBy('both', next())
  await pass(30_000)
  await until(() => bar() === 0)
  expect(liveConfig().serial).toBe(live.serial)
})

test('an older set than another tab has seen is not taken, and what was seen is not lowered, by whatever log comes between', async () => {
  const { log } = liveConfig()
  const late = next({ unit: 'r9' })
  const at = (serial: number, name = log) => ({ ...late, log: name, serial })
  remember(at(late.serial + 10))
  await expect(take(late)).rejects.toThrow('has seen a newer one')
  expect(routeAt('/home')?.release).toBe('r1')
  remember(at(3, 'another'))
  remember(late)
  const asked = [at(late.serial + 9), at(late.serial + 10), at(2, 'another')]
  expect(await Promise.all(asked.map(isOlder))).toEqual([true, false, true])
})

test('takes the next set although page code planted numbers that no set has, and remembers that set', async () => {
  const { log } = liveConfig()
  localStorage.setItem('newest-config', `${log} 999999999999999`)
  localStorage.setItem('newest-policy', `${log} 999999999999999 9`)
  await take(next({ unit: 'r2' }))
  expect(routeAt('/home')?.release).toBe('r2')
  expect(localStorage.getItem('newest-config')).toBe(`${log} ${liveConfig().serial}`)
})

test('a set that fails while the page takes it is not remembered, and is taken at the next look', async () => {
  const good = next({ unit: 'r2' })
  holdBy(() => {
    throw new Error('no table')
  })
  await expect(take(good)).rejects.toThrow('no table')
  holdBy(() => undefined)
  expect([liveConfig().serial, await isOlder(live)]).toEqual([live.serial, false])
  await take(good)
  expect([liveConfig().serial, routeAt('/home')?.release]).toEqual([good.serial, 'r2'])
})

test('of two looks that overlap, the slower one with the older set takes nothing back', async () => {
  const [older, newer] = [next({ unit: 'r2' }), next({ unit: 'r3' })]
  await Promise.allSettled([take(newer), take(older)])
  expect([liveConfig().serial, routeAt('/home')?.release]).toEqual([newer.serial, 'r3'])
})

test('without a new shell nothing reloads', async () => {
  hide(true)
  await pass(31 * MINUTES)
  hide(false)
  await settle()
  expect(reloads).toBe(0)
})

test('a phone whose timers slept learns of it on return', async () => {
  hide(true)
  jest.setSystemTime(Date.now() + 31 * MINUTES)
  live = next({ shell: 's2' })
  hide(false)
  await until(() => reloads === 1, 'the reload')
})
