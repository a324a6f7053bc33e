import { expect, test } from '@jest/globals'
import { minerBuyCall, productListCall } from '@shared/contract'
import { standBetween } from '@shared/testing/between'
import { connect, newOrderId } from '@shared/testing/client'
import { operate } from '@shared/testing/exchange-process'
import { tapedExchange } from '@shared/testing/own-exchange'
import type { Person } from '@shared/testing/people'
import { exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor, within } from '@testing-library/react'

const DAY = 86_400
const bitcoin: [number, string][] = [
  [0, '64000'],
  [4 * DAY, '30000'],
]
tapedExchange({
  start: '2026-11-25 10:00:00',
  symbols: { BTCUSDT: bitcoin, LTCUSDT: [[0, '100']] },
  gaps: [],
})

const routes = ['/kuangchi', '/kuangchiDetail', '/kuangchiOrder']
const open = (o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./mining.screen.tsx'), { path: '/kuangchi', as: { balance: '10000' }, routes, ...o })
const text = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\u00a0/g, ' ')
const first = () => screen.findByRole('link', { name: 'S21 200 TH/s' })
const machines = () => screen.getByRole('list', { name: 'Mining machines' })
const names = () => within(machines()).getAllByRole('heading').map(text)
const cardOf = async (name: string) => text((await screen.findByRole('heading', { name })).closest('li'))
const add = (id: string, ...options: string[]) => {
  const terms = ['--days', '30', '--price', '100', '--output', '0.01', '--power', '1', '--power-price', '0.01']
  return operate(exchange(), 'product', 'add', '--type', 'mining', '--name', id, '--id', id, ...terms, ...options)
}
const buy = (person: Person | null, productId: string, expected: string) => {
  const input = { productId, units: 1, expected, agreed: true, clientOrderId: newOrderId() }
  return connect(exchange().url, exchange().publicKey).ask(minerBuyCall, input, { token: person?.token })
}

test('while it loads its place is kept; then a machine tells what a day brings now, what it costs and how many are left', async () => {
  await open()
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeTruthy()
  expect((await first()).getAttribute('href')).toBe('#/kuangchiDetail?id=S21')
  const card = await cardOf('S21 200 TH/s')
  expect(card).toContain('4.56 USDT')
  expect(card).toContain('Net per day now: 0.00007125 BTC')
  expect(card).toContain('Hashrate200 TH/s')
  expect(card).toContain('Price2,800.00 USDT')
  expect(card).toContain('In stock500')
  expect(card).toContain('Breaks even after615 days')
})

test('who pays comes first, for each coin that is mined, with what moved its account', async () => {
  const { user } = await open()
  await first()
  const page = text(document.body)
  expect(page).toContain("Paid from the operator's yield accounts. What a machine earns isn't fixed.")
  expect(page).toContain('20.00 BTC0.00 BTC due over the next 30 days')
  expect(page.indexOf('Paid from')).toBeLessThan(page.indexOf('S21 200 TH/s'))
  await user.click(screen.getByRole('button', { name: /LTC due/ }))
  const account = await screen.findByRole('dialog', { name: "The operator's yield account" })
  await waitFor(() => expect(text(account)).toContain('Account balance1,800.00 LTC'))
})

test('a coin chosen stands in the address and shows its machines and who pays for it alone', async () => {
  const { user, at } = await open()
  await first()
  await user.click(screen.getByRole('button', { name: 'LTC' }))
  expect([names(), at()]).toEqual([['L9 16 GH/s'], '/kuangchi?coin=LTC'])
  expect(text(document.body)).toContain('yield account: it holds 1,800.00 LTC, of which 0.00 LTC is due')
  await user.click(screen.getByRole('button', { name: 'All' }))
  expect([names().length, at()]).toEqual([4, '/kuangchi'])
})

test('a coin that no machine mines is said, with a way to all', async () => {
  const { user } = await open({ query: { coin: 'DOGE' } })
  expect(await screen.findByText('No machine mines DOGE')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(await first()).toBeTruthy()
})

test('what did not load says why, and comes at Retry', async () => {
  const { user, mend } = await open({ down: true })
  expect(await screen.findByText("Couldn't load the machines")).toBeTruthy()
  mend()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await first()).toBeTruthy()
})

test('without a connection it says so, and comes by itself when there is one', async () => {
  const { online } = await open({ offline: true })
  expect(await screen.findByText('No connection')).toBeTruthy()
  act(online)
  expect(await first()).toBeTruthy()
})

test('where nothing is offered it says so, with a way to what one has', async () => {
  const { address, stop } = await standBetween(exchange(), {
    instead(path, response) {
      if (!path.startsWith(productListCall.path)) return false
      const reply = { success: true, code: 200, message: '', result: [] }
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(reply))
      return true
    },
  })
  await open({ at: address })
  const empty = (await screen.findByText('No mining machines on offer yet')).closest('div')
  expect(
    within(empty ?? document.body)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('#/kuangchiOrder')
  await stop()
})

test('what keeps a machine from being bought stands on it: not open yet, sold out, ended, a level', async () => {
  await add('Later', '--start', '2027-01-10 00:00:00')
  await add('High', '--level', '3')
  await add('Ended')
  await operate(exchange(), 'product', 'close', 'Ended')
  await add('Last', '--total', '1')
  const { person } = await open()
  await buy(person, 'Last', '100')
  await open({ as: person ?? {} })
  expect(await cardOf('Later')).toMatch(/Opens in \d+ days/)
  expect(await cardOf('High')).toContain('VIP 3+')
  expect(await cardOf('Ended')).toContain('Sale ended')
  expect(await cardOf('Last')).toContain('Sold out')
  expect(await cardOf('S21 200 TH/s')).not.toMatch(/Opens|Sold|ended|VIP/)
  for (const id of ['Later', 'High', 'Last']) await operate(exchange(), 'product', 'close', id)
})

test('a machine whose coin has no price says that nobody knows what it brings', async () => {
  await add('Unpriced', '--coin', 'LUMA')
  await open()
  const card = await cardOf('Unpriced')
  expect(card).toContain("The price of LUMA isn't available right now")
  expect(card).not.toContain('Breaks even')
})

test("before one has a machine nothing is told of one's own; then how many run and what they brought", async () => {
  const { person } = await open()
  await first()
  expect(screen.queryByText('Your machines')).toBeNull()
  await buy(person, 'S21', '2800')
  await operate(exchange(), 'clock', 'skip', '2d')
  await open({ as: person ?? {} })
  const own = (await screen.findByText('Your machines')).closest('a')
  expect(own?.getAttribute('href')).toBe('#/kuangchiOrder')
  expect(text(own)).toContain('1 active')
  expect(text(own)).toContain('+4.56 USDT')
})

test('where the power costs more than it earns a machine is idle, and does not break even', async () => {
  await operate(exchange(), 'clock', 'skip', '3d')
  await open()
  const card = await cardOf('S21 200 TH/s')
  await waitFor(() => expect(card).toContain('0.00 USDT'))
  expect(card).toContain("Idle at today's price")
  expect(card).toContain("Won't pay back at today's price")
})
