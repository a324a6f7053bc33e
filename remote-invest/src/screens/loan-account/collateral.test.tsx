import { beforeEach, expect, test } from '@jest/globals'
import { tapedExchange } from '@shared/testing/own-exchange'
import { screen, waitFor, within } from '@testing-library/react'
import { give, heldBy, lend, payBack, pledge, text } from '../../testing/loans.ts'
import { card, field, figure, ltv, open, sheet, verified } from './testing.tsx'

tapedExchange({ start: '2026-11-25 10:00:00', symbols: { BTCUSDT: [[0, '100000']] }, gaps: [] })
beforeEach(() => localStorage.clear())

async function adding(coins = '0.15') {
  const as = await verified('0', { BTC: coins })
  const { id } = await pledge(as)
  const shown = await open({ sheet: 'collateral', id }, { as })
  const on = await sheet('Add collateral')
  await waitFor(() => expect(text(on)).toMatch(/Available 0\.\d+ BTC/))
  return { ...shown, as, id, on }
}

test('more of the coin: ratio, prices and balance before and after; then the gauge stands there', async () => {
  const { user, as, on, at } = await adding()
  await user.click(within(on).getByRole('button', { name: '100%' }))
  await waitFor(() => expect(figure(on, 'LTV')).toBe('Now 60.00%→ After 40.00%'))
  expect(figure(on, 'Collateral')).toBe('Now 0.10→ After 0.15 BTC')
  expect(figure(on, 'Collateral call price at 75%')).toBe('Now 80,000.00→ After 53,333.33')
  expect(figure(on, 'Balance account')).toBe('Now 0.05→ After 0.00 BTC')
  await user.click(within(on).getByRole('button', { name: /^Add 0\.05/ }))
  expect(await screen.findByText('Collateral added')).toBeTruthy()
  await waitFor(() => expect(at()).toMatch(/^\/jiedaiAccount(\?id=\w+)?$/))
  await waitFor(async () => expect(ltv(await card())).toBe('40.00%'))
  expect(await heldBy(as, 'BTC')).toBe('0')
})

test('more than there is says how much is missing', async () => {
  const { user, on } = await adding()
  await user.type(field(on), '0.07')
  expect(await within(on).findByText('More than your available balance')).toBeTruthy()
  expect(text(on)).toContain('You need 0.02 BTC more')
  expect(within(on).getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('#/chongzhi?currency=BTC')
})

test('coins that left meanwhile refuse at the field, with how many there are', async () => {
  const { user, as, on } = await adding()
  await user.type(field(on), '0.05')
  await give(as, 'BTC', '-0.04')
  await user.click(within(on).getByRole('button', { name: /^Add 0\.05/ }))
  await waitFor(() => expect(field(on).getAttribute('aria-invalid')).toBe('true'))
  expect(await heldBy(as, 'BTC')).toBe('0.01')
})

test('a loan that is paid by now takes none', async () => {
  const { user, as, id, on } = await adding()
  await user.type(field(on), '0.05')
  await payBack(as, id, 'all')
  await user.click(within(on).getByRole('button', { name: /^Add 0\.05/ }))
  expect(await within(on).findByText("This loan isn't active")).toBeTruthy()
  expect(await heldBy(as, 'BTC')).toBe('0.15')
})

test('nothing typed says so at the field', async () => {
  const { user, on } = await adding()
  await user.click(within(on).getByRole('button', { name: 'Add collateral' }))
  expect(await within(on).findByText('Enter an amount')).toBeTruthy()
})

test('a credit has no collateral, and says so', async () => {
  const as = await verified()
  const { id } = await lend(as)
  await open({ sheet: 'collateral', id }, { as })
  expect(await within(await sheet('Add collateral')).findByText('This loan has no collateral')).toBeTruthy()
})
