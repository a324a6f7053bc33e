import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { InputOf } from '@shared/contract'
import { createPositionCall, symbolPriceCall, termListCall } from '@shared/contract/calls/trade'
import { standBetween } from '@shared/testing/between'
import { operate } from '@shared/testing/exchange-process'
import { advance, exchange, loseConnection, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor, within } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { chatUnreadAtom } from 'shell/session'
import { call, newOrderId } from 'shell/transport'
import { leavingAtom } from '../../../../shell/src/surface/overlay/leaving.ts'
import { breakExchange } from '../../testing/network.ts'
import { noPopups } from '../../testing/no-popups.ts'

const open = (o: Partial<ScreenOptions> = {}) => renderScreen(import('./home.screen.tsx'), { path: '/home', ...o })
const markets = () => screen.findByRole('region', { name: 'Markets' })
const rows = async () =>
  (await within(await markets()).findAllByRole('listitem')).flatMap(row => row.querySelector('a') ?? [])

/** What the row says to whoever cannot see its columns. */
const sentenceOf = (row: HTMLElement) => row.querySelector('.visually-hidden')?.textContent ?? ''

let giveBack = async () => {}
beforeEach(() => {
  localStorage.clear()
  noPopups()
})
afterEach(() => giveBack())

// First, while no price is known yet.
test('a first load without a connection is said once, by a visitor’s Home as well, and goes on by itself', async () => {
  const { online } = await open({ offline: true })
  const said = () =>
    [...document.querySelectorAll('#main [role=alert], #main [role=status]')].flatMap(e => e.textContent || [])
  await waitFor(() => expect(said()).toEqual(["This page will load when you're back online."]))
  expect(screen.queryByText(/No connection|Couldn't load/)).toBeNull()
  act(() => online())
  expect(await screen.findByRole('region', { name: 'Banners' })).toBeTruthy()
  expect(await screen.findByRole('region', { name: 'Announcements' })).toBeTruthy()
  await screen.findAllByRole('link', { name: /^BTC/ })
  expect(said()).toEqual([])
})

test('a visitor finds the way in, what is announced, what is live, and the market', async () => {
  await open()
  expect((await screen.findByRole('link', { name: /Log in/ })).getAttribute('href')).toBe('#/login')
  expect(screen.queryByText('Try demo trading')).toBeNull()
  expect((await screen.findByRole('link', { name: /Learn without risking real money/ })).getAttribute('href')).toBe(
    '#/articleDetail?kind=notice&id=test-exchange',
  )
  const line = await screen.findByRole('region', { name: 'Announcements' })
  const [notice] = await within(line).findAllByRole('link')
  expect(notice?.getAttribute('href')).toMatch(/^#\/articleDetail\?kind=notice&id=/)
  expect((await screen.findByRole('link', { name: 'More' })).getAttribute('href')).toBe('#/articleList')
  expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('#/chongzhi')
  const [row] = await screen.findAllByRole('link', {
    name: /^BTC\/USDT [\d,]+\.\d+, (up|down) \d+\.\d\d% in 24 hours$|^BTC\/USDT [\d,.]+, unchanged in 24 hours$/,
  })
  expect(row?.getAttribute('href')).toBe('#/kline?symbol=BTCUSDT')
})

test('what is not live is not drawn', async () => {
  await open({ routes: ['/home'] })
  await screen.findByRole('region', { name: 'Banners' })
  expect(screen.queryByText('Log in')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Search' })).toBeNull()
  expect(screen.queryByRole('navigation', { name: 'Shortcuts' })).toBeNull()
  // banners that lead to a page that is not there are pictures alone
  expect(screen.getByText('A deposit, step by step').closest('a')?.hasAttribute('href')).toBe(false)
})

test('more entries make a grid, those whose feature is missing stay out', async () => {
  const routes = ['/home', '/taolilicai', '/kuangchi', '/chongzhi', '/shandui', '/bisai']
  await open({ routes, without: ['competitions'] })
  const names = within(screen.getByRole('navigation', { name: 'Shortcuts' })).getAllByRole('link')
  expect(names.map(link => link.textContent)).toEqual(['AI arbitrage', 'Mining', 'Deposit', 'Swap'])
})

test('all investments stand in one sheet, which has an address of its own', async () => {
  const routes = ['/home', '/taolilicai', '/zhaiquan', '/ieo', '/touziOrder']
  const { user, at } = await open({ routes })
  await user.click(await screen.findByRole('button', { name: 'Invest' }))
  const sheet = await screen.findByRole('dialog', { name: 'Invest' })
  expect(at()).toBe('/home?sheet=invest')
  const links = within(sheet).getAllByRole('link')
  expect(links.map(link => link.getAttribute('href'))).toEqual(['#/taolilicai', '#/zhaiquan', '#/ieo', '#/touziOrder'])
  await user.click(within(sheet).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(at()).not.toMatch('sheet'))
  await open({ routes, query: { sheet: 'invest' } })
  await screen.findByRole('dialog', { name: 'Invest' })
})

test('replies that nobody has read yet are a dot at the chat, and said', async () => {
  await open({ routes: ['/home', '/outlink'] })
  const chat = await screen.findByRole('link', { name: 'Live chat' })
  expect(chat.getAttribute('href')).toBe('#/outlink?kind=chat')
  act(() => getDefaultStore().set(chatUnreadAtom, 2))
  const told = screen.getByRole('link', { name: 'Live chat, 2 new' })
  expect(told.querySelector('[data-pip]')).toBeTruthy()
  act(() => getDefaultStore().set(chatUnreadAtom, 0))
  expect(screen.getByRole('link', { name: 'Live chat' }).querySelector('[data-pip]')).toBeNull()
})

test('one investment alone has its entry and no sheet', async () => {
  await open({ routes: ['/home', '/taolilicai'] })
  await screen.findByRole('link', { name: 'AI arbitrage' })
  expect(screen.queryByRole('button', { name: 'Invest' })).toBeNull()
})

test('a person is asked for the next step of their verification where it can be taken', async () => {
  await open({ as: {} })
  expect(screen.queryByText('Log in')).toBeNull()
  expect(screen.queryByText(/Verify your identity/)).toBeNull()
  await open({ as: {}, routes: ['/home', '/shenfenRenzheng'] })
  const line = within(await screen.findByRole('region', { name: 'Announcements' }))
  const next = await line.findByRole('link', { name: /Verify your identity for higher limits/ })
  expect(next.getAttribute('href')).toBe('#/shenfenRenzheng')
  expect(line.getByText(/^1\/\d$/)).toBeTruthy()
})

test('a visitor has one list of markets: what is hot first, the others behind chips that stand in the address', async () => {
  const { user, at } = await open()
  const chips = within(await markets())
  expect(chips.getByRole('button', { name: 'Hot', pressed: true })).toBeTruthy()
  expect(within(await markets()).getByText('24 hours')).toBeTruthy()
  await waitFor(async () => expect(await rows()).toHaveLength(8))
  await user.click(chips.getByRole('button', { name: 'Risers' }))
  await waitFor(() => expect(at()).toBe('/home?rank=rise'))
  for (const row of await rows()) expect(sentenceOf(row)).toMatch(/up|closed/)
  expect(screen.queryByRole('tablist')).toBeNull()
  await open({ query: { rank: 'loss' } })
  expect(within(await markets()).getByRole('button', { name: 'Fallers', pressed: true })).toBeTruthy()
  for (const row of await rows()) expect(sentenceOf(row)).toMatch(/down|closed/)
})

test('a closed market says so and comes last', async () => {
  await open({ query: { rank: 'volume' } })
  const closed = (await rows()).map(row => /market closed$/.test(sentenceOf(row)))
  expect(closed).toEqual([...closed].sort())
})

test('the line takes what was published, and only who it is for reads what is for one', async () => {
  const { person } = await open({ as: {} })
  const ids = [`home-all-${Date.now()}`, `home-one-${Date.now()}`] as const
  const words = ['--abstract', 'x', '--body', '<p>x</p>']
  await operate(
    exchange(),
    'notice',
    'publish',
    '--title',
    'For one',
    '--id',
    ids[1],
    '--user',
    person?.account ?? '',
    ...words,
  )
  await open({ as: person ?? {} })
  expect(await screen.findByText('For one')).toBeTruthy()
  await operate(exchange(), 'notice', 'publish', '--title', 'For all', '--id', ids[0], ...words)
  await open()
  expect(await screen.findByText('For all')).toBeTruthy()
  expect(screen.queryByText('For one')).toBeNull()
  for (const id of ids) await operate(exchange(), 'notice', 'retract', id)
})

test.each([2, 4])(
  'asks before a banner of link type %i leads to plain http, and gives no address to open past it',
  async type => {
    const url = 'http://example.com/a'
    const linked = (body: string) => {
      const reply = JSON.parse(body)
      for (const row of reply.result.records) Object.assign(row, { linkType: type, linkUrl: url })
      return JSON.stringify(reply)
    }
    const { address, stop } = await standBetween(exchange(), {
      alters: (path, body) => (path.includes('noticeType=3') ? linked(body) : undefined),
    })
    const { user } = await open({ at: address })
    const banner = await screen.findByRole('button', { name: /^A deposit, step by step/ })
    await user.click(banner)
    expect(getDefaultStore().get(leavingAtom)).toBe(url)
    getDefaultStore().set(leavingAtom, '')
    await stop()
  },
)

test('a banner that turns can be paused', async () => {
  const { user } = await open()
  const banners = await screen.findByRole('region', { name: 'Banners' })
  expect(within(banners).getByRole('group', { name: '1 of 6' })).toBeTruthy()
  await user.click(await within(banners).findByRole('button', { name: 'Pause' }))
  expect(within(banners).getByRole('button', { name: 'Play' })).toBeTruthy()
})

test('the first banner is fetched before the others', async () => {
  await open()
  const banners = await screen.findByRole('region', { name: 'Banners' })
  const covers = [...banners.querySelectorAll('img')]
  expect(covers.map(cover => [cover.getAttribute('fetchpriority'), cover.getAttribute('loading')])).toEqual([
    ['high', 'eager'],
    ...Array(5).fill(['auto', 'lazy']),
  ])
  expect(covers[0]?.getAttribute('src')).toContain('/api/sys/common/static/content/banner-level.svg')
})

test('room is kept for as much as stood here last time', async () => {
  await open()
  await screen.findByRole('region', { name: 'Banners' })
  await screen.findAllByRole('link', { name: /^BTC/ })
  await waitFor(() => {
    const kept = JSON.parse(localStorage.getItem('home.layout.v1') ?? '{}')
    expect(kept).toMatchObject({ banners: 6 })
  })
})

test('notices that do not come leave a way to try again, the rest goes on', async () => {
  const { user } = await open()
  await screen.findByRole('link', { name: 'More' })
  giveBack = await breakExchange(true)
  expect(await screen.findByText("Couldn't load the banners")).toBeTruthy()
  expect(await screen.findByText("Couldn't load the announcements")).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Deposit' })).toBeTruthy()
  await giveBack()
  for (const button of screen.getAllByRole('button', { name: 'Retry' })) await user.click(button)
  expect(await screen.findByRole('link', { name: 'More' })).toBeTruthy()
  expect(await screen.findByRole('region', { name: 'Banners' })).toBeTruthy()
})

async function priceOf(symbol: string): Promise<string> {
  const reply = await call(symbolPriceCall, { symbols: symbol })
  return (reply.state === 'ok' && reply.value[0]?.price) || ''
}

/** Minutes go by until the price is another by so much that a hundredth of the coin shows it. */
async function priceMoves(symbol: string): Promise<void> {
  const before = Number(await priceOf(symbol))
  do await advance(60)
  while (Math.abs(Number(await priceOf(symbol)) - before) < 5)
}

/** A position at the price of this moment, as the signed-in person opens it. */
async function openPosition(
  symbol: string,
  direction: 1 | 2,
  change: Partial<InputOf<typeof createPositionCall>> = {},
): Promise<void> {
  const price = await priceOf(symbol)
  const terms = { tradeType: 1, symbol, direction, orderType: 1, leverage: 10, marginMode: 1 } as const
  const order = { ...terms, quantity: '0.01', expectedPrice: price, tolerance: '0.01', clientOrderId: newOrderId() }
  await call(createPositionCall, { ...order, ...change })
}

/** Of each open position: its result's and its line's. */
function waysOfTiles(): (string | null | undefined)[][] {
  const tiles = [...document.querySelectorAll('section[aria-labelledby="home-positions"] > div > a')]
  const ways = tiles.map(tile =>
    ['[data-way]', 'svg[data-way]'].map(part => tile.querySelector(part)?.getAttribute('data-way')),
  )
  return ways.toSorted()
}

const total = () => screen.findByRole('region', { name: 'Total assets, USDT' })

test('who is signed in sees what they own, today’s profit and what is open, before everything else', async () => {
  const { person } = await open({ as: { balance: '1000', contract: '500' } })
  await waitFor(async () => expect((await total()).textContent).toMatch(/1,500\.00/))
  expect(screen.queryByText(/Open positions/)).toBeNull()
  for (const [symbol, direction] of [
    ['BTCUSDT', 1],
    ['ETHUSDT', 2],
    ['BTCUSDT', 2],
  ] as const)
    await openPosition(symbol, direction)
  await priceMoves('BTCUSDT')
  await open({ as: person ?? {} })
  const positions = within(await screen.findByRole('region', { name: 'Open positions 3' }))
  const links = positions.getAllByRole('link').map(link => link.getAttribute('href'))
  // each leads to its own position
  const own = expect.stringMatching(/^#\/heyue\?symbol=BTCUSDT&position=\w+$/)
  expect(links).toEqual(['#/heyue', own, own])
  expect(new Set(links).size).toBe(3)
  expect(positions.getAllByText('Long 10x')).toHaveLength(1)
  await waitFor(() =>
    expect(waysOfTiles()).toEqual([
      ['fall', 'fall'],
      ['rise', 'rise'],
    ]),
  )
  expect((await total()).textContent).toMatch(/1,4\d\d\.\d\d.*today/)
  expect(screen.getByRole('link', { name: 'Assets' }).getAttribute('href')).toBe('#/zichanCenter')
  const parts = [...document.querySelectorAll('section, nav')].map(part => part.getAttribute('aria-labelledby'))
  expect(parts.slice(0, 2)).toEqual(['home-total', 'home-positions'])
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('home.layout.v1') ?? '{}')).toMatchObject({ positions: 2 }),
  )
})

test('an option is told by its way and its strike, and leads to where it is sold back', async () => {
  const { person } = await open({ as: { contract: '5000' } })
  const terms = await call(termListCall, { symbol: 'BTCUSDT', type: 2 })
  const [term] = terms.state === 'ok' ? terms.value : []
  const strike = (term && 'strikes' in term && term.strikes[2]) || ''
  const option = { tradeType: 3, setId: 'option-1h', strike, leverage: undefined, marginMode: undefined } as const
  await openPosition('BTCUSDT', 2, option)
  await open({ as: person ?? {} })
  const positions = within(await screen.findByRole('region', { name: 'Open positions 1' }))
  const [, tile] = positions.getAllByRole('link')
  expect(tile?.textContent).toContain(`Fall ${Number(strike).toLocaleString('en-US')}`)
  expect(tile?.getAttribute('href')).toBe('#/heyue?symbol=BTCUSDT&mode=option')
})

test('the eye hides what one owns, here and after a reload', async () => {
  const { user, person } = await open({ as: { balance: '1234' } })
  await screen.findByText(/1,234/)
  await user.click(screen.getByRole('button', { name: 'Hide balances' }))
  expect((await total()).textContent).not.toMatch(/1,234/)
  await open({ as: person ?? {} })
  await waitFor(async () => expect((await total()).textContent).toMatch(/••••/))
  expect((await total()).textContent).not.toMatch(/1,234/)
})

test('who owns something sees no banners, and their favourites first', async () => {
  const { user, at } = await open({ as: { balance: '100' } })
  await screen.findByRole('region', { name: 'Announcements' })
  const list = within(await markets())
  const chips = () => list.getAllByRole('button').map(chip => [chip.textContent, chip.getAttribute('aria-pressed')])
  expect(chips()).toEqual([
    ['Favourites', 'true'],
    ['Hot', 'false'],
    ['Risers', 'false'],
    ['Fallers', 'false'],
    ['Volume', 'false'],
  ])
  const symbols = async () => (await rows()).map(({ href }) => href.split('=')[1])
  await waitFor(async () => expect(await symbols()).toEqual(['BTCUSDT', 'ETHUSDT', 'XAUUSD']))
  await user.click(list.getByRole('button', { name: 'Volume' }))
  await waitFor(() => expect(at()).toBe('/home?rank=volume'))
  expect(await rows()).toHaveLength(10)
  expect(screen.queryByRole('region', { name: 'Banners' })).toBeNull()
})

test('who owns nothing sees banners below the shortcuts, and what is hot first', async () => {
  await open({ as: {} })
  const banners = await screen.findByRole('region', { name: 'Banners' })
  const shortcuts = screen.getByRole('navigation', { name: 'Shortcuts' })
  expect(shortcuts.compareDocumentPosition(banners) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(within(await markets()).getByRole('button', { name: 'Hot', pressed: true })).toBeTruthy()
})

test('a visitor has no assets, and without the pages behind them nothing leads there', async () => {
  await open()
  await screen.findByRole('link', { name: 'More' })
  expect(screen.queryByText('Total assets, USDT')).toBeNull()
  await open({ as: { contract: '500' }, routes: ['/home'] })
  await waitFor(async () => expect((await total()).textContent).toMatch(/500\.00/))
  expect(screen.queryByRole('link', { name: 'Assets' })).toBeNull()
})

test('assets that do not come are asked for again by hand; without a connection they stand under their time', async () => {
  const { user, mend } = await open({ as: { balance: '77' }, down: true })
  const retry = await within(await total()).findByRole('button', { name: 'Retry' })
  mend()
  await user.click(retry)
  await within(await total()).findByText('77')
  act(() => {
    loseConnection()
  })
  expect(await screen.findByText(/^As of \d\d:\d\d:\d\d$/)).toBeTruthy()
  expect((await total()).textContent).toMatch(/77\.00/)
})

test('in the place of what somebody owns stands that there is no connection', async () => {
  const { online } = await open({ as: { balance: '77' }, offline: true })
  expect(within(await total()).getByText('No connection')).toBeTruthy()
  act(() => online())
  expect(await within(await total()).findByText('77')).toBeTruthy()
})

const hostile = ['__proto__', 'constructor', 'x'.repeat(10_000), '\0', '\ud800', '<img src=x onerror=alert(1)>', '%']

test.each(hostile)('stands as without a query where its address says %j', async value => {
  await open({ query: { rank: value, sheet: value, steps: value } })
  expect(within(await markets()).getByRole('button', { name: 'Hot', pressed: true })).toBeTruthy()
  await waitFor(async () => expect(await rows()).toHaveLength(8))
  expect([screen.queryByRole('dialog'), document.querySelector('#main img[src=x]')]).toEqual([null, null])
})
