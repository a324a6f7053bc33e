/** The quantity of a confirm sheet stands while the price moves, and it is the one that fills. */
import { expect, test } from '@jest/globals'
import { positionListCall } from '@shared/contract'
import { tradeTypes } from '@shared/contract/codes'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  button,
  client,
  figure,
  list,
  passRisk,
  playTo,
  says,
  sheet,
  show,
  takeLeverage,
  text,
  tokenOf,
} from './testing.tsx'

test('a spot purchase typed as an amount keeps its quantity and the first sheet names that amount', async () => {
  const { user, person } = await show({ query: { mode: 'spot', symbol: 'ETHUSDT' }, as: { balance: '10000' } })
  await user.type(await screen.findByRole('textbox', { name: /^Pay/ }), '500')
  await says(() => button(/^Buy ETH/), 'You receive 0.15609375 ETH')
  await user.click(await button(/^Buy ETH/))
  const told = await sheet('How spot trading works')
  expect(text(told)).toContain('If ETH falls to zero, you lose the 500.00 USDT you paid.')
  await user.click(within(told).getByRole('button', { name: 'Continue' }))
  const confirm = await sheet('Confirm order')
  expect(text(confirm)).toContain('0.15609375 ETH')
  await playTo(100)
  await waitFor(() => expect(figure('You pay', confirm)).toBe('515.63 USDT'))
  const paid = within(confirm).getByRole('button', { name: /515 ?\.63/, description: 'Show all digits' })
  paid.focus()
  await user.keyboard('{Enter}')
  expect(figure('You pay', confirm)).toBe('515.625 USDT')
  await user.click(within(confirm).getByRole('button', { name: /515 ?\.625/, description: 'Show two decimals' }))
  expect(figure('You pay', confirm)).toBe('515.63 USDT')
  expect(text(confirm)).toContain('0.15609375 ETH')
  await user.click(within(confirm).getByRole('button', { name: 'Buy ETH' }))
  await screen.findByText('You bought 0.15609375 ETH')
  const { records } = await client().ask(positionListCall, { tradeType: tradeTypes.spot }, tokenOf(person))
  expect(records).toMatchObject([{ quantity: '0.15625', margin: '515.625' }])
})

test('a contract slid to a share of the balance keeps the quantity that its sheet opened with', async () => {
  const shown = await show()
  await takeLeverage(shown, '20x')
  const slider = await screen.findByRole('slider', { name: 'Percentage of available balance' })
  await waitFor(() => expect(slider.matches(':disabled')).toBe(false))
  fireEvent.change(slider, { target: { value: '50' } })
  await says(() => button(/^Buy long/), 'Liq. ')
  const { value: quantity } = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Quantity/ })
  await shown.user.click(await button(/^Buy long/))
  await passRisk(shown)
  const confirm = await sheet('Confirm order')
  expect(text(confirm)).toContain(`${quantity} BTC`)
  await playTo(200)
  await waitFor(() => expect(figure('Market price', confirm)).toBe('64,000.00'))
  expect(text(confirm)).toContain(`${quantity} BTC`)
  await shown.user.click(within(confirm).getByRole('button', { name: 'Buy long' }))
  await screen.findByText('Long BTC/USDT opened at 64,000.00')
  expect(await list(shown.person, 1)).toMatchObject([{ quantity }])
})
