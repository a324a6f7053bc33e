import { beforeEach, expect, test } from '@jest/globals'
import { redeemCall } from '@shared/contract'
import { connect, newOrderId } from '@shared/testing/client'
import { ownExchange } from '@shared/testing/own-exchange'
import { exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor } from '@testing-library/react'
import { buy, freeze, investor, mine, skip } from '../../testing/orders.ts'

ownExchange()
beforeEach(() => localStorage.clear())

const routes = ['/taolilicai', '/taoliOk', '/taoliOrder']
const open = (query: Record<string, string>, o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./arbitrage-done.screen.tsx'), { path: '/taoliOk', query, routes, as: {}, ...o })
const line = (name: string) => (screen.getByText(name).parentElement?.textContent ?? '').replace(/\u00a0/g, ' ')

test('what was invested, when it starts, pays and ends, what comes back, who pays, until when it can be cancelled', async () => {
  const as = await investor()
  const { id } = await buy(as)
  await open({ id }, { as })
  expect(await screen.findByText('Invested')).toBeTruthy()
  expect(screen.getByText(/^You can cancel free of charge until \d\d:\d\d\.$/)).toBeTruthy()
  for (const name of ['Ordered at', 'Starts', 'First income', 'Ends'])
    expect(line(name)).toMatch(/\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/)
  expect(line('Principal and income at the end')).toMatch(/1,005\.60 USDT$/)
  expect(line('Order number')).toBe(`Order number${id}`)
  expect(screen.getByText(/^Paid from the operator's yield account/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'View your order' }).getAttribute('href')).toBe(`#/taoliOrder?id=${id}`)
})

test('reloaded later it says what the order is by then, and offers no cancelling that is over', async () => {
  const as = await investor()
  const { id } = await buy(as)
  await skip('2h')
  await open({ id }, { as })
  expect(await screen.findByText('Running')).toBeTruthy()
  expect(screen.queryByText(/^You can cancel/)).toBeNull()
})

test('what was cancelled meanwhile says what came back, and nothing of what was to come', async () => {
  const as = await investor()
  const { id } = await buy(as)
  const input = { orderId: id, expectedAmount: '1000', clientOrderId: newOrderId() }
  await connect(exchange().url, exchange().publicKey).ask(redeemCall, input, { token: as.token })
  await open({ id }, { as })
  await waitFor(() => expect(line('Returned to balance account')).toMatch(/1,000\.00 USDT$/))
  expect(screen.getAllByText('Cancelled')).toHaveLength(2)
  for (const gone of ['Starts', 'First income', 'Principal and income at the end', /^Paid from the operator/])
    expect(screen.queryByText(gone)).toBeNull()
})

test('one that the operator froze says so, with the reason', async () => {
  const as = await investor()
  const { id } = await buy(as)
  await skip('2h')
  await freeze(id, 'review')
  await open({ id }, { as })
  expect(await screen.findByText('Paused')).toBeTruthy()
  expect(screen.getByText("We're reviewing this order.")).toBeTruthy()
  expect(screen.queryByText(/^You can cancel/)).toBeNull()
})

test('a server that cannot cancel promises none', async () => {
  const as = await investor()
  const { id } = await buy(as)
  await open({ id }, { as, without: ['order-redeem'] })
  expect(await screen.findByText('Invested')).toBeTruthy()
  expect(screen.queryByText(/^You can cancel/)).toBeNull()
})

test('a machine that was bought keeps the colours of mining, and leads to its order or to all machines', async () => {
  const as = await investor()
  const { id } = await mine(as)
  const shown = await open({ id, type: '2' }, { as, routes: ['/kuangchi', '/taoliOk', '/kuangchiOrder'] })
  expect(await screen.findByText('Bought')).toBeTruthy()
  expect(shown.container.querySelector('[data-skin=mining]')).toBeTruthy()
  expect(line('Machines')).toBe('Machines1 unit')
  expect(screen.getByRole('link', { name: 'View your order' }).getAttribute('href')).toBe(`#/kuangchiOrder?id=${id}`)
  expect(screen.getByRole('link', { name: 'All products' }).getAttribute('href')).toBe('#/kuangchi')
})

test('an arbitrage keeps its colours to the end', async () => {
  const as = await investor()
  const { id } = await buy(as)
  const { container } = await open({ id }, { as })
  await screen.findByText('Invested')
  expect(container.querySelector('[data-skin=arbitrage]')).toBeTruthy()
})

test('Back leads to the products, past what was filled in', async () => {
  const as = await investor()
  const { id } = await buy(as)
  const { user, at } = await open({ id }, { as })
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(at()).toBe('/taolilicai'))
})

test('an order of somebody else, or none, is not found: the way leads to the orders', async () => {
  const { id } = await buy(await investor())
  for (const query of [{ id }, {}, { type: 'constructor' }, { id, type: '__proto__' }]) {
    await open(query as Record<string, string>)
    expect(await screen.findByText('Order not found')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See your orders' }).getAttribute('href')).toBe('#/taoliOrder')
  }
})

test('what did not load says so and comes at Retry; without a connection it comes by itself', async () => {
  const as = await investor()
  const { id } = await buy(as)
  const { user, mend } = await open({ id }, { as, down: true })
  expect(await screen.findByText("Couldn't load your order")).toBeTruthy()
  mend()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Invested')).toBeTruthy()
  const { online } = await open({ id }, { as, offline: true })
  expect(await screen.findByText('No connection')).toBeTruthy()
  act(() => online())
  expect(await screen.findByText('Invested')).toBeTruthy()
})
