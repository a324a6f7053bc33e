import { beforeEach, expect, jest, test } from '@jest/globals'
import { transferContractCall } from '@shared/contract/calls/wallet'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { useRef } from 'react'
import { currentPage, pagesAtom, releaseAll } from '../pages/pages.ts'
import { adopt } from '../remotes/routes.ts'
import { useTicker } from '../surface/market-feed/index.ts'
import { take } from '../surface/market-feed/tickers.ts'
import { back, go } from '../surface/navigation/go.ts'
import { somethingTyped, useLeaveGuard } from '../surface/navigation/leave-guard.ts'
import { useListMemory } from '../surface/navigation/list-memory.ts'
import { useActive, usePageSignal, useRoute } from '../surface/navigation/page-context.ts'
import { placeOrder } from '../surface/order/place-order.ts'
import { confirm } from '../surface/overlay/confirm.ts'
import { queryClient } from '../surface/query/query-client.ts'
import { clearSession, expire, followSession, signOut } from '../surface/session/session.ts'
import { chatUnreadAtom } from '../surface/session/state.ts'
import { setToken, token } from '../surface/session/token.ts'
import { setUser, user } from '../surface/session/user.ts'
import { newOrderId } from '../surface/transport/order-id.ts'
import { hangUp, ok } from '../surface/transport/testing/wire.ts'
import { arrives, configOf, pressBack, provide, type Screens, type, visitor } from '../testing/app.tsx'
import { forVisitors } from '../testing/for-visitors.ts'

const ended: string[] = []
let renders = 0

function Ticket() {
  const { path, query } = useRoute()
  const signal = usePageSignal()
  renders++
  signal.onabort = () => ended.push(path)
  return (
    <>
      <h1>Ticket {query.symbol}</h1>
      <input aria-label="Quantity" defaultValue="" />
      <p data-testid="active">{String(useActive())}</p>
      <div data-scroll data-testid="own" />
    </>
  )
}
function List() {
  const own = useRef<HTMLUListElement>(null)
  useListMemory('rows')
  useListMemory('own', own)
  return (
    <>
      <h1>List</h1>
      <ul ref={own} data-testid="rows" />
    </>
  )
}
function Form() {
  const dirty = useRoute().query.dirty === '1'
  useLeaveGuard(dirty)
  return <h1>Form</h1>
}
let prices = 0
function Price() {
  prices++
  return <h1>Price {useTicker('BTCUSDT')?.price}</h1>
}
const Plain = () => <h1>Plain</h1>
const screens: Screens = {
  '/home': { Screen: Plain },
  '/login': { Screen: Plain, keepAlive: true },
  '/demotrading': { Screen: Ticket, keepAlive: true },
  '/kline': { Screen: Price, keepAlive: true },
  '/outlink': { Screen: Ticket, keepAlive: true },
  '/form': { Screen: Form, auth: true },
  '/list': { Screen: List },
  '/other': { Screen: Plain, unit: 'v' },
}

const wire = forVisitors(screens, '/home')
beforeEach(async () => {
  await act(async () => clearSession())
  wire().answer(visitor)
})

const at = async (to: string) => {
  await act(async () => go(to))
  return arrives(to)
}
const kept = () =>
  getDefaultStore()
    .get(pagesAtom)
    .kept.map(page => page.path)
const quantity = () => screen.getByLabelText<HTMLInputElement>('Quantity')
const main = () => document.getElementById('main') as HTMLElement
const scroll = (element: HTMLElement, to: number) => {
  element.scrollTop = to
  fireEvent.scroll(element)
}
const otherTab = (value: string | null) =>
  act(async () => {
    if (value) localStorage.setItem('token', value)
    else localStorage.removeItem('token')
    dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: value }))
  })

test('what is half typed on a kept page is there again, in a new query too, and the page knows that it was hidden', async () => {
  await at('/demotrading?symbol=BTC')
  fireEvent.change(quantity(), { target: { value: '0.5' } })
  await at('/other')
  expect(screen.getByTestId('active').textContent).toBe('false')
  await at('/demotrading?symbol=ETH')
  expect([quantity().value, screen.getByTestId('active').textContent]).toEqual(['0.5', 'true'])
  expect(screen.getByText('Ticket ETH')).toBeTruthy()
})

test('a hidden page is not drawn anew as addresses change elsewhere', async () => {
  await at('/demotrading')
  await at('/other')
  const before = renders
  await at('/home')
  await at('/other')
  expect(renders).toBe(before)
})

