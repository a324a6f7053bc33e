import { expect, test } from '@jest/globals'
import { loseConnection } from '@shared/testing/screen'
import { act, screen, waitFor, within } from '@testing-library/react'
import { button, figure, list, openAside, playTo, sheet, show } from './testing.tsx'

test('a stop that trails is set with the place where it begins, and moves in favour of the position alone', async () => {
  const shown = await show()
  await openAside(shown.person)
  await shown.user.click(await screen.findByRole('button', { name: /^TP \/ SL BTC/ }))
  const targets = await sheet('Take profit / stop loss')
  await shown.user.type(within(targets).getByRole('textbox', { name: /^Trailing stop/ }), '600')
  await within(targets).findByText(/^Your stop is now 63,400.00/)
  await shown.user.click(within(targets).getByRole('button', { name: 'Save' }))
  await screen.findByText('Take profit and stop loss saved')
  await screen.findByText('Trails by 600.00')
  await playTo(100)
  expect(await list(shown.person, 1)).toMatchObject([{ stopLossPrice: '64400', trailing: '600' }])
})

test('a distance beyond the liquidation is refused at its field', async () => {
  await playTo(200)
  const shown = await show()
  await openAside(shown.person)
  await shown.user.click(await screen.findByRole('button', { name: /^TP \/ SL BTC/ }))
  const targets = await sheet('Take profit / stop loss')
  await shown.user.type(within(targets).getByRole('textbox', { name: /^Trailing stop/ }), '5000')
  await within(targets).findByText("You'd be liquidated at 61,074.83 first")
})

test('a reversal shows both, and leaves as much on the other side', async () => {
  const shown = await show()
  await openAside(shown.person)
  await shown.user.click(await screen.findByRole('button', { name: 'Reverse BTC/USDT' }))
  const reverse = await sheet('Reverse position')
  expect(figure('Opens', reverse)).toBe('Short 20x · 0.1 BTC')
  // the totals are an answer of their own, which may come after the list's
  await waitFor(() => expect(figure('Available', reverse)).toBe('Now 4,676.80→ After 4,670.40 USDT'))
  await shown.user.click(within(reverse).getByRole('button', { name: 'Close and open Short 20x' }))
  await screen.findByText('Reversed: Short 20x at 64,000.00')
  expect(await list(shown.person, 1)).toMatchObject([{ direction: 2, quantity: '0.1', margin: '320' }])
  expect(await list(shown.person, 3)).toMatchObject([{ direction: 1, closeReason: 1 }])
})

test('all positions are closed at once, each by its name, at prices that are dated while there is no connection', async () => {
  const shown = await show()
  await openAside(shown.person, { quantity: '0.01' })
  await openAside(shown.person, { quantity: '0.02', direction: 2 })
  await screen.findByRole('tab', { name: 'Positions 2' })
  await shown.user.click(await button('Close all'))
  const all = await sheet('Close all')
  for (const name of ['BTC/USDT · Long 20x', 'BTC/USDT · Short 20x']) within(all).getByText(name)
  expect(within(all).queryByText(/^As of/)).toBeNull()
  let back = () => {}
  act(() => {
    back = loseConnection()
  })
  await within(all).findByText(/^As of (\d+ \w+ )?\d\d:\d\d:\d\d$/)
  act(() => back())
  await shown.user.click(within(all).getByRole('button', { name: 'Close 2 positions' }))
  await screen.findByText('All positions closed')
  expect(await list(shown.person, 1)).toEqual([])
})
