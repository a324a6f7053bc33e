import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { takesCanary } from '@shared/contract/canary'
import type { Config, UnitConfig } from '@shared/contract/config'
import { withoutFiles } from '@shared/contract/page-config'
import { act, fireEvent, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { deviceId } from '../browser/device-id.ts'
import { allPages, currentPage, release as endKept } from '../pages/pages.ts'
import { noticeTyping } from '../pages/typed.ts'
import { liveConfig, setLiveConfig } from '../remotes/live-config.ts'
import { adopt } from '../remotes/routes.ts'
import { go } from '../surface/navigation/go.ts'
import { useLeaveGuard } from '../surface/navigation/leave-guard.ts'
import { useRoute } from '../surface/navigation/page-context.ts'
import { reached, setOffline } from '../surface/transport/connection.ts'
import { pass, settle, stopClocks, until } from '../surface/transport/testing/real-time.ts'
import { startWire, type Wire } from '../surface/transport/testing/wire.ts'
import { arrives, configOf, lazily, provide, type Screens, startApp, visitor } from '../testing/app.tsx'
import { take } from '../update/poll.ts'

const MANIFEST = `sha384-${'A'.repeat(64)}`
let wire: Wire
let made = 1

const named = (name: string) => () => <h1>{name}</h1>
function Draft() {
  useLeaveGuard(useRoute().query.dirty === '1')
  return (
    <>
      <h1>Draft</h1>
      <input aria-label="Amount" />
    </>
  )
}
const never: ComponentType = () => {
  throw new TypeError('x is undefined')
}
/** Whether the screen that breaks where its address says so would be drawn all the same. */
let isWell = false
function BreaksLater() {
  if (useRoute().query.break === '1' && !isWell) throw new TypeError('y is undefined')
  return <h1>broken later</h1>
}
const screensOf = (market: ComponentType | (() => Promise<ComponentType>)): Screens => ({
  '/home': { Screen: named('Home'), unit: 'v', frame: 'tabs' },
  '/market': { Screen: market, frame: 'tabs' },
  '/list': { Screen: named('List') },
  '/draft': { Screen: Draft, keepAlive: true },
})
/** A release of "u" whose market is as given. @returns its id */
function release(market: ComponentType | (() => Promise<ComponentType>)): string {
  const id = `r${++made}`
  provide(id, screensOf(market))
  return id
}
const reference = (id: string) => ({ release: id, serial: 1, manifest: MANIFEST })
/** The next live set. */
async function promote(id: string, rest: Partial<UnitConfig> = {}): Promise<Config> {
  const { serial } = liveConfig()
  const config = configOf(wire.url, screensOf(named('')), { serial: serial + 1, release: id, rest })
  await act(() => take(config))
  return config
}
const at = async (to: string) => {
  await act(async () => go(to))
  return arrives(to)
}
const runs = () => currentPage()?.route.release
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

beforeAll(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {}) // React tells of what a boundary caught
  wire = await startWire()
  wire.answer((seen, response) => visitor(seen, response))
  const plain = globalThis.fetch
  globalThis.fetch = (to, o) => plain(String(to).startsWith('/') ? wire.url + to : to, o && { ...o, integrity: '' })
  await startApp(wire.url, screensOf(named('one')), '/#/home')
  noticeTyping()
  await arrives('/home')
})
afterAll(() => wire.close())
beforeEach(async () => {
  isWell = false
  jest.useRealTimers()
  await act(async () => go('/home'))
  await arrives('/home')
  await act(async () => endKept(() => true))
})

test('a new release waits while its unit is on the screen, and is there once the unit is entered anew', async () => {
  await at('/market')
  const before = runs()
  const id = release(named('two'))
  await promote(id)
  await at('/list')
  expect(runs()).toBe(before)
  await at('/home')
  await at('/market')
  expect([runs(), heading()]).toEqual([id, 'two'])
})

