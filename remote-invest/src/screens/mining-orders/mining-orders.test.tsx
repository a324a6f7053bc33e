import { beforeEach, expect, test } from '@jest/globals'
import { operate } from '@shared/testing/exchange-process'
import { ownExchange } from '@shared/testing/own-exchange'
import { exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor } from '@testing-library/react'
import { investor, mine, skip } from '../../testing/orders.ts'

ownExchange()
beforeEach(() => localStorage.clear())

const routes = ['/kuangchi', '/kuangchiDetail', '/kuangchiOrder']
const open = (query: Record<string, string> = {}, o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./mining-orders.screen.tsx'), { path: '/kuangchiOrder', query, routes, as: {}, ...o })
const plain = (text: string | null | undefined) => (text ?? '').replace(/\u00a0/g, ' ')
const rowOf = (label: string) => plain(screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent)

/** Whose machine earned on its first day, and on the second stood idle: it mined too little to pay for its power. */
async function withIdleDay() {
  const as = await investor()
  const { id } = await mine(as, 2)
  await operate(exchange(), 'mining', 'output', 'S21', '0.00015', '--from', await dayIn(1))
  await operate(exchange(), 'mining', 'output', 'S21', '0.00005', '--from', await dayIn(2))
  await skip('49h')
  await skip('24h')
  return { as, id }
}

/** yyyy-MM-dd so many days from the exchange's today. */
async function dayIn(days: number): Promise<string> {
  const today = String(await operate(exchange(), 'clock', 'show')).slice(0, 10)
  return new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

test('machines that run say how many they are and what they brought in the coin; the totals tell it in USDT and in the coin', async () => {
  const { as } = await withIdleDay()
  await open({}, { as })
  const head = await screen.findByRole('button', { name: /^S21 200 TH\/s/ })
  const text = plain(head.closest('li')?.textContent)
  expect(text).toMatch(/^S21 200 TH\/sRunning5,600\.00 USDT2 units2 \/ 730 days/)
  expect(text).toMatch(/Cumulative income\+0\.000\d+ BTCNext income in [\d:]+728 days left$/)
  await waitFor(() => expect(plain(document.body.textContent)).toMatch(/Today 0\.00 BTC, total \+0\.000\d+ BTC/))
})

test('of a day that paid gross, power and price are told; of an idle one that nothing was paid or charged', async () => {
  const { as, id } = await withIdleDay()
  const { user } = await open({ id }, { as })
  const idle = await screen.findByRole('button', { name: /^Day 2, .*, Idle$/ })
  expect(idle.getAttribute('aria-pressed')).toBe('true')
  expect([rowOf('Gross output'), rowOf('Income')]).toEqual(['0.0001 BTC', '0.00 BTC'])
  expect(rowOf('Power cost')).toMatch(/^−0\.0001\d+ BTC$/)
  expect(
    screen.getByText(/^Power cost more than the machine mined.*You earned nothing and paid nothing\.$/),
  ).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Day 1, .*, Paid$/ }))
  await waitFor(() => expect(rowOf('Gross output')).toBe('0.0003 BTC'))
  expect(rowOf('BTC price')).toMatch(/^[\d,.]+ USDT$/)
  await user.click(screen.getByRole('button', { name: /^Day 3, .*, Upcoming$/ }))
  expect(await screen.findByText("Income depends on that day's price and output.")).toBeTruthy()
  expect(screen.queryByText('Income', { selector: 'dt' })).toBeNull()
})

test('a machine that runs can’t be returned, and says so; its days turn by four weeks', async () => {
  const { as, id } = await withIdleDay()
  const { user } = await open({ id }, { as })
  expect(
    await screen.findByText("The purchase price isn't refunded, and an active machine can't be returned."),
  ).toBeTruthy()
  expect([rowOf('Price paid'), rowOf('Machines'), rowOf('Runs for')]).toEqual(['5,600.00 USDT', '2 units', '730 days'])
  expect(screen.queryByRole('button', { name: /^Redeem early/ })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Later days' }))
  expect(await screen.findByRole('button', { name: /^Day 29, .*, Upcoming$/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Previous days' }))
  expect(await screen.findByRole('button', { name: /^Day 1, / })).toBeTruthy()
})

test('before it starts it is cancelled free of charge', async () => {
  const as = await investor()
  const { id } = await mine(as)
  const { user } = await open({ id }, { as })
  const cancel = await screen.findByRole('button', { name: /^Cancel order/ })
  expect(plain(cancel.textContent)).toBe('Cancel orderYou get 2,800.00 USDT back. No fee.')
  await user.click(cancel)
  await user.click((await screen.findAllByRole('button', { name: /^Cancel order/ })).at(-1) as HTMLElement)
  expect((await screen.findAllByText('Cancelled', { selector: '[data-kind=bad]' })).length).toBeGreaterThan(0)
})

test('while it loads there are rows; what did not load comes at Retry; nothing yet leads to the pool', async () => {
  const { user, mend } = await open({}, { down: true })
  expect(screen.getAllByRole('status', { name: 'Loading...' }).length).toBeGreaterThan(0)
  expect(await screen.findByText("Couldn't load your orders")).toBeTruthy()
  mend()
  for (const retry of screen.getAllByRole('button', { name: 'Retry' })) await user.click(retry)
  expect(await screen.findByText('No orders yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Browse products' }).getAttribute('href')).toBe('#/kuangchi')
})

test('a first load without a connection says so, and goes on when it is back', async () => {
  const { online } = await open({}, { offline: true })
  expect((await screen.findAllByText('No connection')).length).toBeGreaterThan(0)
  act(() => online())
  expect(await screen.findByText('No orders yet')).toBeTruthy()
})
