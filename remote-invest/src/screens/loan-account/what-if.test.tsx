/** A price that is tried on a pledge loan, and what the exchange does where it was told to sell. */
import { beforeEach, expect, test } from '@jest/globals'
import { tapedExchange } from '@shared/testing/own-exchange'
import { advance } from '@shared/testing/screen'
import { fireEvent, waitFor, within } from '@testing-library/react'
import { loansOf, pledge, text } from '../../testing/loans.ts'
import { card, figure, gauge, open, sheet, verified } from './testing.tsx'
import { saleAt } from './what-if.model.ts'

tapedExchange({
  start: '2026-11-25 10:00:00',
  symbols: {
    BTCUSDT: [
      [0, '100000'],
      [60, '70588.23'],
    ],
  },
  gaps: [],
})
beforeEach(() => localStorage.clear())

const type = (of: HTMLElement, value: string) =>
  fireEvent.change(within(of).getByRole('textbox', { name: 'If BTC costs' }), { target: { value } })

test('LTV, call and what is left follow the price; beyond the sale they stand still, and the exchange sells what was told', async () => {
  const as = await verified('0', { BTC: '0.1' })
  await pledge(as)
  const { user } = await open({}, { as })
  await user.click(within(await card()).getByRole('button', { name: 'What if the price of BTC changes?' }))
  const what = await sheet('What if?')
  const told = () => ['LTV', 'Collateral is worth', 'Left after repaying all'].map(label => figure(what, label))
  await within(what).findByRole('slider', { name: 'Price' })
  expect(told()).toEqual(['60.00%', '10,000.00 USDT', '4,000.00 USDT'])
  type(what, '80000')
  await waitFor(() => expect(told()).toEqual(['75.00%', '8,000.00 USDT', '2,000.00 USDT']))
  expect(text(what)).toContain('Collateral call at 80,000.00')
  for (const price of ['70588.23', '40000', '0.01']) {
    type(what, price)
    await waitFor(() => expect(told()).toEqual(['85.00%', '7,058.82 USDT', '1,058.82 USDT']))
    expect(text(what)).toContain('Part of your collateral is sold at 70,588.23. The figures stop there.')
  }
  expect(gauge(what).dataset.level).toBe('danger')
  await user.click(within(what).getByRole('button', { name: 'Back to the current price' }))
  await waitFor(() => expect(told()[0]).toBe('60.00%'))
  const [loan] = await loansOf(as)
  const sale = loan && saleAt(loan, '0.02', 2)
  expect(text(what)).toContain(`At 70,588.23 we sell ${sale?.sold} BTC of your collateral`)
  await advance(61)
  const [sold] = await loansOf(as)
  expect(sold).toMatchObject({ pledgeAmount: sale?.rest, owed: sale?.owed })
  const [event] = (sold?.events ?? []).filter(({ code }) => code === 'liquidated')
  expect(event).toMatchObject({ amount: sale?.sold, price: sale?.at })
})
