import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { operate } from '@shared/testing/exchange-process'
import { ownExchange } from '@shared/testing/own-exchange'
import { exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, within } from '@testing-library/react'
import { loseConnection } from '../../testing/network.ts'

ownExchange()

const open = (o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./white-paper.screen.tsx'), { path: '/whitePaper', ...o })
const contents = async () => within(await screen.findByRole('navigation', { name: 'Contents' }))
const kept = (value: string) => operate(exchange(), 'setting', 'set', 'white-paper', value)

let giveBack = async () => {}
let opened: string[] = []
beforeEach(() => {
  localStorage.clear()
  opened = []
  window.open = address => {
    opened.push(String(address))
    return null
  }
  Element.prototype.scrollIntoView = () => {}
})
afterEach(() => giveBack())

test('six headings stand before it; each leads to its place, with the focus', async () => {
  const { user } = await open()
  const buttons = (await contents()).getAllByRole('button')
  expect(buttons).toHaveLength(6)
  const [, second] = buttons
  expect(second?.textContent).toBe('2. A shell and its parts')
  if (second) await user.click(second)
  expect(document.activeElement?.tagName).toBe('H2')
  expect(document.activeElement?.textContent).toBe('2. A shell and its parts')
})

test('it has a table and two pictures', async () => {
  await open()
  expect(await screen.findByRole('table')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Enlarge picture: / })).toHaveLength(2)
})

test('a paper without headings has no contents', async () => {
  await kept('connection')
  await open()
  await screen.findByRole('heading', { name: 'When the connection drops', level: 2 })
  expect(screen.queryByRole('navigation', { name: 'Contents' })).toBeNull()
  await kept('white-paper')
})

test('a PDF elsewhere is the browser’s, its host named before', async () => {
  await kept('https://example.com/paper.pdf')
  const { user } = await open()
  expect(await screen.findByText('example.com')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Open in the browser' }))
  expect(opened).toEqual(['https://example.com/paper.pdf'])
  await kept('white-paper')
})

test('while it comes its room is kept', async () => {
  await open()
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeTruthy()
  await contents()
})

test('what does not come says why and can be asked for again', async () => {
  const { user, mend } = await open({ down: true })
  expect(await screen.findByText("Couldn't load the article")).toBeTruthy()
  mend()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await contents()
})

test('what was read before stands while it cannot be renewed, with its time', async () => {
  await open()
  await contents()
  giveBack = await loseConnection(false)
  expect(await screen.findByText(/^As of \d\d:\d\d:\d\d$/)).toBeTruthy()
  expect(screen.getByRole('table')).toBeTruthy()
})

test('without a connection it says so, and comes by itself when there is one', async () => {
  const { online } = await open({ offline: true })
  expect(await screen.findByText('No connection')).toBeTruthy()
  act(() => online())
  await contents()
})
