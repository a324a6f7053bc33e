import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { LiveRoute } from '../remotes/routes.ts'
import { createGuard, type Ports } from './guard.ts'

const route = (path: string, o: Partial<LiveRoute> = {}) =>
  ({ path, auth: false, unit: 'u', release: 'r', ...o }) as LiveRoute
const home = route('/home')
const my = route('/my', { auth: true })
const pool = route('/kuangchi', { auth: true, background: '#2c3e50' })

const Blank = () => null

/** A guard whose world is written down: each step in order. */
function world(
  o: {
    token?: string
    unsure?: boolean
    known?: boolean
    profile?: () => Promise<boolean>
    chunk?: () => Promise<() => null>
  } = {},
) {
  const steps: string[] = []
  let known = o.known ?? false
  const ports: Ports = {
    loadScreen: at => {
      steps.push(`chunk ${at.path}`)
      return (o.chunk?.() ?? Promise.resolve(Blank)).then(Screen => ({ route: at, Screen }))
    },
    beginAsks: (at, search) => {
      if (at.asks) steps.push(`asks ${at.path}${search}`)
    },
    known: () => known,
    token: () => o.token ?? '',
    unsure: () => Boolean(o.unsure) && !known,
    fetchProfile: async () => {
      steps.push('profile')
      known = (await o.profile?.()) ?? false
    },
    rememberTarget: to => steps.push(`remember ${to}`),
    showOverlay: ({ text, background }) => steps.push(`overlay ${text} ${background}`),
  }
  return { guard: createGuard(ports), steps }
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('the steps come in the order of the specification: chunk, overlay, profile, page', async () => {
  const { guard, steps } = world({ token: 't', profile: async () => true })
  expect(await guard.pass(my, '?a=1')).toMatchObject({ kind: 'page', path: '/my', serial: 1 })
  expect(steps).toEqual(['chunk /my', 'overlay Loading... #ffffff', 'profile'])
})

test('what the first picture asks for is begun beside its code; not behind a page that stands', async () => {
  const { guard, steps } = world({ known: true })
  const asking = route('/kline', { asks: [{ get: '/api/x' }] })
  await guard.pass(asking, '?symbol=X')
  await guard.pass(asking, '', { quiet: true })
  expect(steps).toEqual(['chunk /kline', 'asks /kline?symbol=X', 'overlay Loading... #ffffff', 'chunk /kline'])
})

test("the overlay takes the route's background", async () => {
  const { guard, steps } = world({ known: true })
  await guard.pass(pool, '')
  expect(steps).toContain('overlay Loading... #2c3e50')
})

test('someone known is not asked for again', async () => {
  const { guard, steps } = world({ known: true, token: 't' })
  await guard.pass(my, '')
  expect(steps).not.toContain('profile')
})

test('a visitor at a protected address goes to /login and the address is remembered with its query', async () => {
  const { guard, steps } = world()
  expect(await guard.pass(my, '?tab=2')).toEqual({ kind: 'redirect', to: '/login' })
  expect(steps).toContain('remember /my?tab=2')
})

test('sends a visitor to /login while the profile call hangs', async () => {
  const { guard, steps } = world({ profile: () => new Promise(() => {}) })
  expect(await guard.pass(my, '')).toEqual({ kind: 'redirect', to: '/login' })
  expect(steps).toContain('profile')
})

test('a visitor at an open address does not wait for the profile', async () => {
  const { guard } = world({ profile: () => new Promise(() => {}) })
  expect(await guard.pass(home, '')).toMatchObject({ kind: 'page' })
})

test('with a token an open address waits for a hanging profile three seconds, no longer', async () => {
  const { guard } = world({ token: 't', profile: () => new Promise(() => {}) })
  let shown = false
  void guard.pass(home, '').then(() => {
    shown = true
  })
  await jest.advanceTimersByTimeAsync(2999)
  expect(shown).toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  expect(shown).toBe(true)
})

test('a failed profile at a protected address leads to /login', async () => {
  const { guard } = world({ token: 't', profile: async () => false })
  expect(await guard.pass(my, '')).toEqual({ kind: 'redirect', to: '/login' })
})

test('a later change of address makes the earlier one stale, also while its chunk loads', async () => {
  let arrive = (_: () => null) => {}
  const chunk = () => new Promise<() => null>(resolve => (arrive = resolve))
  const { guard } = world({ known: true, chunk })
  const first = guard.pass(home, '')
  const late = arrive
  const second = guard.pass(my, '')
  late(() => null)
  arrive(() => null)
  expect(await first).toEqual({ kind: 'stale' })
  expect(await second).toMatchObject({ kind: 'page', path: '/my' })
})

test('superseded by an unknown address, nothing is shown', async () => {
  const { guard } = world({ known: true })
  const passing = guard.pass(home, '')
  guard.supersede()
  expect(await passing).toEqual({ kind: 'stale' })
})

test('a chunk that fails is a page of its own, with the error', async () => {
  const error = new Error('500')
  const { guard } = world({ known: true, chunk: () => Promise.reject(error) })
  expect(await guard.pass(home, '')).toMatchObject({ kind: 'failed', error, path: '/home' })
})

test('a quiet retry shows no overlay; a stranger is not asked for a profile', async () => {
  const { guard, steps } = world()
  await guard.pass(home, '', { quiet: true, stranger: true })
  expect(steps).toEqual(['chunk /home'])
})
