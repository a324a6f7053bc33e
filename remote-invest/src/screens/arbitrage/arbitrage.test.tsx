import type { ServerResponse } from 'node:http'
import { beforeEach, expect, test } from '@jest/globals'
import { debitBuyCall } from '@shared/contract'
import { standBetween } from '@shared/testing/between'
import { connect, newOrderId } from '@shared/testing/client'
import { ownExchange } from '@shared/testing/own-exchange'
import { newPerson } from '@shared/testing/people'
import { exchange, loseConnection, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor, within } from '@testing-library/react'

// time goes on at the one that suites share: what opens in half an hour would be open
ownExchange()

const routes = ['/taolilicai', '/taolilicaiDetail', '/taoliOrder', '/vipLevel']
const open = (o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./arbitrage.screen.tsx'), { path: '/taolilicai', routes, as: { balance: '10000' }, ...o })

const plain = (text: string | null | undefined) => (text ?? '').replace(/\u00a0/g, ' ')
const list = () => screen.findByRole('list', { name: 'Products' })
const cards = async () => within(await list()).getAllByRole('listitem')
/** Of a seeded product. */
const card = async (name: string) => {
  const [link] = await screen.findAllByRole('link', { name })
  return link?.closest('li') as HTMLElement
}

/** Nothing is on offer. */
function answer(response: ServerResponse): boolean {
  const reply = { success: true, code: 200, message: '', result: [] }
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(reply))
  return true
}

beforeEach(() => localStorage.clear())

test('who pays stands first: what the account holds, what of it is promised, and that a rate is a promise', async () => {
  await open()
  const sentence = plain((await screen.findByText(/^Paid from the operator's yield account/)).textContent)
  expect(sentence).toMatch(/it holds [\d,]+\.\d\d USDT, of which [\d,]+\.\d\d USDT is due to active orders/)
  expect(sentence).toContain("The rate is promised by the operator; it doesn't come from trading.")
  const before = sentence && (await list()).compareDocumentPosition(screen.getByText(/^Paid from the operator/))
  expect(Number(before) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy()
})

test('behind the sentence stand the postings of thirty days, by day and kind', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: "See the account's history" }))
  const sheet = within(await screen.findByRole('dialog', { name: "The operator's yield account" }))
  expect(await sheet.findByText('Funded by the operator')).toBeTruthy()
  expect(sheet.getByText('Account balance')).toBeTruthy()
})

test('a server that does not tell the postings has no way to them', async () => {
  await open({ without: ['product-payer'] })
  await screen.findByText(/^Paid from the operator's yield account/)
  expect(screen.queryByRole('button', { name: "See the account's history" })).toBeNull()
})

test('a card says rate a day and a year, term, limits, level, what is hosted, and leads to the product', async () => {
  const { user, at } = await open()
  const a2 = await card('AI arbitrage, 7 days')
  const text = plain(a2.textContent)
  for (const part of [
    '0.08% a day',
    '29.20% a year',
    '+5.60 per 1,000 USDT in 7 days',
    '7 days',
    '100 to 20,000 USDT',
    'All levels',
  ])
    expect(text).toContain(part)
  expect(text).toMatch(/Total invested[\d,]+\.\d\d USDT/)
  await user.click(within(a2).getByRole('link', { name: 'Invest: AI arbitrage, 7 days' }))
  await waitFor(() => expect(at()).toBe('/taolilicaiDetail?id=A2'))
})

test('offers no Invest on a card when the screen of its product is not live', async () => {
  await open({ routes: ['/taolilicai'] })
  const [text] = await screen.findAllByText('AI arbitrage, 7 days')
  expect(text?.closest('li')?.textContent).not.toContain('Invest')
})

test('a level that lacks says how to unlock it; what is sold out or comes later says so', async () => {
  await open()
  const locked = await card('AI arbitrage, 60 days')
  expect(plain(locked.textContent)).toContain('VIP 4+')
  expect(within(locked).getByRole('link', { name: 'Reach VIP 4: AI arbitrage, 60 days' }).getAttribute('href')).toBe(
    '#/vipLevel',
  )
  const states = (await cards()).map(one => plain(one.textContent))
  expect(states.some(text => text.includes('Sold out'))).toBe(true)
  expect(states.some(text => /Opens in \d+:\d\d:\d\d/.test(text))).toBe(true)
})

test('a quota shows how much is left of it', async () => {
  await open()
  const texts = (await cards()).map(one => plain(one.textContent))
  expect(texts.some(text => /[\d,]+\.00 of 2,000,000\.00 USDT left/.test(text))).toBe(true)
})

test('filters stand in the address and say how many each leaves; one that leaves nothing has a way out', async () => {
  const { user, at } = await open({ query: { cycle: 'short' } })
  const all = await cards()
  expect(within(screen.getByRole('group', { name: 'Term' })).getByRole('button', { pressed: true }).textContent).toBe(
    `Up to 7 days ${all.length}`,
  )
  await user.click(screen.getByRole('button', { name: /^BTC/ }))
  await waitFor(() => expect(at()).toBe('/taolilicai?cycle=short&currency=BTC'))
  expect(await screen.findByText('No matches')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove all' }))
  await waitFor(() => expect(at()).toBe('/taolilicai'))
  expect((await cards()).length).toBeGreaterThan(all.length)
})

test('what one has invested stands on top, with the way to the orders', async () => {
  const person = await newPerson(exchange(), { balance: '10000' })
  const input = { productId: 'A2', amount: '1000', expected: '0.0008', agreed: true, clientOrderId: newOrderId() }
  await connect(exchange().url, exchange().publicKey).ask(debitBuyCall, input, person)
  await open({ as: person })
  const strip = await screen.findByRole('link', { name: /Invested, USDT/ })
  expect(plain(strip.textContent)).toMatch(/^Invested, USDT1,000\.00Today's income0\.00Cumulative income0\.00$/)
  expect(strip.getAttribute('href')).toBe('#/taoliOrder')
})

test('while it loads, places stand there; what did not load comes at Retry', async () => {
  const { user, mend } = await open({ down: true })
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeTruthy()
  expect(await screen.findByText("Couldn't load the products")).toBeTruthy()
  expect(await screen.findByText("Couldn't load your totals")).toBeTruthy()
  mend()
  for (const retry of screen.getAllByRole('button', { name: 'Retry' })) await user.click(retry)
  expect((await cards()).length).toBeGreaterThan(5)
})

test('without products it says so', async () => {
  const { address, stop } = await standBetween(exchange(), {
    instead: (path, response) => path.includes('/appProductInfo/list') && answer(response),
  })
  await open({ at: address })
  expect(await screen.findByText('No products yet')).toBeTruthy()
  await stop()
})

test('without a connection it says so, and comes by itself; later what was known stays under its time', async () => {
  const { online } = await open({ offline: true })
  expect((await screen.findAllByText('No connection')).length).toBeGreaterThan(0)
  act(online)
  await cards()
  let found = () => {}
  act(() => {
    found = loseConnection()
  })
  expect((await screen.findAllByText(/^As of \d\d:\d\d:\d\d$/)).length).toBeGreaterThan(0)
  expect((await cards()).length).toBeGreaterThan(0)
  act(() => found())
})
