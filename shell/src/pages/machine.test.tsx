import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import * as to from '@shared/contract/to'
import { act } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { back, go, setQuery } from '../surface/navigation/go.ts'
import { useRoute } from '../surface/navigation/page-context.ts'
import { usePlace } from '../surface/navigation/place.ts'
import { loadingAtom } from '../surface/overlay/loading.ts'
import { clearSession } from '../surface/session/session.ts'
import { setToken, token } from '../surface/session/token.ts'
import { setUser, user } from '../surface/session/user.ts'
import { reached, setOffline } from '../surface/transport/connection.ts'
import { until } from '../surface/transport/testing/real-time.ts'
import { hangUp, json, ok, startWire, type Wire } from '../surface/transport/testing/wire.ts'
import { arrives, lazily, pressBack, type Screens, shownPage, startApp, type, visitor } from '../testing/app.tsx'

let wire: Wire
const come = new Map<string, () => void>()

const here = () => {
  const { path, query } = useRoute()
  return `${path} ${JSON.stringify(query)}`
}
let change: (patch: { symbol?: string }) => void = () => {}
function Chart() {
  change = usePlace(to.chart).setQuery
  return <h1>{here()}</h1>
}
const late = (path: string) =>
  lazily(() => new Promise(resolve => come.set(path, () => resolve(() => <h1>{path} at last</h1>))))

const screens: Screens = {
  '/home': { Screen: () => <h1>Home</h1>, frame: 'tabs' },
  '/kline': { Screen: Chart, keepAlive: true },
  '/my': { Screen: () => <h1>Personal</h1>, auth: true },
  '/login': { Screen: () => <h1>Log in</h1>, keepAlive: true },
  '/slow': { Screen: late('/slow') },
  '/slower': { Screen: late('/slower') },
}

beforeAll(async () => {
  wire = await startWire()
  wire.answer(visitor)
  await startApp(wire.url, screens, '/kline?symbol=BTCUSDT')
})
afterAll(() => wire.close())
beforeEach(() => {
  reached(Number.POSITIVE_INFINITY)
  clearSession()
  wire.answer(visitor)
})

const heading = () => shownPage()?.querySelector('h1')?.textContent
const walk = (to: string) => act(async () => go(to))
const at = async (path: string) => {
  await walk(path)
  return arrives(path)
}
const overlay = () => getDefaultStore().get(loadingAtom)

test('an address without a hash opens its page, query and all', async () => {
  await arrives('/kline')
  expect(location.pathname + location.hash).toBe('/#/kline?symbol=BTCUSDT')
  expect(heading()).toBe('/kline {"symbol":"BTCUSDT"}')
})

test('Back where there is no history leads Home', async () => {
  await act(async () => back())
  await arrives('/home')
  expect(history.state.idx).toBe(0)
})

test.each(['#home', '#/home/', '#/%68ome'])('%s is Home', async hash => {
  await at('/kline')
  await type(hash)
  await arrives('/home')
})

test.each(['#/nowhere', '#/Home', '#.', '#//evil.test', '#', '#/'])(
  '%s is no address and leads Home without a step of its own',
  async hash => {
    await at('/kline')
    await type(hash)
    await arrives('/home')
    expect(location.hash).toBe('#/home')
    await pressBack()
    await arrives('/kline')
  },
)

test('a new query is no navigation: no cover, nothing asked; patched, and taken out again', async () => {
  await at('/kline?symbol=BTCUSDT&tab=1')
  wire.seen.length = 0
  await act(async () => setQuery({ symbol: 'ETHUSDT', tab: '' }))
  expect([heading(), overlay(), wire.seen.length]).toEqual(['/kline {"symbol":"ETHUSDT"}', null, 0])
})

test('a pushed query is a step of its own', async () => {
  await at('/kline?symbol=BTCUSDT')
  await act(async () => setQuery({ symbol: 'ETHUSDT' }, { push: true }))
  await act(async () => back())
  await until(() => heading() === '/kline {"symbol":"BTCUSDT"}', heading() ?? '')
})

test('a page that is no longer on the screen, or about to leave it, changes no other address', async () => {
  await at('/kline?symbol=BTCUSDT')
  await walk('/slow')
  await act(async () => change({ symbol: 'ETHUSDT' }))
  expect(location.hash).toBe('#/slow')
  await at('/home')
  await act(async () => change({ symbol: 'ETHUSDT' }))
  expect(location.hash).toBe('#/home')
})

test('of two changes only the last is shown, under one cover', async () => {
  await at('/home')
  await walk('/slow')
  await walk('/slower')
  come.get('/slow')?.()
  await act(async () => come.get('/slower')?.())
  await arrives('/slower')
  expect(heading()).toBe('/slower at last')
})

test('back before the new page came, the old one stands and is uncovered', async () => {
  await at('/home')
  await walk('/slow')
  expect(heading()).toBe('Home')
  await pressBack()
  await arrives('/home')
})

test('a visitor at a protected address is sent on by replacement, and may come back', async () => {
  await at('/home')
  await walk('/my?tab=2')
  await arrives('/login')
  expect(sessionStorage.getItem('redirect')).toBe('/my?tab=2')
  await pressBack()
  await arrives('/home')
})

test('a stored token with a good profile opens what is protected', async () => {
  wire.answer(ok({ id: '7' }))
  setToken('t1')
  await at('/my')
  expect(user()?.id).toBe('7')
})

test('a refused profile leads to /login and keeps the token', async () => {
  wire.answer(json({ success: false, message: 'no', code: 500, result: null }))
  setToken('t1')
  await at('/home')
  await walk('/my')
  await arrives('/login')
  expect(token()).toBe('t1')
})

test('asks for the profile twice, not five times, when its call is cut, and again when the connection is back', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now())
  // whether the server is back is asked, too
  const asked = () => wire.seen.filter(({ path }) => path.endsWith('/getMyUserInfo')).length
  try {
    wire.answer(hangUp)
    setToken('cut')
    wire.seen.length = 0
    await walk('/my')
    await arrives('/login')
    await at('/home')
    await walk('/my')
    await arrives('/login')
    expect(asked()).toBe(2)
    clock.mockReturnValue(Date.now() + 1000)
    await at('/home')
    expect(asked()).toBeGreaterThan(2)
    wire.answer(ok({ id: '7' }))
    clock.mockReturnValue(Date.now() + 2000)
    await act(async () => setOffline())
    await act(async () => reached(performance.now()))
    await until(() => user()?.id === '7', 'the profile')
  } finally {
    clock.mockRestore()
  }
})

test('a profile that the network lost is asked for again once it is back', async () => {
  wire.answer(hangUp)
  setToken('t1')
  await at('/home')
  await walk('/my')
  await arrives('/login')
  expect(token()).toBe('t1')
  wire.answer(ok({ id: '7' }))
  await act(async () => setOffline())
  await act(async () => reached(performance.now()))
  await until(() => user()?.id === '7', 'the profile')
})

test('a known person is not asked for again', async () => {
  setUser({ id: '7' } as never)
  await at('/home')
  wire.seen.length = 0
  await at('/my')
  expect(wire.seen).toEqual([])
})
