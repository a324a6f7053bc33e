import { beforeEach, expect, test } from '@jest/globals'
import { symbolListCall } from '@shared/contract/calls/trade'
import { standBetween } from '@shared/testing/between'
import { exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor, within } from '@testing-library/react'

const open = (query: Record<string, string> = {}, o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./market.screen.tsx'), { path: '/hangqing', query, ...o })

const list = (name = 'Markets') => screen.findByRole('list', { name })
const rows = async (of?: string) => within(await list(of)).getAllByRole('listitem')
/** The pairs in their order. */
const pairs = async (of?: string) =>
  (await rows(of)).map(row => within(row).getByRole('link').getAttribute('href')?.replace('#/kline?symbol=', ''))
const rowOf = async (name: string) => {
  const row = (await rows()).find(one => within(one).getByRole('link').getAttribute('href')?.endsWith(`=${name}`))
  if (!row) throw new Error(`There is no row of ${name}`)
  return within(row)
}
const priced = async () => waitFor(async () => expect((await rowOf('BTCUSDT')).queryByText('--')).toBeNull())

beforeEach(() => localStorage.clear())

test('the crypto shelf stands open with its prices, what is hot first', async () => {
  await open()
  expect((await pairs()).slice(0, 2)).toEqual(['BTCUSDT', 'ETHUSDT'])
  expect(await pairs()).toHaveLength(12)
  await priced()
  expect(await screen.findByText(/ up$/)).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'Crypto', selected: true })).toBeTruthy()
})

test('another shelf stands in the address', async () => {
  const { user, at } = await open()
  await list()
  await user.click(screen.getByRole('tab', { name: 'Metals' }))
  await waitFor(() => expect(at()).toBe('/hangqing?cat=metal'))
  expect(await pairs()).toEqual(['XAUUSD', 'XAGUSD', 'XPTUSD', 'XPDUSD'])
})

test('says that nothing is available, instead of an empty list, on a shelf without symbols', async () => {
  const alters = (path: string, body: string) =>
    path.startsWith(symbolListCall.path) ? body.replaceAll('"category":2', '"category":1') : undefined
  const { address, stop } = await standBetween(exchange(), { alters })
  await open({ cat: 'metal' }, { at: address })
  expect(await screen.findByText("You can't trade this here")).toBeTruthy()
  expect(screen.queryByRole('list')).toBeNull()
  await stop()
})

test('a head sorts, turns round, and stops; the address says so', async () => {
  const { user, at } = await open()
  await priced()
  const head = screen.getByRole('button', { name: 'Name' })
  await user.click(head)
  await waitFor(() => expect(at()).toBe('/hangqing?sort=name&dir=asc'))
  expect((await pairs()).slice(0, 3)).toEqual(['ADAUSDT', 'AVAXUSDT', 'BNBUSDT'])
  await user.click(screen.getByRole('button', { name: 'Name A to Z' }))
  expect((await pairs())[0]).toBe('XRPUSDT')
  await user.click(screen.getByRole('button', { name: 'Name Z to A' }))
  await waitFor(() => expect(at()).toBe('/hangqing'))
  expect((await pairs())[0]).toBe('BTCUSDT')
})

test('prices are sorted as numbers, and volumes stand where the name stood', async () => {
  await open({ sort: 'price', dir: 'desc' })
  await waitFor(async () => expect((await pairs()).slice(0, 2)).toEqual(['BTCUSDT', 'ETHUSDT']))
  const { user } = await open({ sort: 'price', dir: 'asc' })
  await waitFor(async () => expect((await pairs()).at(-1)).toBe('BTCUSDT'))
  await user.click(screen.getByRole('button', { name: 'Volume' }))
  await waitFor(async () => expect((await rowOf('BTCUSDT')).getByText(/^Vol /)).toBeTruthy())
})

