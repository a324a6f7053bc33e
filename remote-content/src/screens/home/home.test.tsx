import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { operate } from '@shared/testing/exchange-process'
import { exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { screen, waitFor, within } from '@testing-library/react'
import { breakExchange } from '../../testing/network.ts'

const open = (o: Partial<ScreenOptions> = {}) => renderScreen(import('./home.screen.tsx'), { path: '/home', ...o })
const rankingRows = async () => within(await screen.findByRole('tabpanel')).findAllByRole('link')

/** What the row says to whoever cannot see its columns. */
const sentenceOf = (row: HTMLElement) => row.querySelector('.visually-hidden')?.textContent ?? ''

let giveBack = async () => {}
beforeEach(() => localStorage.clear())
afterEach(() => giveBack())

test('a visitor finds the way in, what is announced, what is live, and the market', async () => {
  await open()
  expect(screen.getByRole('link', { name: /Log in/ }).getAttribute('href')).toBe('#/login')
  expect(screen.queryByText('Try demo trading')).toBeNull()
  expect((await screen.findByRole('link', { name: /Learn with nothing at stake/ })).getAttribute('href')).toBe(
    '#/articleDetail?kind=notice&id=test-exchange',
  )
  const line = await screen.findByRole('region', { name: 'Announcements' })
  const [notice] = await within(line).findAllByRole('link')
  expect(notice?.getAttribute('href')).toMatch(/^#\/articleDetail\?kind=notice&id=/)
  expect(screen.getByRole('link', { name: 'More' }).getAttribute('href')).toBe('#/articleList')
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
  expect(screen.queryByRole('navigation', { name: 'Quick entries' })).toBeNull()
  // banners that lead to a page that is not there are pictures alone
  expect(screen.getByText('A recharge, step by step').closest('a')?.hasAttribute('href')).toBe(false)
})

test('more entries make a grid, those whose feature is missing stay out', async () => {
  const routes = ['/home', '/taolilicai', '/kuangchi', '/chongzhi', '/shandui', '/bisai']
  await open({ routes, without: ['competitions'] })
  const names = within(screen.getByRole('navigation', { name: 'Quick entries' })).getAllByRole('link')
  expect(names.map(link => link.textContent)).toEqual(['AI arbitrage', 'Mining', 'Deposit', 'Swap'])
})

test('a person is asked for the next step of their verification where it can be taken', async () => {
  await open({ as: {} })
  expect(screen.queryByText('Log in')).toBeNull()
  expect(screen.queryByText(/Verify your identity/)).toBeNull()
  await open({ as: {}, routes: ['/home', '/shenfenRenzheng'] })
  expect(screen.getByRole('link', { name: /Verify your identity to unlock all functions/ }).getAttribute('href')).toBe(
    '#/shenfenRenzheng',
  )
})

test('the ranking stands in the address', async () => {
  const { user, at } = await open({ query: { rank: 'loss' } })
  expect(screen.getByRole('tab', { name: 'Loss', selected: true })).toBeTruthy()
  for (const row of await rankingRows()) expect(sentenceOf(row)).toMatch(/down|closed/)
  await user.click(screen.getByRole('tab', { name: 'Rise' }))
  await waitFor(() => expect(at()).toBe('/home?rank=rise'))
  for (const row of await rankingRows()) expect(sentenceOf(row)).toMatch(/up|closed/)
  await user.click(screen.getByRole('tab', { name: 'Hot' }))
  await waitFor(() => expect(at()).toBe('/home?rank=hot'))
  expect(await rankingRows()).toHaveLength(10)
})

test('a closed market says so and comes last', async () => {
  await open()
  const rows = await rankingRows()
  const closed = rows.map(row => /market closed$/.test(sentenceOf(row)))
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

test('a banner that turns can be paused', async () => {
  const { user } = await open()
  const banners = await screen.findByRole('region', { name: 'Banners' })
  expect(within(banners).getByRole('group', { name: '1 of 3' })).toBeTruthy()
  await user.click(within(banners).getByRole('button', { name: 'Pause' }))
  expect(within(banners).getByRole('button', { name: 'Play' })).toBeTruthy()
})

test('the first banner is fetched before the others', async () => {
  await open()
  const banners = await screen.findByRole('region', { name: 'Banners' })
  const covers = [...banners.querySelectorAll('img')]
  expect(covers.map(cover => [cover.getAttribute('fetchpriority'), cover.getAttribute('loading')])).toEqual([
    ['high', 'eager'],
    ['auto', 'lazy'],
    ['auto', 'lazy'],
  ])
  expect(covers[0]?.getAttribute('src')).toContain('/api/sys/common/static/content/banner-level.svg')
})

test('room is kept for as much as stood here last time', async () => {
  await open()
  await screen.findByRole('region', { name: 'Banners' })
  await screen.findAllByRole('link', { name: /^BTC/ })
  await waitFor(() => {
    const kept = JSON.parse(localStorage.getItem('home.layout.v1') ?? '{}')
    expect(kept).toMatchObject({ banners: 3, day: 8 })
  })
})

test('notices that do not come leave a way to try again, the rest goes on', async () => {
  const { user } = await open()
  await screen.findByRole('link', { name: 'More' })
  giveBack = await breakExchange(true)
  expect(await screen.findByText("Couldn't load the banners")).toBeTruthy()
  expect(screen.getByText("Couldn't load the announcements")).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Deposit' })).toBeTruthy()
  await giveBack()
  for (const button of screen.getAllByRole('button', { name: 'Retry' })) await user.click(button)
  expect(await screen.findByRole('link', { name: 'More' })).toBeTruthy()
  expect(await screen.findByRole('region', { name: 'Banners' })).toBeTruthy()
})
