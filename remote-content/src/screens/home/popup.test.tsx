import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { operate } from '@shared/testing/exchange-process'
import { exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { screen, waitFor, within } from '@testing-library/react'

const open = (o: Partial<ScreenOptions> = {}) => renderScreen(import('./home.screen.tsx'), { path: '/home', ...o })
const TITLE = 'Nobody from our team asks for your codes'
const popup = (name: string | RegExp = TITLE) => screen.findByRole('dialog', { name })
/** Everything that Home asks for has come, and what opens by itself had its time. */
async function hasCome() {
  await screen.findByRole('region', { name: 'Banners' })
  await screen.findAllByRole('link', { name: /^BTC/ })
  await new Promise(resolve => setTimeout(resolve, 200))
}

/** Whatever opens writes down that it did; what is closed leaves no step in the history. */
async function close(name: string, { user }: Awaited<ReturnType<typeof open>>): Promise<void> {
  await user.click(within(await popup(name)).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(history.state?.overlay).toBeUndefined())
  localStorage.clear()
}

let published: string[] = []
async function publish(title: string, ...more: string[]): Promise<string> {
  const id = `popup-${Date.now()}`
  published.push(id)
  const words = ['--title', title, '--abstract', 'In a sentence', '--body', '<p>x</p>']
  await operate(exchange(), 'notice', 'publish', '--type', '4', '--id', id, ...words, ...more)
  return id
}

beforeEach(() => localStorage.clear())
afterEach(async () => {
  for (const id of published) await operate(exchange(), 'notice', 'retract', id)
  published = []
})

test('a popup opens once everything stands; closed, it does not open again that day', async () => {
  const { user } = await open()
  const sheet = await popup()
  expect(within(sheet).getByText(/A code from your mail, phone or authenticator is for this app alone/)).toBeTruthy()
  await user.click(within(sheet).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await open()
  await hasCome()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('who wants no more of it never sees it again', async () => {
  const { user } = await open()
  await user.click(within(await popup()).getByRole('button', { name: "Don't show again" }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const kept = JSON.parse(localStorage.getItem('home.popups.v1') ?? '{}')
  localStorage.setItem('home.popups.v1', JSON.stringify({ ...kept, at: 0 }))
  await open()
  await hasCome()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('it leads to what it is about, and has been read then', async () => {
  const { user, at } = await open()
  await user.click(within(await popup()).getByRole('button', { name: 'Read more' }))
  await waitFor(() => expect(at()).toBe('/articleDetail?kind=help&id=codes'))
  expect(JSON.parse(localStorage.getItem('home.popups.v1') ?? '{}').away).toEqual({
    'popup-codes': Number.MAX_SAFE_INTEGER,
  })
})

test('one that leads nowhere has no button for it; its words are words', async () => {
  await publish('<img src=x onerror=alert(1)>', '--link', '0')
  await open()
  const sheet = await popup('<img src=x onerror=alert(1)>')
  expect(within(sheet).getByText('In a sentence')).toBeTruthy()
  expect(within(sheet).queryByRole('button', { name: 'Read more' })).toBeNull()
  expect(sheet.querySelector('img')).toBeNull()
})

test('one that is for somebody else opens for them alone', async () => {
  const first = await open({ as: {} })
  await close(TITLE, first)
  await publish('For one alone', '--user', first.person?.account ?? '')
  await close('For one alone', await open({ as: first.person ?? {} }))
  await open()
  await popup()
})

test('nothing opens over a sheet, nor where an address names a part of Home', async () => {
  const routes = ['/home', '/taolilicai', '/ieo']
  await open({ routes, query: { sheet: 'invest' } })
  await popup('Invest')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await open({ query: { rank: 'loss' } })
  await hasCome()
  expect(screen.queryByRole('dialog')).toBeNull()
})
