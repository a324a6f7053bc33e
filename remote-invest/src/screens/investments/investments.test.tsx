import { beforeEach, expect, test } from '@jest/globals'
import { ownExchange } from '@shared/testing/own-exchange'
import { renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor } from '@testing-library/react'
import { buy, investor, mine } from '../../testing/orders.ts'

ownExchange()
beforeEach(() => localStorage.clear())

const routes = ['/taolilicai', '/touziOrder', '/ieo', '/jiedaiAccount']
const open = (query: Record<string, string> = {}, o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./investments.screen.tsx'), { path: '/touziOrder', query, routes, as: {}, ...o })
const names = async () => (await screen.findAllByRole('button', { name: /days|TH\/s|\(test\)/ })).map(x => x.textContent)

test('orders of every kind stand together; a kind filters, with its own counts, and stands in the address', async () => {
  const as = await investor()
  await buy(as)
  await buy(as, '500', 'B1', '0.08')
  await mine(as)
  const { user, at } = await open({}, { as })
  expect(await names()).toEqual([
    ...['S21 200 TH/sNot started', 'Harbour Light Grid Bond (test)Not started', 'AI arbitrage, 7 daysNot started'],
  ])
  expect(await screen.findByRole('button', { name: 'Not started 3' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Bonds' }))
  await waitFor(() => expect(at()).toBe('/touziOrder?type=3'))
  await waitFor(async () => expect(await names()).toEqual(['Harbour Light Grid Bond (test)Not started']))
  expect(await screen.findByRole('button', { name: 'Not started 1' })).toBeTruthy()
})

test('applications for tokens and loans are one press away where they are live, and nowhere else', async () => {
  await open()
  expect(screen.getByRole('link', { name: 'Token offering' }).getAttribute('href')).toBe('#/ieo?tab=records')
  expect(screen.getByRole('link', { name: 'Loan account' }).getAttribute('href')).toBe('#/jiedaiAccount')
  await open({}, { routes: ['/touziOrder'] })
  expect(await screen.findByText('No orders yet')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('list')).toBeNull()
})

test('while it loads there are rows; what did not load comes at Retry', async () => {
  const { user, mend } = await open({}, { down: true })
  expect(screen.getAllByRole('status', { name: 'Loading...' }).length).toBeGreaterThan(0)
  expect(await screen.findByText("Couldn't load your orders")).toBeTruthy()
  mend()
  for (const retry of screen.getAllByRole('button', { name: 'Retry' })) await user.click(retry)
  expect(await screen.findByText('No orders yet')).toBeTruthy()
})

test('a first load without a connection says so, and goes on when it is back', async () => {
  const { online } = await open({}, { offline: true })
  expect((await screen.findAllByText('No connection')).length).toBeGreaterThan(0)
  act(() => online())
  expect(await screen.findByText('No orders yet')).toBeTruthy()
})
