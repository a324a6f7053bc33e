import { afterEach, expect, test } from '@jest/globals'
import { operate } from '@shared/testing/exchange-process'
import { exchange, loseConnection, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor, within } from '@testing-library/react'
import { setLanguage } from 'shell/i18n'

const routes = ['/home', '/helpCenter', '/articleDetail', '/outlink']
const open = (o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./help.screen.tsx'), { path: '/helpCenter', routes, ...o })
const field = () => screen.getByRole('searchbox', { name: 'Search help' })
const article = (name: RegExp) => screen.findByRole('link', { name })
const articles = () => screen.queryAllByRole('link').filter(link => link.getAttribute('href')?.includes('kind=help'))
const found = () => screen.findByRole('list', { name: 'Results' })

let online = () => {}
afterEach(async () => {
  act(() => online())
  online = () => {}
  await act(() => setLanguage('en-us'))
})

test('while it loads, rows stand there; then each article is a way to its text, under its category', async () => {
  await open()
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeTruthy()
  const fees = await article(/^Fees ?, and when/)
  expect(fees.getAttribute('href')).toBe('#/articleDetail?kind=help&id=fees')
  expect(within(screen.getByRole('region', { name: 'Trading' })).getByText(/^Fees ?, and when/)).toBeTruthy()
})

test('a category is one shelf, and stands in the address', async () => {
  const { user, at } = await open()
  await user.click(await screen.findByRole('button', { name: 'Trading' }))
  await waitFor(() => expect(at()).toBe('/helpCenter?cat=trading'))
  expect(screen.getAllByRole('region')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'All' }))
  await waitFor(() => expect(at()).toBe('/helpCenter'))
  expect(screen.getAllByRole('region').length).toBeGreaterThan(3)
})

test('titles and abstracts are found at once and marked; the address follows', async () => {
  const { user, at } = await open({ query: { cat: 'start' } })
  await article(/language/i)
  await user.type(field(), 'WITHDRAW')
  const hits = await found()
  expect(within(hits).getAllByText('Withdraw', { selector: 'mark' }).length).toBeGreaterThan(0)
  await waitFor(() => expect(at()).toBe('/helpCenter?cat=start&q=WITHDRAW'))
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(await screen.findByRole('region', { name: 'Getting started' })).toBeTruthy()
  await waitFor(() => expect(at()).toBe('/helpCenter?cat=start'))
})

test('what stands in bodies alone follows', async () => {
  const { user } = await open()
  await article(/^Fees/)
  await user.type(field(), 'maintenance margin')
  expect(await article(/Liquidation/)).toBeTruthy()
  expect(await screen.findByText('1 article found')).toBeTruthy()
})

test('an address with a question opens with its answer', async () => {
  await open({ query: { q: 'fees' } })
  expect(within(await found()).getByRole('link', { name: /^Fees ?, and when/ })).toBeTruthy()
  expect((field() as HTMLInputElement).value).toBe('fees')
})

test('of a question without end that a link brings only as much is looked for as can be typed', async () => {
  await open({ query: { q: 'fees '.repeat(40_000) } })
  expect(within(await found()).getByRole('link', { name: /^Fees ?, and when/ })).toBeTruthy()
  expect((field() as HTMLInputElement).value).toBe('fees '.repeat(12))
})

test('where nothing answers stand three that many read, and live chat', async () => {
  const { user } = await open()
  await article(/^Fees/)
  await user.type(field(), 'xylophone')
  expect(await screen.findByText('Nothing found for “xylophone”')).toBeTruthy()
  expect(articles()).toHaveLength(3)
  const chat = screen.getByRole('link', { name: 'Still need help? Live chat' })
  expect(chat.getAttribute('href')).toBe('#/outlink?kind=chat')
})

test('a server without live chat has no way to it', async () => {
  await open({ without: ['live-chat'] })
  await article(/^Fees/)
  expect(screen.queryByText('Still need help? Live chat')).toBeNull()
})

test.each([
  ['tai', 'ถอน', 'การถอนเงิน'],
  ['tai', 'โอนบัญชี', 'โอนเงินเข้าบัญชีฟิวเจอร์ส'],
  ['jp', '入金状態', '入金の状態の意味'],
  ['jp', 'ﾈｯﾄﾜｰｸ', 'ネットワークの選び方'],
  ['vl', 'rut tien', 'Rút tiền'],
] as const)('without a connection, in %s, "%s" still finds "%s"', async (language, typed, title) => {
  await act(() => setLanguage(language))
  const { user } = await open()
  await screen.findByText(title)
  act(() => {
    online = loseConnection()
  })
  await user.click(field())
  await user.paste(typed)
  const [first] = within(await found()).getAllByRole('link')
  expect(first?.textContent).toContain(title)
  expect(await screen.findByText('We only searched titles and summaries.')).toBeTruthy()
})

test('a title that is not translated says so and carries its language', async () => {
  const id = `english-${Date.now()}`
  await operate(exchange(), 'help', 'set', id, '--title', 'English only', '--category', 'start')
  await act(() => setLanguage('jp'))
  await open()
  const row = await screen.findByRole('link', { name: /English only/ })
  expect(within(row).getByText('English only').closest('[lang]')?.getAttribute('lang')).toBe('en-US')
  expect(within(row).getByText('Not available in your language yet')).toBeTruthy()
})

test('what did not load says why, and comes at Retry', async () => {
  const { user, mend } = await open({ down: true })
  expect(await screen.findByText("Couldn't load the help articles")).toBeTruthy()
  mend()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await article(/^Fees/)).toBeTruthy()
})

test('without a connection it says so, and comes by itself when there is one', async () => {
  const drawn = await open({ offline: true })
  expect(await screen.findByText('No connection')).toBeTruthy()
  act(drawn.online)
  expect(await article(/^Fees/)).toBeTruthy()
})