const tick = (price: string, time: number) =>
  act(async () => {
    take([{ symbol: 'BTCUSDT', price, time }])
    await new Promise(requestAnimationFrame)
  })

test('a hidden page is not drawn by prices, and shows the newest one when it is back', async () => {
  await at('/kline')
  await tick('64000', 1)
  await screen.findByText('Price 64000')
  await at('/other')
  const before = prices
  for (const second of [2, 3, 4]) await tick(`6400${second}`, second)
  expect(prices).toBe(before)
  await at('/kline')
  await screen.findByText('Price 64004')
})

test('scrollers marked data-scroll are where they were, though the browser forgets', async () => {
  await at('/demotrading')
  screen.getByTestId('own').scrollTop = 240
  await at('/other')
  screen.getByTestId('own').scrollTop = 0
  await at('/demotrading')
  expect(screen.getByTestId('own').scrollTop).toBe(240)
})

test('a kept page stays as long as the page lives, however long it is left: no clock ends it', async () => {
  await at('/demotrading')
  const page = currentPage()
  const now = Date.now()
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 24 * 3_600_000)
  await at('/other')
  clock.mockReturnValue(now + 48 * 3_600_000)
  await at('/home')
  clock.mockRestore()
  expect(kept()).toContain('/demotrading')
  await at('/demotrading')
  expect(currentPage()?.key).toBe(page?.key)
})

test('signing out ends kept pages, the one on show too, and leads Home without a call', async () => {
  setToken('t1')
  setUser({ id: '7' } as never)
  await at('/demotrading')
  fireEvent.change(quantity(), { target: { value: '0.5' } })
  wire().seen.length = 0
  await act(async () => signOut())
  await arrives('/home')
  expect(wire().seen.filter(seen => !seen.path.includes('getMyUserInfo'))).toEqual([])
  await at('/demotrading')
  expect(quantity().value).toBe('')
})

test('where another person signs in, nothing that was kept is theirs', async () => {
  setUser({ id: '7' } as never)
  await at('/demotrading')
  fireEvent.change(quantity(), { target: { value: '0.5' } })
  await at('/other')
  await act(async () => {
    setUser(null)
    setUser({ id: '8' } as never)
  })
  await at('/demotrading')
  expect(quantity().value).toBe('')
})

test('who signs in has not the visitor’s live chat behind them, nor what waits in it; what was typed elsewhere stays', async () => {
  await at('/outlink?kind=chat')
  await at('/demotrading')
  await at('/other')
  getDefaultStore().set(chatUnreadAtom, 2)
  ended.length = 0
  await act(async () => setUser({ id: '8' } as never))
  expect([kept(), ended, getDefaultStore().get(chatUnreadAtom)]).toEqual([['/demotrading'], ['/outlink'], 0])
})

test('signed out in another tab, a protected page lands on /login, without a word of its form', async () => {
  wire().answer(ok({ id: '7' }))
  setToken('t1')
  await at('/form?dirty=1')
  wire().seen.length = 0
  await otherTab(null)
  await arrives('/login')
  expect([token(), wire().seen, screen.queryByText('Leave this page?')]).toEqual(['', [], null])
  expect(sessionStorage.getItem('redirect')).toBe('/form?dirty=1')
})

test('signed out in another tab, an open kept page begins anew', async () => {
  setToken('t1')
  setUser({ id: '7' } as never)
  await at('/demotrading')
  fireEvent.change(quantity(), { target: { value: '0.5' } })
  await otherTab(null)
  await arrives('/demotrading')
  expect(quantity().value).toBe('')
})

test('another token in another tab: nothing of before stays, a question neither, and the page begins anew as theirs', async () => {
  wire().answer(ok({ id: '7' }))
  setToken('t1')
  await at('/demotrading')
  fireEvent.change(quantity(), { target: { value: '0.5' } })
  queryClient.setQueryData(['wallet', '/x'], 'of 7')
  const answer = confirm({ title: 'Cancel this recharge?' })
  const { key } = currentPage() ?? {}
  wire().answer(ok({ id: '8' }))
  await otherTab('t2')
  expect([user(), currentPage(), queryClient.getQueryData(['wallet', '/x']), await answer]).toEqual([
    null,
    undefined,
    undefined,
    false,
  ])
  await arrives('/demotrading')
  expect([currentPage()?.key === key, screen.queryByDisplayValue('0.5'), user()?.id]).toEqual([false, null, '8'])
})

