import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import * as to from '@shared/contract/to'
import { loseConnection, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, fireEvent, screen } from '@testing-library/react'
import { go } from 'shell/navigation'
import { liveConfig } from '../../../../shell/src/remotes/live-config.ts'

const opened: string[] = []
beforeEach(() => {
  opened.length = 0
  jest.spyOn(window, 'open').mockImplementation(url => {
    opened.push(String(url))
    return null
  })
})
afterEach(() => void jest.useRealTimers())

const sites = [
  { host: 'framed.test', frame: true },
  { host: '*.closed.test', frame: false },
]

const open = (url: string, { title, ...o }: Partial<ScreenOptions> & { title?: string } = {}) =>
  renderScreen(import('./outlink.screen.tsx'), {
    ...{ path: '/outlink', outlink: sites },
    query: { url, ...(title && { title }) },
    ...o,
  })
const frame = (name = 'Link') => screen.findByTitle<HTMLIFrameElement>(name)
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const arrive = async (name?: string) => {
  const element = await frame(name)
  await act(async () => fireEvent.load(element))
  return element
}
const say = (element: HTMLIFrameElement, data: unknown, o: { origin?: string; source?: Window | null } = {}) =>
  act(async () => {
    const { contentWindow: source } = element
    dispatchEvent(new MessageEvent('message', { data, origin: 'https://framed.test', source, ...o }))
  })

test('a site that may be framed stands in a sandbox, under its own host, whatever the link calls it', async () => {
  await open('https://framed.test/a', { title: 'Your bank' })
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeTruthy()
  const element = await arrive('Your bank')
  expect(screen.queryByRole('status', { name: 'Loading...' })).toBeNull()
  expect(screen.getByRole('heading').textContent).toBe('Your bankframed.test')
  expect([element.src, element.getAttribute('allow'), element.getAttribute('referrerpolicy')]).toEqual([
    'https://framed.test/a',
    'clipboard-write',
    'strict-origin',
  ])
  expect(element.getAttribute('sandbox')?.split(' ')).toEqual([
    'allow-scripts',
    'allow-forms',
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-downloads',
    'allow-same-origin',
  ])
})

test('once something else stands in the frame, the bar says only where it was opened', async () => {
  await open('https://framed.test/a')
  const element = await arrive()
  await act(async () => fireEvent.load(element))
  expect(screen.getByRole('heading').textContent).toBe('LinkOpened from framed.test')
  await press('Reload')
  expect((await frame()) === element).toBe(false)
})

test.each([
  'javascript:alert(1)',
  'http://framed.test/',
  'https://a@framed.test/',
  '/api/content/appChat/page#t=1',
  '/api/sys/common/static/content/../x',
  '/api/sys/common/static/content/..%2f..%2f..%2f..%2fcontent/appChat/page#t=1',
  '/api/sys/common/static/content/..%5c..%5cx',
  '',
])('the link %p cannot be opened, and nothing is framed', async url => {
  await open(url)
  expect(await screen.findByText("This link can't be opened")).toBeTruthy()
  expect([document.querySelector('iframe'), screen.queryByRole('button', { name: 'Open in the browser' })]).toEqual([
    null,
    null,
  ])
})

test('of a site that nobody lists the host is told first, and it is opened in the browser alone', async () => {
  await open('https://аррӏе.com/a')
  expect(await screen.findByText("You're about to visit xn--80ak6aa92e.com")).toBeTruthy()
  expect(document.querySelector('iframe')).toBeNull()
  fireEvent.click(screen.getAllByRole('button', { name: 'Open in the browser' })[1] as HTMLElement)
  expect(opened).toEqual(['https://xn--80ak6aa92e.com/a'])
})

test('a site that lets nobody frame it leads into the browser, or its address is copied', async () => {
  const { user } = await open('https://a.closed.test/x')
  expect(await screen.findByText("This site can't be shown inside the app.")).toBeTruthy()
  expect(document.querySelector('iframe')).toBeNull()
  const write = jest.spyOn(navigator.clipboard, 'writeText')
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(write.mock.calls).toEqual([['https://a.closed.test/x']])
})

test('what does not come within ten seconds says so; Retry begins anew', async () => {
  await open('/api/sys/common/static/content/deposit.html')
  await frame()
  jest.useFakeTimers()
  await press('Reload')
  await act(async () => jest.advanceTimersByTime(9999))
  expect(document.querySelector('iframe')).toBeTruthy()
  await act(async () => jest.advanceTimersByTime(1))
  expect(screen.getByText(/^Couldn't load/)).toBeTruthy()
  expect(document.querySelector('iframe')).toBeNull()
  await press('Retry')
  expect(document.querySelector('iframe')).toBeTruthy()
})

test('a page of the exchange itself runs without an origin of its own', async () => {
  await open('/api/sys/common/static/content/deposit.html')
  const element = await frame()
  expect(element.src).toBe(`${liveConfig().apiBase}/api/sys/common/static/content/deposit.html`)
  expect(element.getAttribute('sandbox')).not.toContain('allow-same-origin')
})

test('without a connection nothing is opened, and it comes by itself; what stands is not taken away', async () => {
  const { online } = await open('https://framed.test/a', { offline: true })
  expect(await screen.findByText('No connection')).toBeTruthy()
  expect(document.querySelector('iframe')).toBeNull()
  act(online)
  const element = await arrive()
  let back = () => {}
  act(() => {
    back = loseConnection()
  })
  expect(await frame()).toBe(element)
  act(() => back())
})

test('the same link comes back untouched, another takes its place', async () => {
  await open('https://framed.test/a')
  const element = await arrive()
  await act(async () => go(to.outlink({ url: 'https://framed.test/a', title: 'once more' })))
  expect(await frame()).toBe(element)
  await act(async () => go(to.outlink({ url: 'https://framed.test/b' })))
  expect((await frame()).src).toBe('https://framed.test/b')
})

test('the frame may name itself and close, by its own window and origin alone', async () => {
  const { at } = await open('https://framed.test/a')
  const element = await arrive()
  await say(element, { type: 'outlink:close' }, { origin: 'https://evil.test' })
  await say(element, { type: 'outlink:close' }, { source: window })
  await say(element, { type: 'outlink:open', path: '/my' })
  await say(element, { type: 'outlink:title', title: 'A page' })
  expect([at(), screen.getByRole('heading').textContent]).toEqual([
    '/outlink?url=https%3A%2F%2Fframed.test%2Fa',
    'A pageframed.test',
  ])
  await say(element, { type: 'outlink:close' })
  expect(at()).toBe('/home')
})