test('a form that is half filled keeps its release though it is hidden, and lets go of it when it is empty again', async () => {
  await at('/draft?dirty=1')
  const before = runs()
  const id = release(named('three'))
  await promote(id)
  await act(async () => go('/draft'))
  expect(runs()).toBe(before)
  await at('/home')
  await at('/market')
  expect(runs()).toBe(id)
})

test('what somebody typed on a kept page is there again after a new release', async () => {
  await at('/draft')
  const before = runs()
  fireEvent.input(screen.getByLabelText('Amount'), { target: { value: '12.5' } })
  await promote(release(named('four')))
  await at('/home')
  await at('/draft')
  expect(runs()).toBe(before)
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('12.5')
})

test('a release whose screen does not come is left for the one before, without a panel, and the address stays', async () => {
  const good = release(named('good'))
  await promote(good)
  await at('/market')
  await at('/home')
  await promote(release(lazily(async () => Promise.reject(new Error('status 500'))) as never), {
    previous: reference(good),
  })
  await at('/market')
  expect([runs(), heading()]).toEqual([good, 'good'])
  expect(screen.queryByText('This part is unavailable')).toBeNull()
})

test('a page whose own release was cleaned away opens its next screen out of the live one', async () => {
  const old = `r${++made}`
  const gone = lazily(async () => Promise.reject(new Error('status 404'))) as never
  provide(old, { ...screensOf(named('old')), '/list': { Screen: gone } })
  await promote(old)
  await at('/market')
  const next = release(named('next'))
  await promote(next)
  expect(runs()).toBe(old)
  await at('/list')
  expect([runs(), heading()]).toEqual([next, 'List'])
})

test('a release that breaks as it is first drawn is left as a whole: its other screens come from the one before, too', async () => {
  const good = release(named('good'))
  await promote(good)
  await at('/market')
  await at('/home')
  const bad = release(never)
  await promote(bad, { previous: reference(good) })
  await act(async () => go('/market'))
  await screen.findByRole('heading', { name: 'good' })
  expect(runs()).toBe(good)
  await at('/list')
  expect(runs()).toBe(good)
})

/** Opens the market, and breaks it where it stands. */
async function breakMarket(): Promise<void> {
  await at('/market')
  expect(heading()).toBe('broken later')
  await act(async () => go('/market?break=1'))
}
const panel = () => screen.findByText('This part is unavailable')

test('a screen that breaks after it stood is left for the release before it, and its unit with it', async () => {
  const good = release(named('good'))
  await promote(good)
  await promote(release(BreaksLater), { previous: reference(good) })
  await breakMarket()
  await screen.findByRole('heading', { name: 'good' })
  await at('/list')
  expect(runs()).toBe(good)
})

test('a screen that breaks while a newer release waits is left for that one', async () => {
  await promote(release(BreaksLater))
  await at('/market')
  const newer = release(named('newer'))
  await promote(newer)
  expect(heading()).toBe('broken later')
  await act(async () => go('/market?break=1'))
  await screen.findByRole('heading', { name: 'newer' })
  expect(runs()).toBe(newer)
})

test.each<[when: string, open: () => Promise<void>]>([
  ['as it was first drawn', () => act(async () => go('/market?break=1'))],
  ['after it stood', breakMarket],
])(
  'a panel holds no release: where a screen broke %s, the next live set brings its own without a touch',
  async (_, open) => {
    await promote(release(BreaksLater))
    await open()
    await panel()
    stopClocks() // it is the live set that brings the page, not the next try
    isWell = true
    const mended = release(named('mended'))
    await promote(mended)
    await until(() => runs() === mended, 'the live release')
    expect(heading()).toBe('mended')
    await act(() => pass(300))
  },
)

test('a screen that breaks without a connection is left for no other release until the connection is back', async () => {
  const [good, bad] = [release(named('good')), release(BreaksLater)]
  await promote(good)
  await promote(bad, { previous: reference(good) })
  await at('/market')
  await act(async () => setOffline())
  await act(async () => go('/market?break=1'))
  await panel()
  expect(runs()).toBe(bad)
  await act(async () => reached(performance.now()))
  await screen.findByRole('heading', { name: 'good' })
})

