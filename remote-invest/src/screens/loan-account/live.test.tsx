/** A call and a liquidation, as the page sees their prices come. */
import { beforeEach, expect, test } from '@jest/globals'
import { tapedExchange } from '@shared/testing/own-exchange'
import { advance } from '@shared/testing/screen'
import { screen, waitFor, within } from '@testing-library/react'
import { loansOf, pledge, text } from '../../testing/loans.ts'
import { card, field, figure, gauge, ltv, open, sheet, verified } from './testing.tsx'

/** Each test plays on from where the last one stood. */
tapedExchange({
  start: '2026-11-25 10:00:00',
  symbols: {
    BTCUSDT: [
      [0, '100000'],
      [20, '78000'],
      [40, '100000'],
      [60, '78000'],
      [80, '100000'],
      [100, '78000'],
      [120, '70000'],
    ],
  },
  gaps: [],
})
beforeEach(() => localStorage.clear())

let played = 0
async function playTo(second: number): Promise<void> {
  await advance(second - played)
  played = second
}

test('at the call it says so by itself, with both ways back; the one of repaying leads to 65 %', async () => {
  const as = await verified('0', { BTC: '0.1' })
  await pledge(as)
  const { user } = await open({}, { as })
  await waitFor(async () => expect(ltv(await card())).toBe('60.00%'))
  expect(screen.queryByText('Collateral call')).toBeNull()
  await playTo(21)
  const one = await card()
  await within(one).findByText('Collateral call')
  expect(text(one)).toContain(
    'Repay 930.00 USDT or add 0.0183432 BTC to get back to 65%. At 85% part of your collateral is sold.',
  )
  expect([ltv(one), gauge(one).dataset.level]).toEqual(['76.92%', 'warn'])
  await user.click(within(one).getByRole('button', { name: 'Repay' }))
  const on = await sheet('Repay')
  await user.click(await within(on).findByRole('button', { name: 'Back to 65%' }))
  expect(field(on).value).toBe('930')
  await waitFor(() => expect(figure(on, 'LTV')).toBe('Now 76.92%→ After 65.00%'))
  await user.click(within(on).getByRole('button', { name: /^Repay 930/ }))
  await waitFor(async () => expect(ltv(await card())).toBe('65.00%'))
  await waitFor(() => expect(screen.queryByText('Collateral call')).toBeNull())
})

test('the way back of pledging more leads there too', async () => {
  await playTo(41)
  const as = await verified('0', { BTC: '0.2' })
  await pledge(as)
  await playTo(61)
  const { user } = await open({}, { as })
  const one = await card()
  await within(one).findByText('Collateral call')
  await user.click(within(one).getByRole('button', { name: 'Add collateral' }))
  const on = await sheet('Add collateral')
  await user.click(await within(on).findByRole('button', { name: 'Back to 65%' }))
  expect(field(on).value).toBe('0.0183432')
  await user.click(within(on).getByRole('button', { name: /^Add 0\.0183432/ }))
  await waitFor(() => expect(screen.queryByText('Collateral call')).toBeNull())
  expect((await loansOf(as))[0]).toMatchObject({ pledgeAmount: '0.1183432', owed: '6000' })
})

test('at the liquidation part of it is sold: the page shows what is left, without being asked', async () => {
  await playTo(81)
  const as = await verified('0', { BTC: '0.1' })
  await pledge(as)
  await open({}, { as })
  await waitFor(async () => expect(ltv(await card())).toBe('60.00%'))
  await playTo(101)
  await within(await card()).findByText('Collateral call')
  await playTo(121)
  await waitFor(async () => expect(figure(await card(), 'Owed')).toBe('1,693.94 USDT'))
  const one = await card()
  await waitFor(() => expect(ltv(one)).toBe('65.00%'))
  expect(text(one)).toContain('0.03722943 BTC')
  expect(screen.queryByText('Collateral call')).toBeNull()
})
