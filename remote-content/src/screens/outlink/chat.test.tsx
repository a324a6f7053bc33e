import { afterEach, expect, jest, test } from '@jest/globals'
import { rechargeApplyCall } from '@shared/contract/calls/wallet'
import * as to from '@shared/contract/to'
import { advance, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { go } from 'shell/navigation'
import { chatUnreadAtom } from 'shell/session'
import { call, newOrderId } from 'shell/transport'
import { liveConfig, setLiveConfig } from '../../../../shell/src/remotes/live-config.ts'

afterEach(() => void jest.useRealTimers())

const routes = ['/home', '/outlink', '/helpCenter']
const open = (o: Partial<ScreenOptions> = {}, order?: string) =>
  renderScreen(import('./outlink.screen.tsx'), {
    ...{ path: '/outlink', routes, query: { kind: 'chat', ...(order && { order }) } },
    ...o,
  })
const frame = () => screen.findByTitle<HTMLIFrameElement>('Live chat')
const hashParams = ({ src }: HTMLIFrameElement) => Object.fromEntries(new URLSearchParams(src.split('#')[1]))
const say = (element: HTMLIFrameElement, data: unknown, o: { origin?: string; source?: Window | null } = {}) =>
  act(async () => {
    const { contentWindow: source } = element
    dispatchEvent(new MessageEvent('message', { data, origin: 'null', source, ...o }))
  })
const unread = () => getDefaultStore().get(chatUnreadAtom)
const visitor = () => localStorage.getItem('content.chat-visitor.v1')

test('the chat is the exchange’s own page, without an origin, with a ticket, a language and a theme behind its address', async () => {
  await open({ as: {} })
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeTruthy()
  const element = await frame()
  expect(element.src.split('#')[0]).toBe(`${liveConfig().apiBase}/api/content/appChat/page`)
  expect(hashParams(element)).toMatchObject({
    t: expect.stringMatching(/^[0-9a-f]{64}$/),
    lang: 'en-US',
    theme: 'dark',
  })
  expect(element.getAttribute('sandbox')).not.toContain('allow-same-origin')
  expect(visitor()).toBeNull()
})

test('the chat is as large as the app: its letters, and on a phone its unit, which a turned frame could not tell', async () => {
  const { style } = document.documentElement
  style.setProperty('--text-scale', '1.25')
  await open()
  expect(hashParams(await frame())).toMatchObject({ letters: '1.25' })
  expect(hashParams(await frame())).not.toHaveProperty('unit')
  style.setProperty('--column', 'none')
  style.setProperty('--px', '0.85px')
  await open()
  expect(hashParams(await frame())).toMatchObject({ letters: '1.25', unit: '0.85' })
  style.cssText = ''
})

test('a visitor is a number of this phone, the same one each time', async () => {
  await open()
  await frame()
  const first = visitor()
  expect(first).toMatch(/^"[0-9a-f]{32}"$/)
  await open()
  await frame()
  expect(visitor()).toBe(first)
})

test('an order goes along; a chat that is asked for without one is the one that stands', async () => {
  const { person } = await open({ as: {} })
  const order = { currency: 'BTC', network: 'BTC', amount: '0.01', clientOrderId: newOrderId() }
  const reply = await call(rechargeApplyCall, order)
  const id = reply.state === 'ok' ? reply.value.id : ''
  await open({ ...(person && { as: person }) }, id)
  const element = await frame()
  expect(hashParams(element).order).toBe(id)
  await act(async () => go(to.outlink({ kind: 'chat' })))
  expect(await frame()).toBe(element)
})

test('an order that is nobody’s here keeps nobody from asking: it is not spoken of', async () => {
  await open({ as: {} }, 'R26112200041')
  expect(hashParams(await frame()).order).toBeUndefined()
})

test('a link opened past the chat takes nothing away that is typed there', async () => {
  await open({ as: {} })
  const element = await frame()
  await act(async () => go(to.outlink({ url: 'javascript:alert(1)' })))
  expect(await screen.findByText("This link can't be opened")).toBeTruthy()
  await say(element, { type: 'chat:unread', n: 2 })
  expect(unread()).toBe(2)
  await act(async () => go(to.outlink({ kind: 'chat' })))
  expect([await frame(), unread()]).toEqual([element, 0])
})

test('one that stands behind a link moves nothing: it may have been left for good', async () => {
  const { at } = await open({ as: {} })
  const element = await frame()
  const url = 'javascript:alert(1)'
  await act(async () => go(to.outlink({ url })))
  await screen.findByText("This link can't be opened")
  const place = at()
  for (const message of [{ type: 'outlink:open', path: '/helpCenter' }, { type: 'outlink:close' }]) {
    await say(element, message)
    expect(at()).toBe(place)
  }
  await act(async () => go(to.outlink({ kind: 'chat' })))
  await say(element, { type: 'outlink:open', path: '/helpCenter' })
  expect(at()).toBe('/helpCenter')
})

test('only its own window without an origin is believed what it counts', async () => {
  await open({ as: {} })
  const element = await frame()
  for (const o of [{ source: window }, { origin: location.origin }, { origin: 'https://evil.test' }])
    await say(element, { type: 'chat:unread', n: 5 }, o)
  expect(unread()).toBe(0)
  await say(element, { type: 'chat:unread', n: 5 })
  expect(unread()).toBe(5)
})

test('what it asks to open is a page of the app or nothing', async () => {
  const { at } = await open({ as: {} })
  const element = await frame()
  for (const path of ['https://evil.test', '//evil.test', 'javascript:alert(1)']) {
    await say(element, { type: 'outlink:open', path })
    expect(at()).toBe('/outlink?kind=chat')
  }
  await say(element, { type: 'outlink:open', path: '/helpCenter?q=withdrawal' })
  expect(at()).toBe('/helpCenter?q=withdrawal')
})

test('whose ticket ran out is given a new one, and stays as it stands', async () => {
  await open({ as: {} })
  const element = await frame()
  const answers: { type: string; url: string }[] = []
  element.contentWindow?.addEventListener('message', ({ data }) => answers.push(data))
  await say(element, { type: 'outlink:ready' }) // else it counts as late after ten seconds, and the frame goes
  await advance(31 * 60)
  await say(element, { type: 'outlink:expired' })
  const answer = () => answers.find(({ type }) => type === 'outlink:ticket') ?? Promise.reject(new Error('no ticket'))
  const { url } = await waitFor(answer)
  expect(url).toMatch(/^\/api\/content\/appChat\/page#t=[0-9a-f]{64}/)
  expect(url).not.toContain(hashParams(element).t)
  expect(await frame()).toBe(element)
})

test('what did not load says why, and comes at Retry', async () => {
  const { user, mend } = await open({ as: {}, down: true })
  expect(await screen.findByText("Couldn't open live chat")).toBeTruthy()
  mend()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await frame()).toBeTruthy()
})

test('without a connection it says so, and comes by itself', async () => {
  const { online } = await open({ as: {}, offline: true })
  expect(await screen.findByText('No connection')).toBeTruthy()
  act(online)
  expect(await frame()).toBeTruthy()
})

test('nothing leads into the browser, where it would not open: neither beside the chat nor where it does not come', async () => {
  const browser = () => screen.queryByRole('button', { name: 'Open in the browser' })
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
  await open({ as: {} })
  await frame()
  expect(browser()).toBeNull()
  jest.useFakeTimers({ advanceTimers: true })
  await press('Reload')
  const element = await frame()
  await act(async () => jest.advanceTimersByTime(10_000))
  expect(screen.getByText("Couldn't open live chat")).toBeTruthy()
  expect([browser(), screen.queryByRole('button', { name: 'Copy link' })]).toEqual([null, null])
  await press('Retry')
  expect(hashParams(await frame()).t).not.toBe(hashParams(element).t)
})

test('Reload begins a new session', async () => {
  await open({ as: {} })
  const element = await frame()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Reload' })))
  const next = await frame()
  expect([next === element, hashParams(next).t === hashParams(element).t]).toEqual([false, false])
})

test('where there is none it says so; where the installation names a page, that is it, and its word opens nothing', async () => {
  const { at } = await open({ without: ['live-chat'] })
  expect(await screen.findByText("Live chat isn't available here")).toBeTruthy()
  await act(async () => setLiveConfig({ ...liveConfig(), customerService: { url: 'https://help.test/?l={lang}' } }))
  const element = await frame()
  expect([element.src, element.getAttribute('sandbox')?.includes('allow-same-origin')]).toEqual([
    'https://help.test/?l=en-us',
    true,
  ])
  await say(element, { type: 'outlink:open', path: '/helpCenter' }, { origin: 'https://help.test' })
  await say(element, { type: 'chat:unread', n: 3 }, { origin: 'https://help.test' })
  expect([at(), unread()]).toEqual(['/outlink?kind=chat', 0])
})
