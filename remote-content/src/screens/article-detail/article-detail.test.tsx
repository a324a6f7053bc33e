import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { noticeListCall } from '@shared/contract/calls/content'
import { standBetween } from '@shared/testing/between'
import { operate } from '@shared/testing/exchange-process'
import { exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { setLanguage } from 'shell/i18n'
import { liveConfig, setLiveConfig } from '../../../../shell/src/remotes/live-config.ts'
import { ownTitleAtom } from '../../../../shell/src/surface/navigation/own-title.ts'
import { breakExchange, loseConnection } from '../../testing/network.ts'

const open = (query: Record<string, string>, o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./article-detail.screen.tsx'), { path: '/articleDetail', query, ...o })
const publish = (id: string, body: string, ...more: string[]) =>
  operate(exchange(), 'notice', 'publish', '--id', id, '--title', `Title of ${id}`, '--body', body, ...more)
const retract = (id: string) => operate(exchange(), 'notice', 'retract', id)
const text = (words: string) => screen.findByText(words)

let giveBack = async () => {}
let opened: string[] = []
beforeEach(() => {
  localStorage.clear()
  opened = []
  window.open = address => {
    opened.push(String(address))
    return null
  }
})
afterEach(async () => {
  await giveBack()
  await act(() => setLanguage('en-us'))
})

test('an announcement is read: title, time, body; the page takes its title', async () => {
  await open({ id: 'contract-terms' })
  const title = await screen.findByRole('heading', { name: 'Contract fees, leverage and margin tiers' })
  expect(title).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Announcement', level: 1 })).toBeTruthy()
  expect(screen.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)).toBeTruthy()
  expect(await screen.findByRole('table')).toBeTruthy()
  expect(getDefaultStore().get(ownTitleAtom)).toBe('Contract fees, leverage and margin tiers')
})

test('shows the notice of the address when the server answers another one before it', async () => {
  const alters = (path: string, body: string) => {
    if (!path.startsWith(noticeListCall.path) || !path.includes('id=contract-terms')) return undefined
    const { result, ...envelope } = JSON.parse(body)
    const others = result.records.map((notice: object) => ({ ...notice, id: 'another', title: 'Another notice' }))
    return JSON.stringify({ ...envelope, result: { ...result, records: [...others, ...result.records] } })
  }
  const { address, stop } = await standBetween(exchange(), { alters })
  await open({ id: 'contract-terms' }, { at: address })
  expect(await screen.findByRole('heading', { name: 'Contract fees, leverage and margin tiers' })).toBeTruthy()
  expect(screen.queryByText('Another notice')).toBeNull()
  await stop()
})

test('news opens by its link, though no screen lists it yet', async () => {
  await open({ kind: 'news', id: 'day-change' })
  expect(screen.getByRole('heading', { name: 'News', level: 1 })).toBeTruthy()
  await waitFor(() => expect(document.querySelector('article p + div p, article div p')).toBeTruthy())
})

test('a link into the app is followed there, one to a page that is not live is not', async () => {
  const id = `detail-links-${Date.now()}`
  await publish(id, '<p><a href="#/hangqing?cat=metal">inside</a> <a href="/tixian">dead</a></p>')
  const { user, at } = await open({ id })
  await user.click(await text('dead'))
  expect(await screen.findByText("This link can't be opened")).toBeTruthy()
  expect(at()).toContain('/articleDetail')
  await user.click(await text('inside'))
  await waitFor(() => expect(at()).toBe('/hangqing?cat=metal'))
  await retract(id)
})

test('another site is named before it is opened, one that the installation lists is not', async () => {
  const id = `detail-sites-${Date.now()}`
  await publish(id, '<p><a href="https://example.com/a">far</a> <a href="https://tronscan.org/b">listed</a></p>')
  const { user } = await open({ id })
  setLiveConfig({ ...liveConfig(), outlink: [{ host: 'tronscan.org', frame: false }] })
  await user.click(await text('listed'))
  expect(opened).toEqual(['https://tronscan.org/b'])
  await user.click(await text('far'))
  expect(await text("You're about to visit example.com")).toBeTruthy()
  expect(opened).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Open in the browser' }))
  expect(opened).toEqual(['https://tronscan.org/b', 'https://example.com/a'])
  await waitFor(() => expect(screen.queryByText("You're about to visit example.com")).toBeNull())
  await retract(id)
})

test('a notice leads where it says, at its end', async () => {
  const id = `detail-link-${Date.now()}`
  await publish(id, '<p>body</p>', '--link', '1:/hangqing')
  await open({ id })
  expect((await screen.findByRole('link', { name: 'Open the link' })).getAttribute('href')).toBe('#/hangqing')
  await retract(id)
})

test('letters grow by steps, and stay so for the next article', async () => {
  const { user } = await open({ id: 'contract-terms' })
  await screen.findByRole('table')
  const letters = () => document.querySelector<HTMLElement>('[style*="--letters"]')?.style.getPropertyValue('--letters')
  expect(letters()).toBe('1')
  await user.click(screen.getByRole('button', { name: 'Larger text' }))
  await waitFor(() => expect(letters()).toBe('1.15'))
  for (const _ of [1, 2]) await user.click(screen.getByRole('button', { name: 'Larger text' }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Largest text' }).disabled).toBe(true)
  await open({ id: 'market-hours' })
  await waitFor(() => expect(letters()).toBe('1.5'))
})

test('links a help article to its neighbours', async () => {
  await open({ kind: 'help', id: 'first-steps' })
  expect(await screen.findByRole('heading', { name: 'How to start trading' })).toBeTruthy()
  const previous = await screen.findByRole('link', { name: /What this exchange is/ })
  expect(previous.getAttribute('href')).toBe('#/articleDetail?kind=help&id=what-this-is')
  expect(screen.getByRole('link', { name: /What you can see without logging in/ })).toBeTruthy()
  expect(screen.queryByText(/Still stuck/)).toBeNull() // live chat is not live
})

test('the agreement is found by its key', async () => {
  await open({ key: 'user-agreement' })
  expect(await screen.findByRole('heading', { name: 'User agreement', level: 2 })).toBeTruthy()
  await waitFor(() => expect(document.querySelectorAll('article p').length).toBeGreaterThan(3))
})

test('a document may be kept elsewhere, and a key that nobody set has none', async () => {
  await operate(exchange(), 'setting', 'set', 'paper-elsewhere', 'https://example.com/paper.pdf')
  const { user } = await open({ key: 'paper-elsewhere' })
  expect(await text('example.com')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Open in the browser' }))
  expect(opened).toEqual(['https://example.com/paper.pdf'])
  await open({ key: 'nothing' })
  expect(await text('This article is no longer available')).toBeTruthy()
})

test('offers no way from a missing article when neither its list nor Home is live', async () => {
  await open({ kind: 'help', id: 'no-such-article' }, { routes: ['/my'] })
  expect(await text('This article is no longer available')).toBeTruthy()
  expect(screen.queryByText('Go to Home')).toBeNull()
})

test('what was taken back is gone, with a way to its like', async () => {
  await open({ id: 'market-hours-before' })
  expect(await text('This article is no longer available')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See other announcements' }).getAttribute('href')).toBe('#/articleList')
  await open({ kind: 'help', id: 'no-such-article' })
  expect(await text('This article is no longer available')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('#/home')
  for (const none of [{}, { id: '9'.repeat(400) }, { kind: 'help', id: '9'.repeat(400) }]) {
    await open(none)
    expect(await text('This article is no longer available')).toBeTruthy()
  }
})

test('a text that is not translated says so and carries its language', async () => {
  await publish('half', '<table><tbody><tr><td>0.05%</td></tr></tbody></table>')
  await operate(exchange(), 'notice', 'publish', '--id', 'half', '--title', 'ค่าธรรมเนียม', '--lang', 'tai')
  await open({ id: 'half' })
  await screen.findByRole('table')
  expect(screen.queryByText('Not available in your language yet')).toBeNull()
  await act(() => setLanguage('tai'))
  expect(await text('Not available in your language yet')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2, name: 'ค่าธรรมเนียม' })).toBeTruthy()
  expect(screen.getByRole('table').closest('[lang]')?.getAttribute('lang')).toBe('en-US')
  await retract('half')
})

test('what was read before stands while it cannot be renewed, with its time', async () => {
  await open({ id: 'contract-terms' })
  await screen.findByRole('table')
  giveBack = await loseConnection(false)
  expect(await screen.findByText(/^As of \d\d:\d\d:\d\d$/)).toBeTruthy()
  expect(screen.getByRole('table')).toBeTruthy()
})

test('what does not come says why and can be asked for again', async () => {
  const { user } = await open({ id: 'contract-terms' })
  await screen.findByRole('table')
  giveBack = await breakExchange(true)
  expect(await text("Couldn't load the article")).toBeTruthy()
  await giveBack()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('table')).toBeTruthy()
})

test('without a connection it says so, and comes by itself when there is one', async () => {
  await open({ id: 'market-hours' })
  await text('Opening hours of metals and currencies')
  giveBack = await loseConnection(false)
  act(() => {
    location.hash = '#/articleDetail?id=contract-terms'
  })
  expect(await text('No connection')).toBeTruthy()
  await giveBack()
  expect(await screen.findByRole('table')).toBeTruthy()
})

test('a picture that does not come becomes a box with its words', async () => {
  const id = `detail-picture-${Date.now()}`
  await publish(id, '<p>before</p><img src="/nowhere.png" alt="What it showed">')
  await open({ id })
  const picture = await screen.findByAltText('What it showed')
  expect(picture.getAttribute('loading')).toBe('lazy')
  fireEvent.error(picture)
  expect(picture.dataset.broken).toBe('true')
  await retract(id)
})
