import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { operate } from '@shared/testing/exchange-process'
import { exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor } from '@testing-library/react'
import { setLanguage } from 'shell/i18n'

const routes = ['/home', '/articleList', '/articleShare', '/xinwen', '/helpCenter', '/articleDetail']
const open = (query: Record<string, string>, o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./article-share.screen.tsx'), { path: '/articleShare', query, routes, ...o })
const news = { kind: 'news', id: 'day-change' }
const card = { ...news, card: '1' }
const TITLE = 'What the 24-hour change measures'
const title = (name = TITLE) => screen.findByRole('heading', { name, level: 2 })

beforeEach(() => {
  localStorage.clear()
  // jsdom draws nothing: its fonts never come
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: new Promise(() => {}) } })
})
afterEach(async () => {
  localStorage.clear()
  await act(() => setLanguage('en-us'))
  localStorage.clear()
})

test('a reader finds the article and a way into the app', async () => {
  await open(news)
  expect(await title()).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'News', level: 1 })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open in the app' }).getAttribute('href')).toBe('#/home')
  expect(document.querySelector('canvas')).toBeNull()
})

test('the language of the link counts for who never chose one, and is kept nowhere', async () => {
  await open({ ...news, lang: 'jp' })
  expect(await title('24時間変動率は何を表すか')).toBeTruthy()
  expect(await screen.findByText(/1日前の価格を比べた/)).toBeTruthy()
  expect(screen.queryByText('Not available in your language yet')).toBeNull()
  expect(localStorage.getItem('lang')).toBeNull()
})

test('whoever chose a language reads in theirs', async () => {
  await act(() => setLanguage('vl'))
  await open({ ...news, lang: 'jp' })
  expect(await title('Biến động 24 giờ đo điều gì')).toBeTruthy()
})

test('a language that is none of ours is none', async () => {
  await open({ ...news, lang: 'klingon' })
  expect(await title()).toBeTruthy()
})

test('who shares sees the card and its link, with their invitation; nothing can be pressed before it is drawn', async () => {
  const { person } = await open(card, { as: {} })
  expect(await screen.findByRole('button', { name: /^Copy link http/ })).toBeTruthy()
  await waitFor(() =>
    expect(screen.getByText(/#\/articleShare\?kind=news&id=day-change&lang=en-us$/).textContent).toMatch(/\/\?s=\w+#/),
  )
  expect(person).not.toBeNull()
  expect(screen.getByRole('button', { name: /Save picture/ }).getAttribute('aria-disabled')).toBe('true')
  // a browser that hands nothing on
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
})

test('a visitor shares without an invitation', async () => {
  await open(card)
  const link = await screen.findByText(/#\/articleShare\?kind=news&id=day-change&lang=en-us$/)
  expect(link.textContent).not.toContain('?s=')
})

test('an address that names nothing, or what was taken back, is gone, with a way to its like', async () => {
  await open({})
  expect(await screen.findByText('This article is no longer available')).toBeTruthy()
  const id = `share-gone-${Date.now()}`
  await operate(
    exchange(),
    'notice',
    'publish',
    '--id',
    id,
    '--type',
    '2',
    '--title',
    'Soon gone',
    '--body',
    '<p>x</p>',
  )
  await operate(exchange(), 'notice', 'retract', id)
  for (const query of [
    { kind: 'news', id },
    { kind: 'news', id, card: '1' },
  ]) {
    await open(query)
    expect(await screen.findByText('This article is no longer available')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See other news' }).getAttribute('href')).toBe('#/xinwen')
  }
})

test.each([[news], [card]])(
  '%j: while it comes its room is kept; what fails says why and comes at Retry',
  async query => {
    await open(query)
    expect(screen.getByRole('status', { name: 'Loading...' })).toBeTruthy()
    const { user, mend } = await open(query, { down: true })
    expect(await screen.findByText("Couldn't load the article")).toBeTruthy()
    mend()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.queryByText("Couldn't load the article")).toBeNull())
  },
)

test.each([[news], [card]])('%j: without a connection it says so, and comes by itself', async query => {
  const { online } = await open(query, { offline: true })
  expect(await screen.findByText('No connection')).toBeTruthy()
  act(() => online())
  await waitFor(() => expect(screen.queryByText('No connection')).toBeNull())
})