test('three pairs are favourites at first; a star adds one at the end, a second press takes it out', async () => {
  const { user } = await open({ cat: 'fav' })
  expect(await pairs()).toEqual(['BTCUSDT', 'ETHUSDT', 'XAUUSD'])
  await user.click(screen.getByRole('tab', { name: 'Crypto' }))
  await user.click((await rowOf('SOLUSDT')).getByRole('button', { name: 'Favourite SOL/USDT', pressed: false }))
  await user.click((await rowOf('BTCUSDT')).getByRole('button', { name: 'Favourite BTC/USDT', pressed: true }))
  await user.click(screen.getByRole('tab', { name: 'Favourites' }))
  await waitFor(async () => expect(await pairs()).toEqual(['ETHUSDT', 'XAUUSD', 'SOLUSDT']))
  expect(JSON.parse(localStorage.getItem('favourites.v1') ?? '')).toEqual(['ETHUSDT', 'XAUUSD', 'SOLUSDT'])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(JSON.parse(localStorage.getItem('favourites.v1') ?? '')).toEqual(['BTCUSDT', 'ETHUSDT', 'XAUUSD', 'SOLUSDT'])
})

test('favourites are put in order by the arrow keys, and each step is told', async () => {
  const { user } = await open({ cat: 'fav' })
  await list()
  await user.click(screen.getByRole('button', { name: 'Edit favourites' }))
  const handle = await screen.findByRole('button', { name: 'Move XAU/USD: arrow keys up and down' })
  act(() => handle.focus())
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
  expect(screen.getByText('XAU/USD: 1 of 3')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove ETH/USDT from favourites' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove BTC/USDT from favourites' }))
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(await pairs()).toEqual(['XAUUSD', 'BTCUSDT'])
})

test('says that no favourites are left once the last one is removed', async () => {
  localStorage.setItem('favourites.v1', '["ETHUSDT"]')
  const { user } = await open({ cat: 'fav' })
  await list()
  await user.click(screen.getByRole('button', { name: 'Edit favourites' }))
  await user.click(await screen.findByRole('button', { name: 'Remove ETH/USDT from favourites' }))
  expect(await screen.findByText('No favourites yet')).toBeTruthy()
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.getByText('ETH/USDT removed from favourites').closest('[role=status]')).not.toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Done' }))
})

