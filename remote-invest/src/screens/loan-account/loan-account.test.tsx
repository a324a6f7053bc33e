import { beforeEach, expect, test } from '@jest/globals'
import { tapedExchange } from '@shared/testing/own-exchange'
import { loseConnection } from '@shared/testing/screen'
import { act, screen, waitFor, within } from '@testing-library/react'
import { borrower, give, lend, pass, payBack, pledge, text } from '../../testing/loans.ts'
import { card, figure, gauge, ltv, open, sheet, verified } from './testing.tsx'

tapedExchange({ start: '2026-11-25 10:00:00', symbols: { BTCUSDT: [[0, '100000']] }, gaps: [] })
beforeEach(() => localStorage.clear())

const page = () => text(document.querySelector('main'))

test('what is owed is principal and interest; the next due date brings the interest until then; both limits are told', async () => {
  const as = await verified('0', { BTC: '0.1' })
  await pledge(as)
  await pass(as, 25)
  await open({}, { as })
  const one = await card()
  expect(page()).toContain('Owed, USDT')
  expect(page()).toContain('6,001.206,000.00 principal + 1.20 interest')
  expect(page()).toMatch(/Next due, \d+ \w+6,007\.20Available to borrow45,000\.00/)
  expect([figure(one, 'Owed'), figure(one, 'Taken on the due date')]).toEqual(['6,001.20 USDT', '6,007.20 USDT'])
  expect([figure(one, 'Daily rate'), figure(one, 'Due date')]).toEqual([
    '0.02% · 7.30% a year',
    expect.stringMatching(/^\d\d\/\d\d\//),
  ])
  expect(figure(one, 'Next interest')).toMatch(/^1\.20 USDT · 23:00:0\d$|^1\.20 USDT · 22:59:/)
  await waitFor(() => expect(text(one)).toContain('0.10 BTC ≈ 10,000.00 USDT · Day 2 of 7'))
  const used = screen.getByRole('progressbar', { name: 'Pledge loan: limit used' })
  expect([used.getAttribute('aria-valuetext'), page()]).toEqual([
    '12.00%',
    expect.stringContaining('6,000.00 of 50,000.00'),
  ])
})

test('each level of identity has its limits, one’s own is marked, and the next is a link away', async () => {
  const as = await verified()
  await open({}, { as })
  await screen.findByText('No active loans')
  const levels = screen.getAllByRole('row').map(text)
  expect(levels).toEqual([
    ...['IdentityPledge loanCredit loan', 'Not verified 2,000.000.00'],
    ...['Basic verification Your level50,000.001,000.00', 'Advanced verification 500,000.0010,000.00'],
  ])
  expect(screen.getByRole('link', { name: 'Raise limits' }).getAttribute('href')).toBe('#/shenfenRenzhengAd')
  await open()
  await screen.findByText('No active loans')
  expect(screen.getByRole('link', { name: 'Raise limits' }).getAttribute('href')).toBe('#/shenfenRenzheng')
})

test('a loan on coins shows where its collateral stands, a credit does not; either is paid back from its card', async () => {
  const as = await verified('0', { BTC: '0.1' })
  const { id } = await pledge(as)
  await open({}, { as })
  const one = await card()
  await waitFor(() => expect(figure(one, 'Collateral call price at 75%')).toBe('−20.00% · 80,000.00'))
  expect(figure(one, 'Liquidation price at 85%')).toBe('−29.41% · 70,588.23')
  expect(ltv(one)).toBe('60.00%')
  expect(gauge(one).dataset.level).toBe('calm')
  await payBack(as, id, 'all')
  await lend(as)
  const { user } = await open({}, { as })
  const other = await card('Credit loan')
  expect(within(other).queryByRole('img')).toBeNull()
  expect(within(other).queryByText('Approved')).toBeNull() // of a review that is long over: it runs
  expect(within(other).queryByRole('button', { name: 'Add collateral' })).toBeNull()
  await user.click(within(other).getByRole('button', { name: 'Repay' }))
  expect(await sheet('Repay')).toBeTruthy()
})

test('overdue is red: since when, what a day costs, when collateral is sold, and that nothing else is lent', async () => {
  const as = await verified('0', { BTC: '0.1' })
  await pledge(as)
  await give(as, 'USDT', '-6000')
  await pass(as, 169)
  await open({}, { as })
  const one = await card()
  expect(within(one).getByText('Overdue', { selector: '[data-kind=bad]' })).toBeTruthy()
  expect(text(one)).toMatch(/Overdue since \d\d\/\d\d\/\d{4} .*you pay 1\.5 times the daily rate.*sell collateral from/)
  expect([figure(one, 'Daily rate'), text(one)]).toEqual([
    '0.03% · 10.95% a year',
    expect.stringContaining('1 day overdue'),
  ])
  expect(page()).toMatch(/Overdue since \d+ \w+6,009\.00Available to borrow0\.00/)
  expect(within(one).queryByText('Taken on the due date')).toBeNull()
})

test('without repaying by hand only a price can be tried, and no address opens a sheet', async () => {
  const as = await verified('0', { BTC: '0.1' })
  const { id } = await pledge(as)
  await open({ sheet: 'repay', id }, { as, without: ['loan-manage'] })
  const one = await card()
  expect(text(one)).toContain('Taken from your balance account on the due date.')
  expect(within(one).getAllByRole('button').map(text)).toEqual(['What if?'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a loan that is nobody’s, or another’s, is not found', async () => {
  const other = await verified('0', { BTC: '0.1' })
  const { id } = await pledge(other)
  await open({ sheet: 'repay', id })
  expect(await within(await sheet('Repay')).findByText('Loan not found')).toBeTruthy()
})

test('nothing owed leads to borrowing', async () => {
  await open({}, { as: await borrower() })
  expect(await screen.findByText('No active loans')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Borrow' }).getAttribute('href')).toBe('#/jiedai')
  expect(page()).toContain('0.00 principal + 0.00 interest')
  expect(page()).toMatch(/Next due--/)
})

test('while it loads, its shape stands there', async () => {
  await open()
  expect(screen.getAllByRole('status', { name: 'Loading...' }).length).toBeGreaterThan(0)
  expect(await screen.findByText('No active loans')).toBeTruthy()
})

test('what did not load says why, and comes at Retry', async () => {
  const { user, mend } = await open({}, { down: true })
  expect(await screen.findByText("Couldn't load your loan account")).toBeTruthy()
  mend()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('No active loans')).toBeTruthy()
})

test('without a connection it says so, and comes by itself when there is one; what was known stays, with its time', async () => {
  const { online } = await open({}, { offline: true })
  expect(await screen.findByText('No connection')).toBeTruthy()
  act(online)
  expect(await screen.findByText('No active loans')).toBeTruthy()
  act(() => void loseConnection())
  expect((await screen.findAllByText(/^As of \d\d:\d\d:\d\d$/)).length).toBe(1)
  expect(screen.getByText('No active loans')).toBeTruthy()
})
