import { beforeEach, expect, test } from '@jest/globals'
import { ownExchange } from '@shared/testing/own-exchange'
import { renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor } from '@testing-library/react'
import { addBond, inDays } from '../../testing/bond.ts'
import { back, buy, investor, skip } from '../../testing/orders.ts'

ownExchange()
beforeEach(() => localStorage.clear())

const routes = ['/zhaiquan', '/zhaiquanDetail', '/zhaiquanOrder']
const open = (query: Record<string, string> = {}, o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./bond-orders.screen.tsx'), { path: '/zhaiquanOrder', query, routes, as: {}, ...o })
const plain = (text: string | null | undefined) => (text ?? '').replace(/\u00a0/g, ' ')
const card = async () => plain((await screen.findByRole('button', { name: /^Bond B-/ })).closest('li')?.textContent)

test('while it is raised it may be cancelled; the last of it sold, it starts at midnight and nobody steps back', async () => {
  const as = await investor()
  const { id } = await addBond({ total: '3650', end: await inDays(3) })
  await buy(as, '1000', id, '0.08')
  await open({}, { as })
  expect(await card()).toMatch(/Not started1,000\.00 USDT8\.00% a yearStarts in 3 days at the latest$/)
  const second = await buy(as, '2650', id, '0.08')
  await open({ id: second.id }, { as })
  expect(await screen.findByText("The bond is sold out, so this order can't be cancelled.")).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Cancel order/ })).toBeNull()
})

test('coupons stand in its calendar: 3,650 at 8 % for 90 days brings 24.00 each 30 days; running, it can’t be sold', async () => {
  const who = await investor()
  const { id } = await addBond({ total: '3650' })
  const bought = await buy(who, '3650', id, '0.08')
  await skip('24h')
  await skip('721h')
  const as = await back(who)
  const { user } = await open({ id: bought.id }, { as })
  expect(await screen.findByText("A bond can't be sold before maturity.")).toBeTruthy()
  const first = await screen.findByRole('button', { name: /^Coupon 1, .*, Paid$/ })
  expect(first.getAttribute('aria-pressed')).toBe('true')
  const income = () => plain(screen.getByText('Income', { selector: 'dt' }).nextElementSibling?.textContent)
  expect(income()).toBe('24.00 USDT')
  await user.click(screen.getByRole('button', { name: /^Coupon 3, .*, Upcoming$/ }))
  await waitFor(() => expect(screen.getByText('Coupon 3', { selector: 'b' })).toBeTruthy())
  expect(income()).toBe('24.00 USDT')
  expect(plain(screen.getByText('Principal and coupons').nextElementSibling?.textContent)).toBe('3,722.00 USDT')
})

test('while it loads there are rows; what did not load comes at Retry; nothing yet leads to the bonds', async () => {
  const { user, mend } = await open({}, { down: true })
  expect(screen.getAllByRole('status', { name: 'Loading...' }).length).toBeGreaterThan(0)
  expect(await screen.findByText("Couldn't load your orders")).toBeTruthy()
  mend()
  for (const retry of screen.getAllByRole('button', { name: 'Retry' })) await user.click(retry)
  expect(await screen.findByText('No orders yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Browse products' }).getAttribute('href')).toBe('#/zhaiquan')
})

test('a first load without a connection says so, and goes on when it is back', async () => {
  const { online } = await open({}, { offline: true })
  expect((await screen.findAllByText('No connection')).length).toBeGreaterThan(0)
  act(() => online())
  expect(await screen.findByText('No orders yet')).toBeTruthy()
})
