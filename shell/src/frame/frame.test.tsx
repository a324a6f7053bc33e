import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { formatClock } from '@shared/format/clock'
import { formatDayMonth } from '@shared/format/short-time'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import type { ComponentType } from 'react'
import { setLanguage } from '../surface/i18n/language.ts'
import { go, setQuery } from '../surface/navigation/go.ts'
import { useTitle } from '../surface/navigation/own-title.ts'
import { loadingAtom } from '../surface/overlay/loading.ts'
import { queryClient } from '../surface/query/query-client.ts'
import { clearSession } from '../surface/session/session.ts'
import { setUser } from '../surface/session/user.ts'
import { NEWEST, useAnswerTime } from '../surface/transport/answer-times.ts'
import { reached, setOffline } from '../surface/transport/connection.ts'
import { until } from '../surface/transport/testing/real-time.ts'
import { startWire, type Wire } from '../surface/transport/testing/wire.ts'
import { arrives, lazily, pressBack, type Screens, startApp, visitor } from '../testing/app.tsx'
import { newShellAtom } from '../update/new-shell.ts'
import { Arrival } from './arrival.tsx'
import { arrivalAtom } from './loading-view.tsx'
import { unreadAtom } from './unread-count.ts'

let wire: Wire
const store = getDefaultStore()

function Article() {
  useTitle('How a swap works')
  return <h1>Article</h1>
}
const DAYS_AGO = Date.now() - 3 * 86_400_000
const Shows = ({ name, at }: { name: string; at: number }) => {
  useAnswerTime(at)
  return <h1>{name}</h1>
}
const swap = Promise.withResolvers<ComponentType>()
const screens: Screens = {
  '/home': { Screen: () => <h1>Home</h1>, frame: 'tabs', title: 'Home' },
  '/hangqing': {
    Screen: () => <Shows name="Market" at={NEWEST} />,
    frame: 'tabs',
    title: 'Market',
    sketch: [[16, 15, 92, 22, 4, 2, 30]],
  },
  '/heyue': { Screen: () => <Shows name="Contract" at={DAYS_AGO} />, frame: 'tabs', title: 'Contract' },
  '/my': { Screen: () => <h1>Personal</h1>, frame: 'tabs', title: 'Personal' },
  '/kuangchi': { Screen: () => <h1>Mining</h1>, background: '#2c3e50', title: 'Mining' },
  '/articleDetail': { Screen: Article, title: 'Article' },
  '/notifications': { Screen: () => <h1>Notifications</h1>, title: 'Notifications' },
  '/swap': { Screen: lazily(() => swap.promise), title: 'Swap' },
  '/fuliCenter': { Screen: () => <h1>Welfare centre</h1>, title: 'Welfare centre' },
}

beforeAll(async () => {
  wire = await startWire()
  wire.answer(visitor)
  localStorage.setItem('lang-offered', '1')
  await startApp(wire.url, screens, '/#/home')
})
afterAll(() => wire.close())
beforeEach(() => {
  reached(Number.POSITIVE_INFINITY)
  clearSession()
})

