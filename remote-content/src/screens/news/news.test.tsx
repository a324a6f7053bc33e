import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { operate } from '@shared/testing/exchange-process'
import { ownExchange } from '@shared/testing/own-exchange'
import { exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { setLanguage } from 'shell/i18n'
import { breakExchange, loseConnection } from '../../testing/network.ts'

ownExchange()

const open = (o: Partial<ScreenOptions> = {}) => renderScreen(import('./news.screen.tsx'), { path: '/xinwen', ...o })
const items = () => screen.findAllByRole('link', { name: /\d\d:\d\d:\d\d/ })
const tab = (name: string) => screen.getByRole('tab', { name })

let giveBack = async () => {}
beforeEach(() => localStorage.clear())
afterEach(async () => {
  await giveBack()
  await act(() => setLanguage('en-us'))
})

test('each piece has its picture, title, abstract, time and how long it takes, and leads to itself', async () => {
  await open()
  const [first] = await items()
  expect(first?.getAttribute('href')).toMatch(/^#\/articleDetail\?kind=news&id=./)
  expect(first?.querySelector('img')?.getAttribute('src')).toMatch(
    /\/api\/sys\/common\/static\/content\/cover-\w+\.svg$/,
  )
  expect(first?.textContent).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d · \d+ min read$/)
  expect(screen.getByText('What the 24-hour change measures')).toBeTruthy()
  expect(screen.getByText('Two prices a day apart, and what lies between them.')).toBeTruthy()
})

test('a picture that does not come leaves its plate, and nothing moves', async () => {
  await open()
  const [first] = await items()
  const picture = first?.querySelector('img')
  if (!picture) throw new Error('There is no picture')
  fireEvent.error(picture)
  await waitFor(() => expect(first?.querySelector('img')).toBeNull())
})

test('a topic shows its own news and stands in the address', async () => {
  const { user, at } = await open()
  const all = (await items()).length
  await user.click(tab('Market'))
  await waitFor(() => expect(at()).toBe('/xinwen?tag=market'))
  await waitFor(async () => expect((await items()).length).toBeLessThan(all))
  expect(screen.getByText('Why some markets rest at weekends')).toBeTruthy()
  expect(screen.queryByText('How a price is made here')).toBeNull()
  await user.click(tab('All'))
  await waitFor(() => expect(at()).toBe('/xinwen'))
})

test('an address opens its topic, one that nobody knows all of them', async () => {
  await open({ query: { tag: 'education' } })
  await items()
  expect(tab('Learn').getAttribute('aria-selected')).toBe('true')
  await open({ query: { tag: 'sport' } })
  await items()
  expect(tab('All').getAttribute('aria-selected')).toBe('true')
})

test('a title that is not translated says so and carries its language', async () => {
  const id = `news-english-${Date.now()}`
  await operate(
    exchange(),
    'notice',
    'publish',
    '--id',
    id,
    '--type',
    '2',
    '--title',
    'English only',
    '--body',
    '<p>x</p>',
  )
  await open()
  await items()
  await act(() => setLanguage('jp'))
  await waitFor(() => expect(screen.getByText('English only').getAttribute('lang')).toBe('en-US'))
  expect(screen.getByText('English only').closest('a')?.textContent).toMatch(/Not available in your language yet$/)
  await operate(exchange(), 'notice', 'retract', id)
})

test('while they come as many stand there as will', async () => {
  await open()
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeTruthy()
  expect((await items()).length).toBeGreaterThan(3)
})

test('what does not come says why and can be asked for again', async () => {
  const { user, mend } = await open({ down: true })
  expect(await screen.findByText("Couldn't load the news")).toBeTruthy()
  mend()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect((await items()).length).toBeGreaterThan(3)
})

test('what was read before stands while it cannot be renewed, with its time', async () => {
  await open()
  const before = (await items()).length
  giveBack = await loseConnection(false)
  expect(await screen.findByText(/^As of \d\d:\d\d:\d\d$/)).toBeTruthy()
  expect(await items()).toHaveLength(before)
})

test('a list that broke keeps nothing of another one', async () => {
  await open()
  await items()
  giveBack = await breakExchange(true)
  expect(await screen.findByText("Couldn't load the news")).toBeTruthy()
})

test('a first load without a connection says so, and goes on by itself', async () => {
  const { online } = await open({ offline: true })
  expect(await screen.findByText('No connection')).toBeTruthy()
  act(() => online())
  expect((await items()).length).toBeGreaterThan(3)
})

test('a topic without news leads to all of it, an exchange without any Home', async () => {
  for (const id of ['day-change', 'closed-markets']) await operate(exchange(), 'notice', 'retract', id)
  const { user, at } = await open({ query: { tag: 'market' } })
  expect(await screen.findByText('No news on this topic yet')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'See all news' }))
  await waitFor(() => expect(at()).toBe('/xinwen'))
  for (const item of await items()) {
    const id = new URLSearchParams(item.getAttribute('href')?.split('?')[1]).get('id') ?? ''
    await operate(exchange(), 'notice', 'retract', id)
  }
  await open()
  expect(await screen.findByText('No news yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('#/home')
})