test('where two releases break as they are drawn, they are tried after 1, 4 and 10 s, and then only at Retry', async () => {
  let draws = 0
  const counted = () => {
    draws++
    return never({})
  }
  const [before, now] = [release(counted), release(counted)]
  await promote(before)
  await promote(now, { previous: reference(before) })
  stopClocks()
  await act(async () => go('/market'))
  await until(() => screen.queryByText('This part is unavailable') !== null, 'the panel')
  const isDrawnIn = async (ms: number) => {
    draws = 0
    await act(() => pass(ms))
    await act(settle)
    return draws > 0
  }
  const seconds = [1000, 3999, 1, 9999, 1, 60_000]
  const drawn: boolean[] = []
  for (const ms of seconds) drawn.push(await isDrawnIn(ms))
  expect(drawn).toEqual([true, false, true, false, true, false])
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect([await isDrawnIn(0), await isDrawnIn(1000)]).toEqual([true, true])
})

test('a previous release that this page never knew is read from its own release.json', async () => {
  const good = release(named('good'))
  const config = configOf(wire.url, screensOf(named('')), { release: good }).units.u
  const told = { ...config, unit: 'u', entry: 'remoteEntry.js', files: { 'remoteEntry.js': { integrity: MANIFEST } } }
  wire.answer((seen, response) =>
    seen.path === `/r/u/${good}/release.json`
      ? void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(told))
      : visitor(seen, response),
  )
  await promote(release(never), { previous: reference(good) })
  await act(async () => go('/market'))
  await screen.findByRole('heading', { name: 'good' })
})

/** As a page brings it that leaves the files of "u" out. @returns what config.json says meanwhile */
async function openFar(id: string, rest: Partial<UnitConfig> = {}): Promise<Config> {
  const whole = configOf(wire.url, screensOf(named('')), { serial: liveConfig().serial + 1, release: id, rest })
  const page = withoutFiles(whole, ['u'])
  await act(async () => [setLiveConfig(page), adopt(page)])
  return whole
}
const manifestOf = (id: string) => {
  const { u } = configOf(wire.url, screensOf(named('')), { release: id }).units
  return { ...u, unit: 'u', entry: 'remoteEntry.js', files: { 'remoteEntry.js': { integrity: MANIFEST } } }
}
/** @returns how often release.json was asked for since */
function answerManifest(id: string, status: number): () => number {
  const path = `/r/u/${id}/release.json`
  wire.seen.length = 0
  wire.answer((seen, response) =>
    seen.path === path
      ? void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(manifestOf(id)))
      : visitor(seen, response),
  )
  return () => wire.seen.filter(seen => seen.path === path).length
}

test('what a page leaves out of a far unit its release.json says, once; where config.json came first, that says it', async () => {
  const [first, second] = [release(named('first')), release(named('second'))]
  const asked = answerManifest(first, 200)
  await openFar(first)
  expect([await at('/market'), await at('/list'), asked()]).toEqual([expect.anything(), expect.anything(), 1])
  expect(runs()).toBe(first)
  await at('/home')
  const later = answerManifest(second, 200)
  const whole = await openFar(second)
  await act(() => take(whole))
  await at('/market')
  expect([runs(), later()]).toEqual([second, 0])
})

test('where the release.json of a far unit does not come, the release before it stands', async () => {
  const good = release(named('good'))
  await promote(good)
  await at('/market')
  await at('/home')
  const bad = release(named('bad'))
  const asked = answerManifest(bad, 404)
  await openFar(bad, { previous: reference(good) })
  await at('/market')
  expect([runs(), heading(), asked()]).toEqual([good, 'good', 1])
})