test('while nobody can say whose another tab is, a cover with Retry stands over every page', async () => {
  wire().answer(ok({ id: '7' }))
  setToken('t1')
  await at('/demotrading')
  wire().answer(hangUp)
  await otherTab('t2')
  const panel = () => screen.findByText("We couldn't check which account is logged in")
  await panel()
  expect([user(), screen.queryByLabelText('Quantity')]).toEqual([null, null])
  await at('/home')
  await panel()
  wire().answer(ok({ id: '8' }))
  await act(async () => fireEvent.click(within(await arrives('/home')).getByRole('button')))
  await screen.findByText('Plain')
  expect(user()?.id).toBe('8')
})

test('an order goes out for nobody else than whom its sheet was opened for', async () => {
  setToken('t1')
  setUser({ id: '7' } as never)
  const id = newOrderId()
  localStorage.setItem('token', 't2')
  followSession('t2')
  setUser({ id: '8' } as never)
  wire().seen.length = 0
  const order = { from: 'balance', to: 'contract', currency: 'USDT', amount: '5', clientOrderId: id } as const
  const find = async () => ({ state: 'ok', value: [] as never[] }) as const
  await expect(placeOrder(transferContractCall, order, find)).rejects.toThrow(/started this order from another account/)
  expect(wire().seen).toEqual([])
})

test('who is logged out by another tab is told so once the page is looked at', async () => {
  setToken('t1')
  setUser({ id: '7' } as never)
  await at('/home')
  const show = (hidden: boolean) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }
  show(true)
  await otherTab(null)
  await arrives('/home')
  expect(screen.queryByText('You logged out in another tab.')).toBeNull()
  await act(async () => show(false))
  await screen.findByText('You logged out in another tab.')
})

test('a session that the server ended leads to /login from a dirty form, and back afterwards', async () => {
  wire().answer(ok({ id: '7' }))
  setToken('t1')
  await at('/form?dirty=1')
  await act(async () => expire('t1'))
  await arrives('/login')
  expect(sessionStorage.getItem('redirect')).toBe('/form?dirty=1')
})

test('a half-filled form asks before it is left: no stays, yes leaves', async () => {
  wire().answer(ok({ id: '7' }))
  setToken('t1')
  await at('/form?dirty=1')
  expect(somethingTyped()).toBe(true)
  await act(async () => go('/other'))
  fireEvent.click(await screen.findByRole('button', { name: 'Stay' }))
  await arrives('/form')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await pressBack()
  fireEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(currentPage()?.path).not.toBe('/form'))
  expect(somethingTyped()).toBe(false)
})

test('a typed address asks too', async () => {
  wire().answer(ok({ id: '7' }))
  setToken('t1')
  await at('/form?dirty=1')
  await type('#/other')
  fireEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  await arrives('/other')
})

test('a list is where it was on Back, at the top when opened anew', async () => {
  await at('/list')
  scroll(main(), 700)
  scroll(screen.getByTestId('rows'), 90)
  await at('/other')
  await act(async () => back())
  await arrives('/list')
  expect([main().scrollTop, screen.getByTestId('rows').scrollTop]).toEqual([700, 90])
  await at('/other')
  await at('/list')
  expect([main().scrollTop, screen.getByTestId('rows').scrollTop]).toEqual([0, 0])
})

test('a list that a new query left where it was is there again, though nobody scrolled since', async () => {
  await at('/list')
  scroll(main(), 300)
  await act(async () => go('/list?tab=2'))
  await at('/other')
  await act(async () => back())
  await arrives('/list')
  expect(main().scrollTop).toBe(300)
})

test('places outlive a reload', () => {
  dispatchEvent(new Event('pagehide'))
  const places: [string, number][] = JSON.parse(sessionStorage.getItem('list-places') ?? '[]')
  expect(places.find(([name, top]) => name.endsWith(' rows') && top === 300)).toBeTruthy()
})

// Last: the unit is another release from here on.
test('entering a unit in a new release ends what was kept of the old one', async () => {
  await at('/demotrading')
  await at('/other')
  provide('r2', screens)
  adopt(configOf(wire().url, screens, { serial: 2, release: 'r2' }))
  expect(kept()).toContain('/demotrading')
  await at('/home')
  expect(kept()).not.toContain('/demotrading')
  await at('/demotrading')
  expect(currentPage()?.route.release).toBe('r2')
  await act(async () => releaseAll())
})