const walk = (to: string) => act(async () => go(to))
const at = async (path: string) => {
  await walk(path)
  return arrives(path.split('?')[0] ?? '')
}
const tab = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}`) })
const press = (name: string) => act(async () => void fireEvent.click(tab(name)))
/** Goes there while the clock stands: the cover, up for 300 ms at least, is still there afterwards. */
async function walkCovered(to: string): Promise<void> {
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'queueMicrotask'] })
  await walk(to)
}
const uncover = (path: string) => {
  act(() => jest.advanceTimersByTime(300))
  jest.useRealTimers()
  return arrives(path)
}
const depth = () => history.state.idx
const main = () => document.getElementById('main') as HTMLElement

test('the first page takes no focus and is not announced', async () => {
  await arrives('/home')
  expect(document.activeElement).toBe(document.body)
  expect(document.getElementById('status')?.textContent).toBe('')
})

test('a new page is announced by its title and its heading has the focus; a query changes neither', async () => {
  await at('/kuangchi')
  expect(document.activeElement?.textContent).toBe('Mining')
  expect(document.getElementById('status')?.textContent).toBe('Mining · tarn')
  act(() => (document.activeElement as HTMLElement).blur())
  await act(async () => setQuery({ tab: '2' }))
  expect(document.activeElement).toBe(document.body)
})

test('a page whose screen loads longer than the cover must be up has the focus on its heading too', async () => {
  await at('/home')
  await walk('/swap')
  const later = performance.now() + 1000
  const clock = jest.spyOn(performance, 'now').mockReturnValue(later)
  swap.resolve(() => <h1>Swap</h1>)
  await arrives('/swap')
  clock.mockRestore()
  expect(document.activeElement?.textContent).toBe('Swap')
  expect(document.getElementById('status')?.textContent).toBe('Swap · tarn')
})

test('while the cover is up nothing beneath it can be reached', async () => {
  await at('/home')
  await walkCovered('/hangqing')
  expect([store.get(loadingAtom)?.text, main().hasAttribute('inert')]).toEqual(['Loading...', true])
  await uncover('/hangqing')
  expect(main().hasAttribute('inert')).toBe(false)
})

const onCover = () => within(document.querySelector<HTMLElement>('#main + div') as HTMLElement)

test('the cover of an inner page carries its title and the way back, until it goes', async () => {
  await act(async () => store.set(arrivalAtom, { Arrival }))
  await at('/home')
  await walkCovered('/kuangchi')
  expect(onCover().getByRole('heading', { name: 'Mining' })).toBeTruthy()
  expect(onCover().getByRole('button', { name: 'Back' })).toBeTruthy()
  await uncover('/kuangchi')
  await waitFor(() => expect(onCover().queryByRole('heading')).toBeNull())
  store.set(arrivalAtom, null)
})

test('the tab bar names the tab that loads, over a sketch of it', async () => {
  await act(async () => store.set(arrivalAtom, { Arrival }))
  await at('/home')
  await walkCovered('/hangqing')
  expect(tab('Market').getAttribute('aria-current')).toBe('page')
  expect(document.querySelectorAll('#main + div rect')).toHaveLength(2)
  await uncover('/hangqing')
  store.set(arrivalAtom, null)
})

test("the cover has the route's colour, else white; on a dark theme the page's own instead of white", async () => {
  const colour = () =>
    screen
      .getAllByRole('status')
      .map(e => e.closest<HTMLElement>('[data-open]'))
      .find(Boolean)?.style.background
  await at('/home')
  await walkCovered('/kuangchi')
  expect(colour()).toBe('rgb(44, 62, 80)')
  await uncover('/kuangchi')
  document.documentElement.dataset.theme = 'light'
  await walkCovered('/home')
  expect(colour()).toBe('rgb(255, 255, 255)')
  await uncover('/home')
  document.documentElement.dataset.theme = 'dark'
  await walkCovered('/hangqing')
  expect(colour()).toBe('')
  await uncover('/hangqing')
})

test('the window and the main element are at the top of a new page', async () => {
  await at('/home')
  main().scrollTop = 500
  const up = jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
  await at('/hangqing')
  expect([main().scrollTop, up.mock.calls]).toEqual([0, [[0, 0]]])
  up.mockRestore()
})

test("the title is the route's and the installation's, in the language of the moment", async () => {
  await at('/home')
  expect(document.title).toBe('Home · tarn')
  await act(() => setLanguage('jp'))
  await waitFor(() => expect(document.title).toBe('Home jp · tarn'))
  expect(document.documentElement.lang).toBe('ja-JP')
  await act(() => setLanguage('en-us'))
})

test('what was announced of a page does not stay behind in another language', async () => {
  await at('/hangqing')
  await at('/home')
  await waitFor(() => expect(document.getElementById('status')?.textContent).toBe('Home · tarn'))
  await act(() => setLanguage('jp'))
  expect(document.getElementById('status')?.textContent).toBe('')
  await act(() => setLanguage('en-us'))
})

test('what the server words is asked for again in a new language', async () => {
  queryClient.setQueryData(['content', '/x'], 'old')
  await act(() => setLanguage('jp'))
  expect(queryClient.getQueryState(['content', '/x'])?.isInvalidated).toBe(true)
  await act(() => setLanguage('en-us'))
})

test("a screen's own title stands while it is shown", async () => {
  await at('/articleDetail')
  await waitFor(() => expect(document.title).toBe('How a swap works · tarn'))
  await at('/home')
  expect(document.title).toBe('Home · tarn')
})

test("the phone's bar has the route's colour, else the page's, also after a change of theme", async () => {
  const bar = () => document.querySelector('meta[name=theme-color]')?.getAttribute('content')
  const behind = () => document.querySelector<HTMLElement>('[data-frame]')?.style.background
  await at('/kuangchi')
  expect([bar(), behind()]).toEqual(['#2c3e50', 'rgb(44, 62, 80)'])
  document.body.style.backgroundColor = 'rgb(14, 14, 16)'
  await at('/home')
  expect([bar(), behind()]).toEqual(['rgb(14, 14, 16)', ''])
  document.body.style.backgroundColor = 'rgb(255, 255, 255)'
  document.documentElement.dataset.theme = 'light'
  await waitFor(() => expect(bar()).toBe('rgb(255, 255, 255)'))
})

test('the tab bar stands only where the route asks for it, its own tab marked', async () => {
  await at('/hangqing')
  expect(screen.getAllByRole('link').map(link => link.textContent)).toEqual(['Home', 'Market', 'Contract', 'Personal'])
  expect(tab('Market').getAttribute('aria-current')).toBe('page')
  await at('/kuangchi')
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('Home pushes to a tab, a tab replaces a tab, Back leads Home', async () => {
  await at('/home')
  const home = depth()
  await press('Market')
  await arrives('/hangqing')
  await press('Contract')
  await arrives('/heyue')
  expect(depth()).toBe(home + 1)
  await pressBack()
  await arrives('/home')
  expect(depth()).toBe(home)
})

test('however often one goes to a tab and Home again, Home lies there once', async () => {
  await at('/home')
  const home = depth()
  for (let round = 0; round < 3; round++) {
    await press('Market')
    await arrives('/hangqing')
    await press('Home')
    await arrives('/home')
  }
  expect(depth()).toBe(home)
})

test('a tab whose query changed still lies above Home', async () => {
  await at('/home')
  const home = depth()
  await press('Market')
  await arrives('/hangqing')
  await act(async () => setQuery({ sort: 'price' }))
  await press('Home')
  await arrives('/home')
  expect(depth()).toBe(home)
})

test('from a tab that was opened by its address, Home takes its place', async () => {
  await at('/hangqing')
  const market = depth()
  await press('Home')
  await arrives('/home')
  expect(depth()).toBe(market)
})

test('the active tab again leads up and fetches afresh, without a navigation', async () => {
  await at('/hangqing')
  let asked = 0
  const stop = queryClient.getQueryCache().build(queryClient, { queryKey: ['t'], queryFn: async () => ++asked })
  const { QueryObserver } = await import('@tanstack/react-query')
  const end = new QueryObserver(queryClient, { queryKey: ['t'], queryFn: async () => ++asked }).subscribe(() => {})
  await waitFor(() => expect(stop.state.data).toBe(1))
  const before = depth()
  main().scrollTop = 500
  await press('Market')
  await waitFor(() => expect(asked).toBe(2))
  expect([main().scrollTop, depth(), store.get(loadingAtom)]).toEqual([0, before, null])
  end()
})

test('Personal shows how many messages are new, at most "99+", or a dot for what can be claimed', async () => {
  await at('/home')
  const badge = () => tab('Personal').textContent?.replace('Personal', '')
  expect(badge()).toBe('')
  await act(async () => setUser({ id: '7', claimableCount: 2 } as never))
  expect(badge()).toBe('New')
  await act(async () => store.set(unreadAtom, 5))
  expect(badge()).toMatch(/^5/)
  await act(async () => store.set(unreadAtom, 100))
  expect(badge()).toMatch(/^99\+/)
})

test('without a connection a bar says from when that is which a page shows, and names no time where it shows nothing', async () => {
  const lost = async (path: string) => {
    await at(path)
    await act(async () => setOffline())
    return screen
      .getAllByRole('alert')
      .map(e => e.textContent)
      .join('')
  }
  const said = await lost('/hangqing')
  const since = Date.now()
  expect([since, since - 1000].map(time => `No connection. Data from ${formatClock(time)}Retry`)).toContain(said)
  expect(await lost('/home')).toBe('No connectionRetry')
  const then = `${formatDayMonth('en-US', DAYS_AGO)} ${formatClock(DAYS_AGO)}`
  expect(await lost('/heyue')).toBe(`No connection. Data from ${then}Retry`)
  await act(async () => reached(performance.now()))
  expect(screen.queryByText(/No connection/)).toBeNull()
})

test('whoever cannot wait asks for the server at once', async () => {
  await act(async () => setOffline())
  wire.seen.length = 0
  // the frame's own first look comes after 500 ms
  jest.useFakeTimers({ doNotFake: ['Date', 'performance', 'nextTick', 'queueMicrotask'] })
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await until(() => wire.seen.length === 1)
  jest.useRealTimers()
  await waitFor(() => expect(screen.queryByText(/No connection/)).toBeNull())
})

test('a new shell is offered once for each serial', async () => {
  const offer = () => screen.queryByText('A new version is ready')
  expect(offer()).toBeNull()
  await act(async () => store.set(newShellAtom, 8))
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Close' })))
  await act(async () => store.set(newShellAtom, 8))
  expect(offer()).toBeNull()
  await act(async () => store.set(newShellAtom, 9))
  expect(offer()).toBeTruthy()
  await act(async () => store.set(newShellAtom, 0))
  expect(offer()).toBeNull()
})