test('says that no favourite is available when the exchange offers none of them, and keeps them', async () => {
  localStorage.setItem('favourites.v1', '["GONEUSDT"]')
  const { user } = await open({ cat: 'fav' })
  expect(await screen.findByText('None of your favourites is available here')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Edit favourites' }))
  await screen.findByRole('heading', { name: 'Edit favourites' })
  expect(await screen.findByText('None of your favourites is available here')).toBeTruthy()
  expect(screen.queryByText('No favourites yet')).toBeNull()
  expect(localStorage.getItem('favourites.v1')).toBe('["GONEUSDT"]')
})

test('keeps favourites that the exchange does not offer when the others are put in order', async () => {
  localStorage.setItem('favourites.v1', '["GONEUSDT","BTCUSDT","ETHUSDT"]')
  const { user } = await open({ cat: 'fav' })
  await list()
  await user.click(screen.getByRole('button', { name: 'Edit favourites' }))
  const handle = await screen.findByRole('button', { name: 'Move ETH/USDT: arrow keys up and down' })
  act(() => handle.focus())
  await user.keyboard('{ArrowUp}')
  expect(JSON.parse(localStorage.getItem('favourites.v1') ?? '')).toEqual(['ETHUSDT', 'BTCUSDT', 'GONEUSDT'])
})

test('without favourites six hot pairs are offered to be starred', async () => {
  localStorage.setItem('favourites.v1', '[]')
  const { user } = await open({ cat: 'fav' })
  expect(await screen.findByText('No favourites yet')).toBeTruthy()
  expect(await pairs()).toHaveLength(6)
  await user.click((await rowOf('ETHUSDT')).getByRole('button', { name: 'Favourite ETH/USDT' }))
  expect(await pairs()).toEqual(['ETHUSDT'])
})

test('search begins in the field, finds by symbol and by name, and stands in the address', async () => {
  const { user, at } = await open()
  await list()
  await user.click(screen.getByRole('button', { name: 'Search' }))
  const field = await screen.findByRole('searchbox')
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(at()).toBe('/hangqing?q=')
  await user.keyboard('gold')
  expect(await pairs()).toEqual(['XAUUSD'])
  await waitFor(() => expect(at()).toBe('/hangqing?q=gold'))
  await user.clear(field)
  await user.keyboard('xyz')
  expect(await screen.findByText('No matches')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  await user.keyboard('eth')
  await user.click((await rowOf('ETHUSDT')).getByRole('link'))
  expect(at()).toBe('/kline?symbol=ETHUSDT')
  await open({ q: '' })
  expect(await pairs('Recent')).toEqual(['ETHUSDT'])
})

test('before anything is typed the hot pairs are offered, below what was opened last', async () => {
  const hot = ['BTCUSDT', 'ETHUSDT', 'BNBUSDT', 'SOLUSDT', 'XRPUSDT', 'DOGEUSDT']
  await open({ q: '' })
  await waitFor(async () => expect(await pairs('Hot')).toEqual(hot))
  expect(screen.queryByRole('list', { name: 'Recent' })).toBeNull()
  localStorage.setItem('market.recent.v1', '["XAUUSD","ETHUSDT","XAUUSD"]')
  const { user } = await open({ q: '' })
  await waitFor(async () => expect(await pairs('Recent')).toEqual(['XAUUSD', 'ETHUSDT']))
  await waitFor(async () => expect(await pairs('Hot')).not.toContain('ETHUSDT'))
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.queryByRole('list', { name: 'Recent' })).toBeNull()
  expect(await pairs('Hot')).toContain('ETHUSDT')
})

test('Cancel leads back to the shelf that was open', async () => {
  const { user, at } = await open({ cat: 'forex' })
  await list()
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(at()).toBe('/hangqing?cat=forex'))
  expect((await pairs())[0]).toBe('EURUSD')
})

test('a search that came with the address is closed by Cancel too', async () => {
  const { user, at } = await open({ q: 'btc' })
  expect(await pairs()).toEqual(['BTCUSDT'])
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(at()).toBe('/hangqing'))
})

test('more about a pair: trade it, see its chart, keep it', async () => {
  const { user } = await open()
  await user.click((await rowOf('SOLUSDT')).getByRole('button', { name: 'More options for SOL/USDT' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'SOL/USDT' }))
  expect(sheet.getByRole('link', { name: 'Trade' }).getAttribute('href')).toBe('#/heyue?mode=contract&symbol=SOLUSDT')
  await user.click(sheet.getByRole('button', { name: 'Add to favourites' }))
  await waitFor(async () =>
    expect((await rowOf('SOLUSDT')).getByRole('button', { name: 'Favourite SOL/USDT', pressed: true })).toBeTruthy(),
  )
})

test('metals are traded by the lot', async () => {
  const { user } = await open({ cat: 'metal' })
  await user.click((await rowOf('XAUUSD')).getByRole('button', { name: 'More options for XAU/USD' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'XAU/USD' }))
  expect(sheet.getByRole('link', { name: 'Trade' }).getAttribute('href')).toBe('#/heyue?mode=cfd&symbol=XAUUSD')
  expect(sheet.getByRole('link', { name: 'Chart' })).toBeTruthy()
})

test('the breadth of the market leads to its distribution where that is live', async () => {
  await renderScreen(import('./market.screen.tsx'), { path: '/hangqing', routes: ['/hangqing', '/zhangdieFenbu'] })
  const way = await screen.findByRole('link', { name: /^Rise\/fall distribution/ })
  expect(way.getAttribute('href')).toBe('#/zhangdieFenbu')
  await open()
  await screen.findByText(/ up$/)
  expect(screen.queryByRole('link', { name: /^Rise\/fall distribution/ })).toBeNull()
})
