import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { myNoticeListCall } from '@shared/contract/calls/content'
import { operate } from '@shared/testing/exchange-process'
import { exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor, within } from '@testing-library/react'
import { setLanguage } from 'shell/i18n'
import { call } from 'shell/transport'
import { breakExchange, loseConnection } from '../../testing/network.ts'

const open = (o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./article-list.screen.tsx'), { path: '/articleList', ...o })
const rows = () => screen.findAllByRole('link', { name: /\d\d:\d\d:\d\d/ })
const publish = (id: string, title: string) =>
  operate(exchange(), 'notice', 'publish', '--id', id, '--title', title, '--body', '<p>x</p>')

let giveBack = async () => {}
beforeEach(() => localStorage.clear())
afterEach(async () => {
  await giveBack()
  await act(() => setLanguage('en-us'))
})

test('announcements stand in a list, pinned ones first, none of the future and none taken back', async () => {
  await open()
  const [first, ...others] = await rows()
  if (!first) throw new Error('the list is empty')
  expect(within(first).getByText('Pinned')).toBeTruthy()
  expect(first.getAttribute('href')).toBe('#/articleDetail?kind=notice&id=test-exchange')
  expect(others.some(row => within(row).queryByText('Pinned'))).toBe(false)
  expect(screen.queryByText(/After one week/)).toBeNull()
  expect(screen.queryByText(/earlier wording/)).toBeNull()
})

test('a visitor sees no marks; who is signed in sees what they have not read', async () => {
  await open()
  await rows()
  expect(screen.queryByText('New')).toBeNull()
  await open({ as: {} })
  const all = await rows()
  expect(all.map(row => within(row).queryByText('New') !== null)).toEqual(all.map(() => true))
})

test('what was read is no longer new', async () => {
  const id = `list-read-${Date.now()}`
  await publish(id, 'Read me')
  const { person } = await open({ as: {} })
  const mark = async () => within((await screen.findByText('Read me')).closest('a') ?? document.body).queryByText('New')
  expect(await mark()).not.toBeNull()
  await call(myNoticeListCall, { id })
  await open({ as: person ?? {} })
  await waitFor(async () => expect(await mark()).toBeNull())
  await operate(exchange(), 'notice', 'retract', id)
})

test('twenty at a time; the rest comes at a press', async () => {
  const ids = Array.from({ length: 21 }, (_, n) => `list-page-${n}`)
  for (const id of ids) await publish(id, `Announcement ${id}`)
  const { user } = await open()
  await waitFor(async () => expect(await rows()).toHaveLength(20))
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByText('No more items')
  expect((await rows()).length).toBeGreaterThan(21)
  for (const id of ids) await operate(exchange(), 'notice', 'retract', id)
})

test('a search goes 300 ms after the last of two letters, stands in the address, and can be cleared', async () => {
  const { user, at } = await open()
  const all = (await rows()).length
  const field = screen.getByRole('searchbox', { name: 'Search announcements' })
  await user.type(field, 'f')
  await user.type(field, 'ees')
  await waitFor(() => expect(at()).toBe('/articleList?q=fees'))
  await waitFor(async () => expect((await rows()).length).toBeLessThan(all))
  expect(screen.getByText('Contract fees, leverage and margin tiers')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(at()).toBe('/articleList'))
  await waitFor(async () => expect((await rows()).length).toBe(all))
})

test('one letter is no search', async () => {
  const { at } = await open({ query: { q: 'f' } })
  await waitFor(() => expect(at()).toBe('/articleList'))
  expect((await rows()).length).toBeGreaterThan(2)
})

test('of a search without end that a link brings only as much stays as can be typed', async () => {
  const { at } = await open({ query: { q: 'zzzz '.repeat(4_000) } })
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('zzzz '.repeat(12))
  await waitFor(() => expect(at().length).toBeLessThan(100))
})

test('an address that searches is found as it was left; what nothing mentions says so, with a way back to all', async () => {
  const { user, at } = await open({ query: { q: 'zzzz' } })
  expect(await screen.findByText('No matches')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('zzzz')
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  await waitFor(() => expect(at()).toBe('/articleList'))
  expect((await rows()).length).toBeGreaterThan(2)
})

test('a title that is not translated says so and carries its language', async () => {
  const id = `list-english-${Date.now()}`
  await publish(id, 'English only')
  await open()
  await screen.findByText('English only')
  expect(screen.queryByText(/Not available in your language yet/)).toBeNull()
  await act(() => setLanguage('jp'))
  expect(await screen.findByText('ここはテスト取引所です。実際のお金は動きません')).toBeTruthy()
  const title = screen.getByText('English only')
  expect(title.getAttribute('lang')).toBe('en-US')
  expect(within(title.closest('a') ?? document.body).getByText(/Not available in your language yet/)).toBeTruthy()
  await operate(exchange(), 'notice', 'retract', id)
})

test('a list that does not come says why and can be asked for again', async () => {
  const { user } = await open()
  await rows()
  giveBack = await breakExchange(true)
  expect(await screen.findByText("Couldn't load the announcements")).toBeTruthy()
  await giveBack()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect((await rows()).length).toBeGreaterThan(2)
})

test('a list that could not be renewed stays, with its time', async () => {
  await open()
  const before = (await rows()).length
  giveBack = await loseConnection(false)
  expect(await screen.findByText(/^As of \d\d:\d\d:\d\d$/)).toBeTruthy()
  expect(await rows()).toHaveLength(before)
})

test('a first load without a connection says so, and goes on by itself', async () => {
  const { online } = await open({ offline: true })
  expect(await screen.findByText('No connection')).toBeTruthy()
  act(() => online())
  expect((await rows()).length).toBeGreaterThan(2)
})
