import { expect, test } from '@jest/globals'
import { debitBuyCall } from '@shared/contract'
import { standBetween } from '@shared/testing/between'
import { connect, newOrderId } from '@shared/testing/client'
import { operate } from '@shared/testing/exchange-process'
import { newPerson } from '@shared/testing/people'
import { exchange, loseConnection, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor, within } from '@testing-library/react'
import { addBond, inDays } from '../../testing/bond.ts'

const routes = ['/zhaiquan', '/zhaiquanDetail', '/zhaiquanOrder', '/taolilicai']
const open = (o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./bonds.screen.tsx'), { path: '/zhaiquan', routes, ...o })
const row = (name: string) => screen.findByRole('link', { name: new RegExp(name) })
const text = (element: Element | null) => (element?.textContent ?? '').replace(/\u00a0/g, ' ')

test('who pays is the first sentence, for a visitor too', async () => {
  const { container } = await open()
  await screen.findByText(/Paid from the operator's yield account/)
  const [first] = container.querySelectorAll('main p')
  expect(text(first ?? null)).toMatch(
    /^Paid from the operator's yield account: it holds [\d,.]+ USDT, of which [\d,.]+ USDT is due to active orders\./,
  )
})

test('each bond says its issuer, rate, term, what is left of it and until when, and leads to its page', async () => {
  const { id, name } = await addBond({ min: '250' })
  const { url, publicKey } = exchange()
  const { token } = await newPerson(exchange(), { balance: '4000' })
  const terms = { productId: id, amount: '4000', expected: '0.08', agreed: true, clientOrderId: newOrderId() }
  await connect(url, publicKey).ask(debitBuyCall, terms, { token })
  await open()
  const bond = await row(name)
  expect(bond.getAttribute('href')).toBe(`#/zhaiquanDetail?id=${id}`)
  for (const words of ['On sale', 'Sample Works', '8.00% a year', '90 days, from 250.00 USDT'])
    expect(text(bond)).toContain(words)
  expect(text(bond)).toContain('4,000.00 of 10,000.00 USDT raised')
  expect(text(bond)).toContain('Offer closes in 3 days')
  expect(within(bond).getByRole('img', { name: '40.0% raised' })).toBeTruthy()
})

test('the last two days are counted in seconds', async () => {
  const { name } = await addBond({ end: await inDays(1) })
  await open()
  expect(text(await row(name))).toMatch(/Offer closes in 2[34]:\d\d:\d\d/)
})

test('marks the minimum raise on the bar, and names it below, until it is reached', async () => {
  const { name } = await addBond({ 'min-raise': '5000' })
  await open()
  const bar = within(await row(name)).getByRole('img')
  expect(bar.getAttribute('aria-label')).toBe('0.0% raised, below the minimum')
  expect(text(await row(name))).toContain('Minimum raise 5,000.00 USDT')
  expect(bar.querySelector('.notch')).toBeTruthy()
})

test('what is coming says when it opens; what is sold out or closed, that it is; what can be bought stands first', async () => {
  const coming = await addBond({ start: await inDays(1), end: await inDays(4) })
  const closed = await addBond()
  await operate(exchange(), 'product', 'close', closed.id)
  const onSale = await addBond()
  await open()
  expect(text(await row(coming.name))).toMatch(/Upcoming.*Opens in 2[34]:\d\d:\d\d/)
  expect(text(await row('Meadow Sun Harvest Note'))).toContain('Sold out')
  expect(text(await row(closed.name))).toContain('Closed')
  const kindOf = async (name: string) => (await row(name)).querySelector<HTMLElement>('[data-kind]')?.dataset.kind
  expect([await kindOf(coming.name), await kindOf('Meadow Sun Harvest Note'), await kindOf(closed.name)]).toEqual([
    ...['wait', 'plain', 'plain'],
  ])
  const names = screen.getAllByRole('listitem').map(text)
  const place = (name: string) => names.findIndex(words => words.includes(name))
  const places = [onSale.name, coming.name, 'Meadow Sun Harvest Note', closed.name].map(place)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test("one's orders are one press away, where they are live", async () => {
  const { user, at } = await open()
  await user.click(await screen.findByRole('button', { name: 'Bond orders' }))
  expect(at()).toBe('/zhaiquanOrder')
  await open({ routes: ['/zhaiquan'] })
  expect(screen.queryByRole('button', { name: 'Bond orders' })).toBeNull()
})

test('where there are none it says so, and leads to what there is', async () => {
  const { address, stop } = await standBetween(exchange(), {
    garbles: path =>
      path.includes('appProductInfo/list') ? '{"success":true,"code":200,"message":"","result":[]}' : undefined,
  })
  await open({ at: address })
  expect(await screen.findByText('No bonds right now')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See AI arbitrage' }).getAttribute('href')).toBe('#/taolilicai')
  await stop()
})

test('while it loads it says so; what did not load says why, and comes at Retry', async () => {
  const { user, mend } = await open({ down: true })
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeTruthy()
  expect(await screen.findByText("Couldn't load the bonds")).toBeTruthy()
  mend()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await row('Harbour Light Grid Bond')).toBeTruthy()
})

test('without a connection it says so, and comes by itself when there is one; lost later, the rows stay with their age', async () => {
  const { online } = await open({ offline: true })
  expect(await screen.findByText('No connection')).toBeTruthy()
  act(online)
  expect(await row('Harbour Light Grid Bond')).toBeTruthy()
  act(() => void loseConnection())
  expect(await screen.findByText(/As of \d\d:\d\d/)).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('list', { name: 'Bonds' })).toBeTruthy())
})
