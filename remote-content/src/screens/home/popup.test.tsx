import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { operate } from '@shared/testing/exchange-process'
import { exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { screen, waitFor, within } from '@testing-library/react'

const open = (o: Partial<ScreenOptions> = {}) => renderScreen(import('./home.screen.tsx'), { path: '/home', ...o })
const TITLE = 'Nobody from our team asks for your codes'
const line = () => screen.findByRole('region', { name: 'Announcements' })
const warning = async (name = TITLE) =>
  within(await line()).findByRole('button', { name: (said: string) => said.startsWith(name) })
/** Its words, behind the line. */
async function words({ user }: Awaited<ReturnType<typeof open>>, name = TITLE) {
  await user.click(await warning(name))
  return within(await screen.findByRole('dialog', { name }))
}
const isGone = () => waitFor(() => expect(screen.queryByText(TITLE)).toBeNull())
const kept = () => JSON.parse(localStorage.getItem('home.popups.v1') ?? '{}')
const keep = (change: object) => localStorage.setItem('home.popups.v1', JSON.stringify({ ...kept(), ...change }))

/** The prices and the announcements have come, and so has what is asked for beside them. */
async function hasCome() {
  await screen.findByRole('region', { name: 'Announcements' })
  await screen.findAllByRole('link', { name: /^BTC/ })
  await waitFor(() => expect(JSON.parse(localStorage.getItem('home.layout.v1') ?? '{}')).toHaveProperty('positions'))
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

test('a visitor sees no warning, on later days neither', async () => {
  keep({ since: 1, at: 0, away: {} })
  await open()
  await hasCome()
  expect([screen.queryByText(TITLE), screen.queryByRole('dialog')]).toEqual([null, null])
})

test('a person without money sees no warning on the first day, and one on the next', async () => {
  const { person } = await open({ as: {} })
  await waitFor(() => expect(kept().since).toBeGreaterThan(0))
  await hasCome()
  expect(screen.queryByText(TITLE)).toBeNull()
  keep({ since: 1 })
  await open({ as: person ?? {} })
  await warning()
})

test('shows the warning first in the line once there is money; closed, it does not return that day', async () => {
  const { user, person } = await open({ as: { balance: '100' } })
  await warning()
  expect(within(await line()).getByText(/^1\/\d$/)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(within(await line()).getByRole('button', { name: 'Close' }))
  await isGone()
  await open({ as: person ?? {} })
  await hasCome()
  expect(screen.queryByText(TITLE)).toBeNull()
})

test('keeps the warning over a reload until it is closed', async () => {
  const { person } = await open({ as: { balance: '100' } })
  await warning()
  await open({ as: person ?? {} })
  await warning()
})

test("never shows a warning again after Don't show again", async () => {
  const shown = await open({ as: { balance: '100' } })
  const { user, person, at } = shown
  const sheet = await words(shown)
  expect(sheet.getByText(/A code from your mail, phone or authenticator is for this app alone/)).toBeTruthy()
  expect(at()).toBe('/home?sheet=warning')
  await user.click(sheet.getByRole('button', { name: "Don't show again" }))
  await isGone()
  await waitFor(() => expect(at()).not.toMatch('sheet'))
  keep({ at: 0 })
  await open({ as: person ?? {} })
  await hasCome()
  expect(screen.queryByText(TITLE)).toBeNull()
})

test('leads to what the warning is about, which counts as read', async () => {
  const shown = await open({ as: { balance: '100' } })
  const { user, at } = shown
  await user.click((await words(shown)).getByRole('button', { name: 'Read more' }))
  await waitFor(() => expect(at()).toBe('/articleDetail?kind=help&id=codes'))
  expect(kept().away).toEqual({ 'popup-codes': Number.MAX_SAFE_INTEGER })
})

test('draws no button for a warning that leads nowhere, and its words as words', async () => {
  await publish('<img src=x onerror=alert(1)>', '--link', '0')
  const sheet = await words(await open({ as: { balance: '100' } }), '<img src=x onerror=alert(1)>')
  expect(sheet.getByText('In a sentence')).toBeTruthy()
  expect(sheet.queryByRole('button', { name: 'Read more' })).toBeNull()
  expect(document.querySelector('#main img[src=x]')).toBeNull()
})

test('shows a warning that is addressed to one person to them alone', async () => {
  const { person } = await open({ as: { balance: '100' } })
  await publish('For one alone', '--user', person?.account ?? '')
  await open({ as: person ?? {} })
  await warning('For one alone')
  await open({ as: { balance: '100' } })
  await warning()
})