test('where the one before is broken as well the panel stands, and a retry tries the live one anew', async () => {
  let broken = true
  const flaky = lazily(async () => (broken ? Promise.reject(new Error('status 500')) : named('mended')))
  const older = release(lazily(async () => Promise.reject(new Error('status 500'))) as never)
  await promote(older)
  const id = release(flaky as never)
  await promote(id, { previous: reference(older) })
  await at('/market')
  expect(screen.getByText('This part is unavailable')).toBeTruthy()
  broken = false
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByRole('heading', { name: 'mended' })
  expect(runs()).toBe(id)
})

test('a canary is taken by the phones that are drawn, and a phone that it breaks on goes back to the live one', async () => {
  const [live, canary] = [release(named('live')), release(named('canary'))]
  const serial = Array.from({ length: 99 }, (_, i) => i).find(i => takesCanary(deviceId(), `u ${i}`, 50)) ?? 0
  const described = { ...configOf(wire.url, screensOf(named('')), { release: canary }).units.u, percent: 50, serial }
  await promote(live, { canary: described as NonNullable<UnitConfig['canary']> })
  await at('/market')
  expect(heading()).toBe('canary')
  await at('/home')
  await promote(live, { canary: { ...described, percent: 0 } as NonNullable<UnitConfig['canary']> })
  await at('/market')
  expect(heading()).toBe('live')
})

test('a forced release says so, counts down, waits for an open question, and then stands without a reload', async () => {
  await at('/market')
  const id = release(named('urgent'))
  stopClocks()
  await promote(id, { forced: true })
  expect(screen.getByText('Important update in 10 s')).toBeTruthy()
  const question = document.body.appendChild(document.createElement('div'))
  question.setAttribute('role', 'alertdialog')
  await act(() => pass(15_000))
  await act(settle)
  expect(heading()).not.toBe('urgent')
  question.remove()
  await act(() => pass(1000))
  await act(settle)
  jest.useRealTimers()
  await screen.findByRole('heading', { name: 'urgent' })
  expect(screen.queryByText(/An important update/)).toBeNull()
})

/** The next live set, without "u". */
async function remove(): Promise<void> {
  const { units, ...rest } = configOf(wire.url, screensOf(named('')), { serial: liveConfig().serial + 1 })
  const { u: _, ...others } = units
  await act(() => take({ ...rest, units: others }))
}

test('a remote that is removed stands while one of its pages is on the screen; then it is closed and its addresses lead Home', async () => {
  const id = release(named('last'))
  await promote(id)
  await at('/draft')
  await at('/market')
  await remove()
  expect(heading()).toBe('last')
  await at('/list')
  expect([runs(), heading()]).toEqual([id, 'List'])
  await at('/home')
  await act(settle)
  expect(allPages().map(({ path }) => path)).toEqual(['/home'])
  expect(Reflect.has(self, `u__${id}`)).toBe(false)
  for (const path of ['/market', '/draft']) {
    await act(async () => go(path))
    await arrives('/home')
    expect(location.hash).toBe('#/home')
  }
})

test('a form that is half filled keeps its removed remote, and a live set that has it again opens it anew', async () => {
  const id = release(named('back'))
  await promote(id)
  await at('/draft')
  fireEvent.input(screen.getByLabelText('Amount'), { target: { value: '12.5' } })
  await at('/home')
  await remove()
  await at('/draft')
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('12.5')
  fireEvent.input(screen.getByLabelText('Amount'), { target: { value: '' } })
  await at('/home')
  await act(async () => go('/market'))
  await arrives('/home')
  provide(id, screensOf(named('back'))) // as its script does, since all of it had gone
  await promote(id)
  await at('/market')
  expect([runs(), heading()]).toEqual([id, 'back'])
})

// Last: nothing else is live from here on.
test('a release that no page stands in is closed: its globals go', async () => {
  const [left, now] = [release(named('left')), release(named('now'))]
  await promote(left)
  await at('/market')
  expect(Reflect.has(self, `u__${left}`)).toBe(true)
  await promote(now)
  await at('/home')
  await at('/market')
  await act(settle)
  expect(Reflect.has(self, `u__${left}`)).toBe(false)
  expect(Reflect.has(self, `u__${now}`)).toBe(true)
  setLiveConfig(liveConfig())
})
